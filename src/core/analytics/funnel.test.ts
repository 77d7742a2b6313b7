import { expect, test } from "vitest";
import { freshDatabase } from "../../../tests/support/postgres.ts";
import { funnelCsv } from "../../office/analytics/funnel-csv.ts";
import { createLog } from "../../platform/log.ts";
import { createCounts, deleteOldCounts } from "./counts.ts";
import { readFunnel, shareOf } from "./funnel.ts";
import { readPageSpeed } from "./page-speed.ts";

const today = "(now() at time zone 'Australia/Sydney')::date";

test("the funnel adds up each step by page, cities together and each alone", async () => {
  await using db = await freshDatabase();
  await db.pool.query(`
    insert into daily_counts values
      (${today}, '/', 'view', 80), (${today} - 6, '/', 'view', 20), (${today} - 7, '/', 'view', 1000),
      (${today}, '/', 'form', 25), (${today}, '/start', 'form', 5),
      (${today}, '/ai-smart-websites-dubbo', 'view', 10), (${today}, '/ai-smart-websites-dubbo', 'tool', 4),
      (${today}, '/ai-smart-websites-dubbo', 'form', 2), (${today}, '/ai-smart-websites-perth', 'view', 3),
      (${today}, '/once-a-page', 'view', 7);
    insert into waitlist (name, email, preferred_plan, position, source, created_at) values
      ('A', 'a@example.com', 'monthly', 1, '{"page": "/start", "from": "/ai-smart-websites-dubbo"}', now()),
      ('B', 'b@example.com', 'monthly', 2, '{"page": "/start", "from": "/"}', now() - interval '8 days'),
      ('C', 'c@example.com', 'monthly', 3, '{"page": "/waitlist"}', now());
    insert into site_briefs (business_name, email, business_description, site_goals, style, has_domain, source)
      values ('D', 'd@example.com', 'd', 'd', 'warm', false, '{"page": "/start", "from": "/"}');
  `);
  const funnel = await readFunnel(db, 7);
  expect(funnel.all.steps).toEqual({ view: 120, tool: 4, form: 32, signUp: 2, brief: 1 });
  expect(funnel.allCities.steps).toEqual({ view: 13, tool: 4, form: 2, signUp: 1, brief: 0 });
  expect(funnel.cities).toHaveLength(22);
  expect(funnel.cities.slice(0, 2).map(({ name, steps }) => [name, steps.view])).toEqual([
    ["Dubbo", 10],
    ["Perth", 3],
  ]);
  const steps = new Map(funnel.pages.map(({ path, steps }) => [path, steps]));
  expect(steps.get("/")).toEqual({ view: 100, tool: 0, form: 25, signUp: 0, brief: 1 });
  expect(steps.get("/start")).toEqual({ view: 0, tool: 0, form: 5, signUp: 1, brief: 0 });
  expect(steps.get("/once-a-page")?.view).toBe(7);
  expect((await readFunnel(db, 30)).all.steps).toMatchObject({ view: 1120, signUp: 3 });

  const home = steps.get("/");
  const dubbo = funnel.cities[0]?.steps;
  if (!home || !dubbo) throw new Error("a page is missing");
  expect([shareOf(home, "form"), shareOf(home, "brief"), shareOf(home, "view")]).toEqual([
    0.25,
    0.04,
    undefined,
  ]);
  expect([shareOf(dubbo, "tool"), shareOf(dubbo, "signUp")]).toEqual([0.4, 0.5]);

  // Somebody who isn't counted sends the form too.
  expect(shareOf({ view: 5, tool: 6, form: 2, signUp: 3, brief: 0 }, "tool")).toBe(1);
  expect(shareOf({ view: 5, tool: 6, form: 2, signUp: 3, brief: 0 }, "signUp")).toBe(1);

  const csv = funnelCsv(funnel).split("\r\n");
  expect(csv).toContain('"city","Dubbo","/ai-smart-websites-dubbo","10","4","2","1","0"');
  expect(csv).toContain('"page","Home","/","100","0","25","0","1"');
  expect(csv).toHaveLength(1 + funnel.pages.length + 22 + 1);
});

test("counts wait in memory while the database is away, and none is lost or doubled", async () => {
  await using db = await freshDatabase();
  const counts = createCounts({ ...db, log: createLog("silent") });
  counts.add("/", "view");
  counts.addVital("/", "CLS", 10);
  await db.pool.query("alter table daily_vitals rename to gone");
  await counts.flush();
  counts.add("/", "view");
  await db.pool.query("alter table gone rename to daily_vitals");
  await counts.flush();
  await counts.flush();
  const { rows } = await db.pool.query(
    "select page, event, count from daily_counts union all select page, vital, count from daily_vitals",
  );
  expect(rows).toEqual([
    { page: "/", event: "view", count: 2 },
    { page: "/", event: "CLS", count: 1 },
  ]);
});

test("speed is reported at p75 by kind of page, with the number of samples", async () => {
  await using db = await freshDatabase();
  await db.pool.query(`
    insert into daily_vitals values
      (${today}, '/ai-smart-websites-dubbo', 'LCP', 900, 2), (${today} - 1, '/ai-smart-websites-perth', 'LCP', 2600, 1),
      (${today}, '/ai-smart-websites-perth', 'LCP', 1200, 1), (${today} - 40, '/', 'LCP', 9000, 90),
      (${today}, '/about', 'CLS', 260, 1);
  `);
  const kinds = new Map((await readPageSpeed(db, 30)).map(({ name, speeds }) => [name, speeds]));
  expect(kinds.get("City pages")).toEqual({ LCP: { vital: "LCP", p75: 1200, samples: 4 } });
  expect(kinds.get("Other pages")).toEqual({ CLS: { vital: "CLS", p75: 260, samples: 1 } });
  expect(kinds.get("Home")).toEqual({});
  expect(Object.keys(kinds.get("All pages") ?? {})).toEqual(["LCP", "CLS"]);
});

test("counts older than 25 months are deleted, and newer ones are kept", async () => {
  await using db = await freshDatabase();
  await db.pool.query(`
    insert into daily_counts
      select ${today} - interval '25 months' - n * interval '1 day', '/', 'view', 1
      from generate_series(0, 2) as n;
    insert into daily_vitals
      select ${today} - interval '25 months' - n * interval '1 day', '/', 'LCP', 900, 1
      from generate_series(0, 2) as n;
  `);
  await deleteOldCounts(db);
  const { rows } = await db.pool.query(
    "select (select count(*)::int from daily_counts) as counts, (select count(*)::int from daily_vitals) as vitals",
  );
  expect(rows).toEqual([{ counts: 1, vitals: 1 }]);
});
