import pg from "pg";

// Believable people: skewed names, providers and statuses, and the same ones in every run.

const firstNames =
  "Oliver Mia Noah Charlotte Jack Amelia William Isla Leo Olivia Henry Ava Thomas Grace Lucas Ella Liam Zoe James Sophie Ethan Ruby Lachlan Chloe Cooper Matilda Harrison Evie Max Willow Hudson Harper Archie Ivy Levi Lucy Hunter Sienna Alexander Emily Aarav Priya Wei Ling Mohammed Fatima Giorgos Eleni Thanh Linh Patrick Siobhan Kofi Amara Bjorn Astrid Zoltan Ilse Xanthe Quentin";
const lastNames =
  "Smith Jones Williams Brown Wilson Taylor Nguyen Johnson Martin White Anderson Walker Thompson Thomas Lee Harris Ryan Robinson Kelly King Davis Wright Evans Roberts Green Hall Wood Jackson Clarke Patel Khan Lewis James Phillips Mitchell Campbell Singh Murphy Hughes Edwards Tran Baker Collins Young Morris Stewart Kaur Murray Papadopoulos O'Brien Chen McDonald Wang Kovacs Fitzgerald Oyelaran Lindqvist Yamamoto Dubois Zielinski Quirke Vandenberg Xu Abernathy";
const providers =
  "gmail.com outlook.com bigpond.com icloud.com hotmail.com yahoo.com.au optusnet.com.au iinet.net.au live.com.au proton.me example.com.au";

/** The middle of the list, where one company has sent all its staff within days. */
export const crowd = { from: 0.8, through: 0.82, provider: "coffscakes.example" };

/**
 * Fills an empty waitlist with this many people, each with a brief and every tenth with an email,
 * then creates the indexes. Inserting rows without indexes is many times faster.
 *
 * @returns how many seconds the indexes took, as they would in an upgrade of such a list.
 */
export async function fillWaitlist(url: string, people: number): Promise<{ indexing: number }> {
  const client = new pg.Client({ connectionString: url }); // without the time limits of the pool
  await client.connect();
  try {
    await client.query(
      "set maintenance_work_mem = '1GB'; set max_parallel_maintenance_workers = 1; select setseed(0.5)",
    );
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
      select indexname as name, indexdef as definition from pg_indexes
      where tablename in ('waitlist', 'emails', 'site_briefs') and indexname not like '%\\_pkey'
    `);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await client.query(`
      insert into waitlist (name, email, phone, preferred_plan, status, position, source, created_at)
      select first || ' ' || last,
        lower(first || '.' || replace(last, '''', '') || n) || '@' || case
          when n between ${people} * ${crowd.from} and ${people} * ${crowd.through}
          then '${crowd.provider}' else provider end,
        case when a < 0.7 then '04' || lpad((b * 1e8)::int::text, 8, '0') end,
        case when b < 0.4 then 'once-off' else 'monthly' end,
        case when c < 0.02 then 'removed' when n > ${people} * 0.1 then 'waiting'
          when c < 0.6 then 'joined' else 'invited' end,
        n, jsonb_build_object('page', case when a < 0.5 then '/start' else '/waitlist' end),
        now() - interval '1 year' * (${people} - n) / ${people}
      from generate_series(1, ${people}) as n
      cross join lateral (select random() as a, random() as b, random() as c, n as of) as chance
      cross join lateral (select
        (string_to_array('${firstNames}', ' '))[1 + floor(60 * power(random(), 2))] as first,
        (string_to_array('${lastNames.replaceAll("'", "''")}', ' '))[1 + floor(64 * power(random(), 2))] as last,
        (string_to_array('${providers}', ' '))[1 + floor(11 * power(random(), 2))] as provider,
        n as of
      ) as person
    `);
    await client.query(`
      insert into emails (kind, to_address, subject, status, attempts, message_id, created_at, sent_at)
      select 'waitlist-confirmation', email, 'You''re number ' || position, 'sent', 1,
        '<' || id || '@example.com>', created_at, created_at
      from waitlist where position % 10 = 0;
      insert into site_briefs (status, created_at, updated_at, business_name, contact_name, email,
        business_description, site_goals, style, has_domain)
      select case when position < ${people} * 0.9 then 'completed' else 'submitted' end,
        created_at, created_at, 'Shop of ' || name, name, email,
        repeat('We bake cakes and bread in ' || split_part(email, '@', 2) || '. ', 5),
        'More orders', 'warm', false
      from waitlist
    `);
    const start = performance.now();
    for (const { definition } of indexes) await client.query(definition);
    for (const table of ["emails", "waitlist", "site_briefs"]) {
      await client.query(`alter index ${table}_search alter column 1 set statistics 1000`);
    }
    const indexing = (performance.now() - start) / 1000;
    await client.query("vacuum (analyze) waitlist");
    await client.query("vacuum (analyze) emails");
    await client.query("vacuum (analyze) site_briefs");
    return { indexing };
  } finally {
    await client.end();
  }
}
