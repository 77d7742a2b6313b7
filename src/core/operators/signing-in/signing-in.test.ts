import pino from "pino";
import { expect, test } from "vitest";
import { addOperator, password } from "../../../../tests/support/operators.ts";
import { freshDatabase, type TestDatabase } from "../../../../tests/support/postgres.ts";
import { createAttemptCount, createRateLimit } from "../../../platform/rate-limit.ts";
import { createWaitingRoom } from "../../../platform/waiting-room.ts";
import { requestResetLink } from "../password-reset.ts";
import { createAuth } from "./auth.ts";
import { admitGuess, delaySeconds, mailGuessNotice } from "./guessing.ts";
import { createKnownDevices } from "./known-devices.ts";
import { signIn } from "./signing-in.ts";
import { startVisit, type Visit } from "./visit.ts";

const olive = "olive@example.com";
const secret = "x".repeat(40);

/** What signing in needs, with waiting places for `places` strangers. */
function signInServices({ database, pool }: TestDatabase, places = 0) {
  const config = { publicUrl: "https://www.example.com.au", companyName: "Smart Sites" };
  const log = pino({ level: "silent" });
  const auth = createAuth({ database, log, config }, secret);
  const limit = (name: string, attempts: number) =>
    createRateLimit(pool, { name, attempts, perSeconds: 900 });
  return {
    ...{ database, config, log, auth: async () => auth },
    knownDevices: createKnownDevices({ secret, publicUrl: config.publicUrl }),
    waitingRoom: createWaitingRoom({ inAll: places, anAccount: places, aNetwork: places }),
    signInAttempts: createAttemptCount(pool, { name: "sign-in-account", perSeconds: 3600 }),
    rateLimits: {
      signInFromAddress: limit("address", 30),
      signInFromDevice: limit("device", 2),
      signInCode: limit("code", 10),
      guessInSession: limit("session", 5),
      guessByOperator: limit("operator", 15),
      guessNotice: limit("notice", 1),
      resetFromAddress: limit("reset-address", 5),
      resetOfAccount: limit("reset-account", 1),
    },
  };
}

function visitFrom(address: string): Visit {
  return startVisit(new Request("https://www.example.com.au/admin/sign-in"), address);
}

/** The same browser returning from another address. */
function laterVisit(earlier: Visit, address: string): Visit {
  const visit = visitFrom(address);
  visit.headers.set("cookie", earlier.cookies.map((cookie) => cookie.split(";")[0]).join("; "));
  return visit;
}

test("five strangers' guesses are free, then each waits longer, up to half a minute", () => {
  const delays = [1, 5, 6, 7, 8, 9, 10, 11, 1000].map(delaySeconds);
  expect(delays).toEqual([0, 0, 1, 2, 4, 8, 16, 30, 30]);
});

test("a known device is let through, until it has guessed too often itself", async () => {
  await using db = await freshDatabase();
  await addOperator(db);
  const services = signInServices(db);
  const first = visitFrom("192.0.2.1");
  expect((await signIn(services, first, { email: olive, password })).outcome).toBe("signed-in");
  const cookie = first.cookies.find((set) => set.includes(".device_")) ?? "";
  expect(cookie).toMatch(/^__Host-operator\.device_\w{12}=[\w.-]+; Path=\/; /);
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);

  // All from one address, until the limit by address refuses it.
  for (let n = 0; n < 40; n++) await admitGuess(services, visitFrom("192.0.2.9"), olive);
  const stranger = await admitGuess(services, visitFrom("192.0.2.9"), olive);
  expect(stranger).toMatchObject({
    outcome: "too-many",
    retryAfterSeconds: expect.toSatisfy((s) => s > 60),
  });
  const full = { outcome: "too-many", retryAfterSeconds: 5 };
  expect(await admitGuess(services, visitFrom("192.0.2.10"), olive)).toEqual(full);

  const device = () => laterVisit(first, "192.0.2.9");
  expect(await admitGuess(services, device(), olive)).toEqual({ outcome: "admitted" });
  const forged = device();
  forged.headers.set("cookie", device().headers.get("cookie")?.replace(/.$/, "!") ?? "");
  expect((await admitGuess(services, forged, olive)).outcome).toBe("too-many");
  expect((await admitGuess(services, device(), olive)).outcome).toBe("admitted");
  expect((await admitGuess(services, device(), olive)).outcome).toBe("too-many");
});

test("a device is known only to the account that signed in on it", async () => {
  await using db = await freshDatabase();
  const { knownDevices } = signInServices(db);
  const visit = visitFrom("192.0.2.1");
  knownDevices.remember(visit, olive);
  const id = knownDevices.recognise(visit, olive);
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(knownDevices.recognise(visit, "stan@example.com")).toBeUndefined();
  knownDevices.remember(visit, "stan@example.com");
  knownDevices.remember(visit, olive);
  expect(knownDevices.recognise(laterVisit(visit, "192.0.2.2"), olive)).toBe(id);
  // The signature of one account under the name of the other.
  const [own = "", others = ""] = visit.cookies.map((cookie) => cookie.split(";")[0] ?? "");
  const crossed = visitFrom("192.0.2.1");
  crossed.headers.set("cookie", `${own.split("=")[0]}=${others.split("=")[1]}`);
  expect(knownDevices.recognise(crossed, olive)).toBeUndefined();
});

test("an operator is told after twenty guesses, once a day, unless they are switched off", async () => {
  await using db = await freshDatabase();
  const stan = "stan@example.com";
  await addOperator(db, { email: stan, name: "Stan", role: "staff" });
  await db.pool.query("update operators set banned = true");
  await addOperator(db);
  const services = signInServices(db);
  for (const email of [olive, stan, "nobody@example.com"]) {
    for (let n = 1; n <= 45; n++) {
      if (n === 25) await services.signInAttempts.forget(email);
      await admitGuess(services, visitFrom(`192.0.2.${n}`), email);
    }
  }
  const jobs = await db.pool.query("select payload from graphile_worker._private_jobs order by id");
  const asked = jobs.rows.map(({ payload }) => payload.email);
  expect(asked).toEqual([olive, stan, "nobody@example.com"]);
  for (const email of asked) await mailGuessNotice(db, email);
  const { rows } = await db.pool.query("select kind, to_address from emails");
  expect(rows).toEqual([{ kind: "sign-in-guesses", to_address: olive }]);
});

test("a wrong password costs the same work whether the address is an operator's or not", async () => {
  await using db = await freshDatabase();
  await addOperator(db);
  const services = signInServices(db);
  // Processor time, not the clock, which other tests slow down.
  async function workFor(email: string) {
    const before = process.cpuUsage();
    for (let n = 1; n <= 4; n++) {
      const visit = visitFrom(`192.0.2.${n}`);
      await signIn(services, visit, { email, password: "wrong wrong wrong" });
    }
    const { user, system } = process.cpuUsage(before);
    await services.signInAttempts.forget(email);
    return user + system;
  }
  await workFor(olive); // loads and warms up what both need
  const ratio = (await workFor("nobody@example.com")) / (await workFor(olive));
  expect(ratio).toBeGreaterThan(0.6);
  expect(ratio).toBeLessThan(1.6);
});

test("asking for a new password leaves the same traces for any address, and never refuses one", async () => {
  await using db = await freshDatabase();
  await addOperator(db);
  const services = signInServices(db);
  const ask = (email: string, from: string) => requestResetLink(services, { email, from });
  const counted = async () => {
    const { rows } = await db.pool.query(`
      select (select count(*) from graphile_worker.jobs)::int as jobs,
        (select count(*) from emails)::int as emails,
        (select count(*) from operator_set_up_links where purpose = 'reset')::int as links`);
    return rows[0];
  };
  expect((await ask("nobody@example.com", "192.0.2.1")).outcome).toBe("sent");
  expect(await counted()).toEqual({ jobs: 1, emails: 0, links: 0 });
  expect((await ask(olive, "192.0.2.2")).outcome).toBe("sent");
  expect(await counted()).toEqual({ jobs: 2, emails: 0, links: 0 });
  // The limit here is one email per account: a second is promised but not sent.
  expect((await ask(olive, "192.0.2.3")).outcome).toBe("sent");
  expect((await counted()).jobs).toBe(2);
});
