import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { eventually } from "../../../tests/support/eventually.ts";
import { freshDatabase, type TestDatabase } from "../../../tests/support/postgres.ts";
import { createLog } from "../log.ts";
import { startWorker } from "./worker.ts";

/** A worker that remembers what it ran. */
function ownWorker({ url }: TestDatabase) {
  const ran: string[] = [];
  const worker = startWorker({
    url,
    lists: [{ tasks: { say: (word) => void ran.push(String(word)) }, crontab: "" }],
    log: createLog("silent"),
  });
  return { ran, worker, [Symbol.asyncDispose]: () => worker.stop() };
}

/** Queues a job and lets it look as if a worker died with it at this attempt. */
async function diedWith({ pool }: TestDatabase, word: string, attempts: number): Promise<void> {
  await pool.query(
    // Later, so that no worker takes it before it is locked.
    `select graphile_worker.add_job('say', to_json($1::text), queue_name => $1, max_attempts => 3,
       run_at => now() + interval '1 hour')`,
    [word],
  );
  await pool.query(
    `update graphile_worker._private_jobs
     set locked_by = 'worker-of-yesterday', locked_at = now(), attempts = $2
     where payload #>> '{}' = $1`,
    [word, attempts],
  );
  await pool.query(
    `update graphile_worker._private_job_queues
     set locked_by = 'worker-of-yesterday', locked_at = now()`,
  );
}

test("the job of a dead worker comes back after a pause, longer each time, and no more at last", async () => {
  await using db = await freshDatabase();
  await diedWith(db, "once", 1);
  await diedWith(db, "twice", 2);
  await diedWith(db, "thrice", 3);
  await using own = ownWorker(db);
  const jobs = async () =>
    (
      await db.pool.query(
        `select payload #>> '{}' as word, attempts, locked_by,
           extract(epoch from run_at - updated_at)::float as pause
         from graphile_worker._private_jobs order by id`,
      )
    ).rows;
  await eventually(async () => (await jobs()).every(({ locked_by }) => locked_by === null));
  expect(await jobs()).toMatchObject([
    { word: "once", attempts: 1, pause: expect.closeTo(Math.E) },
    { word: "twice", attempts: 2, pause: expect.closeTo(Math.E ** 2) },
    { word: "thrice", attempts: 3 },
  ]);
  await db.pool.query(
    "select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs",
  );
  await eventually(async () => (await jobs()).length === 1);
  expect(own.ran.sort()).toEqual(["once", "twice"]);
  expect(await jobs()).toMatchObject([{ word: "thrice", attempts: 3 }]);
});

test("jobs of living workers are left to them", async () => {
  await using db = await freshDatabase();
  let finish = () => {};
  const slow = startWorker({
    url: db.url,
    lists: [
      { tasks: { say: () => new Promise<void>((resolve) => (finish = resolve)) }, crontab: "" },
    ],
    log: createLog("silent"),
  });
  await db.pool.query("select graphile_worker.add_job('say', '\"slowly\"')");
  const holders = async () => {
    const { rows } = await db.pool.query(
      "select locked_by from graphile_worker._private_jobs order by id",
    );
    return rows.map(({ locked_by }) => locked_by);
  };
  const [holder] = await eventually(async () => (await holders())[0] && holders());
  await diedWith(db, "dead", 3);
  await using _own = ownWorker(db); // looks for dead workers at once
  await eventually(async () => (await holders())[1] === null);
  expect(await holders()).toEqual([holder, null]);
  finish();
  await slow.stop();
});

test("what a job was given stays out of the log and its row when it fails", async () => {
  await using db = await freshDatabase();
  const worker = startWorker({
    url: db.url,
    lists: [
      {
        tasks: {
          say: async (word) =>
            void (await db.database.execute(sql`insert into nowhere values (${word})`)),
        },
        crontab: "",
      },
    ],
    log: createLog("silent"),
  });
  await db.pool.query("select graphile_worker.add_job('say', '\"mia@example.com\"')");
  const error = await eventually(async () => {
    const { rows } = await db.pool.query("select last_error from graphile_worker._private_jobs");
    return rows[0]?.last_error;
  });
  expect(error).toContain('relation "nowhere" does not exist');
  expect(error).not.toContain("mia@example.com");
  await worker.stop();
});
