import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { addSetUpLink } from "../../../src/core/operators/set-up.ts";
import { connect } from "../../../src/database/client.ts";
import { startPrivatePostgres } from "../../../src/platform/postgres/private-postgres.ts";
import { brief, person, postBrief, postFile, postJoin } from "../../support/builders.ts";
import { dataFolder } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { addOperator, Browser, enrol, password, signedIn } from "../../support/operators.ts";
import { scale } from "../../support/scale.ts";
import { startOpenMeteo } from "../../support/servers/open-meteo.ts";
import { expectEverythingRight, warmUp } from "./ledger.ts";
import { emptyLedger, startLoad } from "./load.ts";
import { type Site, startSite } from "./site.ts";

const HOUR = 3_600_000;

/** The app's clock compared with PostgreSQL's; it is right again at the end. */
const jumps = [24 * HOUR, -HOUR, 0, ...(scale(0, 1) ? [-24 * HOUR, 30 * 24 * HOUR, 0] : [])];

test("a clock that jumps by hours and days keeps nobody out and loses nothing", {
  timeout: 600_000 + jumps.length * 30_000,
}, async () => {
  await using data = await dataFolder();
  await using sky = await startOpenMeteo();
  await using site = await startSite({
    data,
    environment: {
      WEATHER_BASE_URL: sky.url,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: password,
    },
  });
  const ledger = emptyLedger();
  const before = await warmUp(site, ledger, 1);
  const invitation = await addOthers(data.path);
  const earlier = await uploadedKey(site);
  await postBrief({ url: site.url() }, brief({ email: "clock@example.com" }));
  const strangers = ["10.200.0.1"];
  await exhaust(site, "10.200.0.1");
  const atFirst = await signedIn({ url: site.url() }, owner);
  const { app: codes } = await enrol(await signedIn({ url: site.url() }, careful));

  for (const ahead of jumps) {
    await site.setClockAhead(ahead);
    const load = startLoad(site.url, ledger);

    // Anyone who is over a limit waits exactly as long as it says, by whichever clock it was reached.
    const stranger = `10.200.1.${strangers.length}`;
    strangers.push(stranger);
    await exhaust(site, stranger);
    for (const address of strangers) {
      const refused = await joinFrom(site, address);
      expect([ahead, address, refused.status]).toEqual([ahead, address, 429]);
      const seconds = Number(refused.headers.get("retry-after"));
      expect([ahead, address, seconds >= 1 && seconds <= 600]).toEqual([ahead, address, true]);
    }

    // The sweep takes neither uploads of today nor one that is under way.
    const sending = startSlowUpload(site.url());
    await eventually(async () => (await site.files()).incoming.length > 0);
    await site.query("select graphile_worker.add_job('sweep_uploads')");
    // Those that are due: a jump leaves one that is not, and the next hour's takes its place.
    const sweeps =
      "select from graphile_worker.jobs where task_identifier = 'sweep_uploads' and run_at <= now()";
    await eventually(async () => (await site.query(sweeps)).length === 0);
    expect([ahead, await sending.finish()]).toEqual([ahead, 201]);
    expect(await site.query("select from brief_files where key = $1", [earlier])).toHaveLength(1);

    // An operator may have to sign in anew, and can.
    const browser = await signedIn({ url: site.url() }, owner);
    const list = await (await browser.get("/admin/briefs?q=clock")).text();
    expect([ahead, /4[78] h left/.test(list)]).toEqual([ahead, true]);
    expect((await browser.get("/admin")).status).toBe(200);
    expect([ahead, await getsIn(site, await freshCode(codes, ahead))]).toEqual([ahead, true]);
    const link = await fetch(`${site.url()}/admin/set-up?token=${invitation}`);
    expect([ahead, link.status]).toEqual([ahead, 200]);

    // A weather source that failed is asked again after ten seconds, whatever the time.
    sky.set({ broken: true });
    await weatherIn(site, cities[jumps.indexOf(ahead)] ?? "hobart");
    sky.set({ broken: false });
    await load.stop();
    await site.jobsAreDone();
  }

  expect((await atFirst.get("/admin")).status).toBeOneOf([200, 302]);
  const hasWeather = async () => {
    await sleep(1_000); // an address may ask 120 times, and time has to pass
    return !(await weatherIn(site, "darwin")).error;
  };
  await eventually(hasWeather);
  const odd = await site.query(
    "select status from emails where abs(extract(epoch from sent_at - created_at)) > 600",
  );
  expect(odd).toEqual([]);
  const claimed = await postBrief({ url: site.url() }, brief({ email: "late@example.com" }), {
    fileKeys: [earlier],
  });
  expect(claimed.status).toBe(200);
  await expectEverythingRight(site, ledger, { before });
});

const owner = { email: "olive@example.com" };
const careful = { email: "cora@example.com" };
const cities = ["Sydney", "Perth", "Albury", "Dubbo", "Orange", "Bendigo"];

function joinFrom(site: Site, address: string): Promise<Response> {
  const email = `limit-${address}@example.com`;
  return postJoin({ url: site.url() }, person({ email }), {
    headers: { "x-forwarded-for": address },
  });
}

/** Uses up what one address may send within ten minutes. */
async function exhaust(site: Site, address: string): Promise<void> {
  for (let attempt = 0; attempt < 30; attempt++) {
    expect((await joinFrom(site, address)).status).toBe(200);
  }
}

async function uploadedKey(site: Site): Promise<string> {
  const answer = await (await postFile({ url: site.url() }, "Menu")).json();
  return answer.file.key;
}

/** An operator who will sign in by codes. @returns the token of an invitation for yet another. */
async function addOthers(dataDir: string): Promise<string> {
  const { url } = await startPrivatePostgres(dataDir);
  const { pool, database } = connect(url, { connections: 1, onConnectionLost: () => {} });
  try {
    await addOperator({ pool }, { ...careful, role: "staff" });
    const invitation = { purpose: "invite", email: "new@example.com", role: "staff" } as const;
    return await addSetUpLink(database, invitation);
  } finally {
    await pool.end();
  }
}

const shown = new Set<string>();

/** What an authenticator app shows at the app's time; each code opens once. */
async function freshCode(codes: TOTP, ahead: number): Promise<string> {
  const code = await eventually(() => {
    const next = codes.generate({ timestamp: Date.now() + ahead });
    return shown.has(next) ? undefined : next;
  });
  shown.add(code);
  return code;
}

/** Signs in by password and code. */
async function getsIn(site: Site, code: string): Promise<boolean> {
  const browser = new Browser({ url: site.url() });
  await browser.post("/admin/sign-in", { ...careful, password });
  await browser.post("/admin/sign-in", { step: "code", code });
  return (await browser.get("/admin")).status === 200;
}

async function weatherIn(site: Site, cityName: string): Promise<{ error?: string }> {
  const response = await fetch(`${site.url()}/functions/v1/get-weather`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ cityName }),
  });
  return response.json();
}

/** An upload of which half has arrived. */
function startSlowUpload(url: string) {
  const whole =
    '--x\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n' +
    `${"Cakes\n".repeat(20_000)}\r\n--x--\r\n`;
  const status = Promise.withResolvers<number | undefined>();
  const sending = request(`${url}/files`, {
    method: "POST",
    headers: {
      origin: url,
      "content-type": "multipart/form-data; boundary=x",
      "content-length": whole.length,
      "x-forwarded-for": "10.200.2.1",
    },
  });
  sending.on("response", (response) => {
    response.resume();
    status.resolve(response.statusCode);
  });
  sending.on("error", () => status.resolve(undefined));
  sending.write(whole.slice(0, whole.length / 2));
  return {
    finish() {
      sending.end(whole.slice(whole.length / 2));
      return status.promise;
    },
  };
}
