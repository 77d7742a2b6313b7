import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { postFile } from "../../support/builders.ts";
import { dataFolder } from "../../support/data-folder.ts";
import { eventually } from "../../support/eventually.ts";
import { scale } from "../../support/scale.ts";
import { startDns } from "../../support/servers/dns.ts";
import {
  answer,
  goodLocal,
  startLanguageModel,
} from "../../support/servers/language-model-server.ts";
import { startOpenMeteo } from "../../support/servers/open-meteo.ts";
import { sendNotFound, startRegistry } from "../../support/servers/registry.ts";
import { startS3 } from "../../support/servers/s3.ts";
import { startSmtp } from "../../support/servers/smtp.ts";
import { uploadErrors } from "./explained.ts";
import { expectEverythingRight, MAILS_AT_A_TIME, warmUp } from "./ledger.ts";
import { emptyLedger, PATIENCE_MS, startLoad } from "./load.ts";
import { type Mood, okWith, startProxy } from "./proxy.ts";
import { type Site, startSite } from "./site.ts";

// A service that says nothing, or a byte a second, costs its whole time-out.
const quick: Mood[] = ["away", "lying"];
const moods: Mood[] = [...quick, "curt", "silent", ...(scale(0, 1) ? (["slow"] as const) : [])];
const storeMoods: Mood[] = [...quick, ...(scale(0, 1) ? (["silent", "slow"] as const) : [])];

/** Pauses of visitors: what they send while no email goes out has to go out afterwards. */
const PAUSE_MS = 1_000;

test("email, model, registry, DNS and weather in any mood leave forms and tools alone", {
  timeout: 600_000,
}, async () => {
  await using data = await dataFolder();
  await using outside = await outsideWorld();
  await using site = await startSite({ data, smtp: outside.smtp, environment: outside.variables });
  const ledger = emptyLedger();
  const before = await warmUp(site, ledger, 1);
  for (const mood of moods) {
    outside.set(mood);
    const load = startLoad(site.url, ledger, PAUSE_MS);
    const [answers] = await Promise.all([askEveryTool(site, mood), sleep(2_000)]);
    expect([mood, answers]).toEqual([mood, { startup: 200, local: 200, weather: 200 }]);
    await load.stop();
  }
  outside.set("well");
  expect(outside.mailHangUps()).toBeGreaterThan(0);
  expect(ledger.failures).toBe(0);
  // An email whose acceptance never came through goes again: at most what was in flight at each turn.
  const doubledMails = (moods.length + 1) * MAILS_AT_A_TIME;
  await expectEverythingRight(site, ledger, {
    doubledMails,
    errors: [/^jobs: Failed task/],
    before,
  });
});

test("a file store in any mood refuses uploads in time and loses none it took", {
  timeout: 600_000,
}, async () => {
  await using s3 = await startS3({ pageSize: 1_000 });
  await using store = await startProxy(s3.url, { lie: okWith({ error: "slow down" }) });
  await using site = await startSite({
    s3,
    environment: {
      S3_ENDPOINT: store.url,
      S3_BUCKET: "uploads",
      S3_ACCESS_KEY_ID: "key-id",
      S3_SECRET_ACCESS_KEY: "secret",
    },
  });
  const ledger = emptyLedger();
  await warmUp(site, ledger, 1);
  for (const mood of storeMoods) {
    const load = startLoad(site.url, ledger, PAUSE_MS);
    store.set(mood);
    const started = performance.now();
    const refused = await postFile({ url: site.url() }, "Menu", "menu.txt", {
      "x-forwarded-for": "10.251.0.1",
    });
    expect([mood, refused.status]).toEqual([mood, 503]);
    expect([mood, performance.now() - started < PATIENCE_MS]).toEqual([mood, true]);
    store.set("well");
    const { length } = ledger.briefs;
    await eventually(() => ledger.briefs.length > length);
    await load.stop();
  }
  await expectEverythingRight(site, ledger, { errors: uploadErrors });
});

/** Everything outside that the app speaks to, each behind a proxy. */
async function outsideWorld() {
  const smtp = await startSmtp();
  const model = await startLanguageModel((_asked, response) => answer(response, goodLocal));
  const registry = await startRegistry((_domain, response) => sendNotFound(response));
  const sky = await startOpenMeteo();
  let dnsMood: Mood = "well";
  const dns = await startDns(() => {
    if (dnsMood === "silent" || dnsMood === "slow") return "silent";
    return dnsMood === "well" || dnsMood === "curt" ? "no such name" : "server failure";
  });
  const nonsense = { lie: okWith({ error: { message: "overloaded" } }) };
  const proxies = [
    await startProxy(smtp.url, {
      lie: "421 4.7.0 Try again later\r\n",
      speaksFirst: true,
      lastWord: "250 OK: message",
    }),
    await startProxy(model.settings.baseUrl, nonsense),
    await startProxy(registry.url, nonsense),
    await startProxy(sky.url, nonsense),
  ] as const;
  const [mail, ideas, domains, weather] = proxies;
  return {
    // Emails that come through the proxy are kept by the real server.
    smtp: { ...smtp, url: mail.url },
    variables: {
      AI_BASE_URL: `${ideas.url}/v1`,
      AI_MODEL: "test",
      AI_API_KEY: "key",
      RDAP_BOOTSTRAP_URL: `${domains.url}/dns.json`,
      DNS_SERVERS: dns.address,
      WEATHER_BASE_URL: weather.url,
    },
    mailHangUps: mail.hangUps,
    set(mood: Mood): void {
      dnsMood = mood;
      for (const proxy of proxies) proxy.set(mood);
    },
    async [Symbol.asyncDispose]() {
      for (const server of [...proxies, smtp, model, registry, sky, dns]) {
        await server[Symbol.asyncDispose]();
      }
    },
  };
}

/** The status of each tool's answer. A function that throws, or takes too long, shows as such. */
async function askEveryTool(site: Site, mood: Mood) {
  const ask = async (name: string, body: object): Promise<number> => {
    const response = await fetch(`${site.url()}/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    await response.json();
    return response.status;
  };
  const niche = `dogs and ${mood}`; // never what was remembered
  const [startup, local, weather] = await Promise.all([
    ask("generate-startup-domain", { niche, businessType: "any", domainStyles: [".com"] }),
    ask("generate-local-mvp-ideas", {
      location: "Dubbo",
      skills: niche,
      budget: "0-500",
      teamPreference: "solo",
    }),
    ask("get-weather", { cityName: "Dubbo" }),
  ]);
  return { startup, local, weather };
}
