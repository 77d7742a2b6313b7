import pLimit from "p-limit";
import { expect, test } from "vitest";
import { brief, person, postBrief, postFile, postJoin } from "../../support/builders.ts";
import { eventually } from "../../support/eventually.ts";
import { Browser, enrol, password } from "../../support/operators.ts";
import { photo } from "../../support/uploads.ts";
import { threeProcesses } from "./three-processes.ts";

/** docs/operations.md, "Several machines". */
const CONNECTIONS_OF_A_PROCESS = 19;

test("sign-ups at all three get dense positions and one email each, over a bounded number of connections", async () => {
  await using site = await threeProcesses();
  const { pool } = site.db;
  let connections = 0;
  const watch = setInterval(async () => {
    const { rows } = await pool.query(
      "select count(*)::int from pg_stat_activity where datname = current_database()",
    );
    connections = Math.max(connections, rows[0].count - pool.totalCount);
  }, 20);
  // 150 people, each of whom sends twice at the same time, to two processes.
  const thirtyAtATime = pLimit(30);
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, n) =>
      thirtyAtATime(async () => {
        const [one, time] = [n >> 1, n & 1];
        const to = site.processes[(one + time) % 3] ?? site.processes[0];
        const headers = { "x-forwarded-for": `10.0.${time}.${one}` };
        const fields = person({ email: `p${one}@example.com` });
        const response = await postJoin(to, fields, { headers });
        return { email: fields.email, ...(await response.json()) };
      }),
    ),
  );
  clearInterval(watch);
  const { rows } = await pool.query("select email, position from waitlist order by position");
  expect(rows.map(({ position }) => position)).toEqual(
    Array.from({ length: 150 }, (_, n) => n + 1),
  );
  const stored = new Map(rows.map(({ email, position }) => [email, position]));
  for (const { email, position } of answers) expect(position).toBe(stored.get(email));
  expect(answers.filter(({ outcome }) => outcome === "joined")).toHaveLength(150);

  await eventually(() => site.smtp.mails.length >= 150);
  expect(new Set(site.smtp.mails.map(({ to }) => to)).size).toBe(150);
  expect(site.smtp.mails).toHaveLength(150);
  expect(connections).toBeGreaterThan(3 * 5);
  expect(connections).toBeLessThanOrEqual(3 * CONNECTIONS_OF_A_PROCESS);
});

test("three that start at once on an empty database migrate it once, make one first operator, and share files, sessions, used codes, limits and the live view", async () => {
  const admin = { ADMIN_EMAIL: "olive@example.com", ADMIN_PASSWORD: password };
  await using site = await threeProcesses(admin);
  const { rows } = await site.db.pool.query(
    `select count(*) = count(distinct hash) and count(*) > 1 as once,
            (select count(*)::int from operators) as operators
     from drizzle.__drizzle_migrations`,
  );
  expect(rows).toEqual([{ once: true, operators: 1 }]);
  for (const { app } of site.processes) expect(await app().printed()).not.toContain('"level":50');
  const [first, second, third] = site.processes;
  const signIn = { email: "olive@example.com", password };

  const here = new Browser(first);
  expect((await here.post("/admin/sign-in", signIn)).status).toBe(303);
  const { app: codes } = await enrol(here);
  const [there, elsewhere] = [second, third].map((process) => sameBrowserAt(process, here));
  const version = async () => (await there?.get("/api/briefs/version"))?.json();
  const before = await version();
  const photoOfShop = await photo();
  const upload = await (await postFile(first, photoOfShop, "shop.jpg")).json();
  const file = `/files/${upload.file.key}`;
  expect((await fetch(third.url + file)).status).toBe(404);
  const sent = await postBrief(second, brief(), { fileKeys: [upload.file.key] });
  expect(sent.status).toBe(200);
  const served = await elsewhere?.get(`/admin${file}`);
  expect(await served?.bytes()).toEqual(new Uint8Array(photoOfShop));
  expect(await version()).not.toEqual(before);
  // The small copy is made, and the two emails are sent, by whichever of them took the job.
  await eventually(() => site.s3.objects.size === 2 && site.smtp.mails.length === 2);

  expect((await elsewhere?.get("/admin"))?.status).toBe(200);
  expect((await there?.post("/admin/sign-out", {}))?.status).toBe(303);
  for (const process of site.processes) {
    expect((await sameBrowserAt(process, here).get("/admin")).status).toBe(302);
  }

  const code = codes.generate();
  const entries = await Promise.all(
    [first, second, third].map(async (process, n) => {
      const asked = new Browser(site.processes[(n + 1) % 3] ?? first);
      await asked.post("/admin/sign-in", signIn);
      return sameBrowserAt(process, asked).post("/admin/sign-in", { step: "code", code });
    }),
  );
  expect(entries.map(({ status }) => status).sort()).toEqual([303, 401, 401]);

  const headers = { "x-forwarded-for": "203.0.113.9" };
  const statuses: number[] = [];
  for (let n = 0; n < 33; n++) {
    const to = site.processes[n % 3] ?? first;
    statuses.push((await postJoin(to, person(), { headers })).status);
  }
  expect(statuses.indexOf(429)).toBe(30);
  expect(statuses.slice(30)).toEqual([429, 429, 429]);
});

/** The next request of a browser, which a proxy sends to this process. */
function sameBrowserAt(process: { url: string }, browser: Browser): Browser {
  const there = new Browser(process);
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  return there;
}
