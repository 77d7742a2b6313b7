import { randomFillSync } from "node:crypto";
import { expect, test } from "vitest";
import { brief, postBrief, postFile } from "../../support/builders.ts";
import { eventually } from "../../support/eventually.ts";
import { Browser, password } from "../../support/operators.ts";
import { get } from "../../support/raw-request.ts";
import { liveSite } from "../../support/sites/live-sites.ts";
import { docx, photo } from "../../support/uploads.ts";
import { expectEverybodyOnce } from "./everybody-once.ts";
import { brokenOff, startLoad } from "./load.ts";
import { hasNginx, sitesDomain, startNginx } from "./nginx.ts";
import { overTls } from "./over-tls.ts";
import { restartInTurn, threeProcesses } from "./three-processes.ts";

test.skipIf(!hasNginx)(
  "deploy/nginx.conf (where nginx is installed) lets through what the app takes and nothing else",
  async () => {
    await using site = await threeProcesses({
      ADMIN_EMAIL: "olive@example.com",
      ADMIN_PASSWORD: password,
      PUBLIC_URL: "https://localhost",
    });
    await using nginx = await startNginx(site.processes);

    const plain = await fetch(`${nginx.plainUrl}/start?form=brief`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([
      301,
      `${nginx.url}/start?form=brief`,
    ]);
    const otherHost = nginx.url.replace("localhost", "127.0.0.1");
    await expect(fetch(otherHost)).rejects.toThrow("fetch failed");
    expect((await fetch(`${nginx.url}/readyz`)).status).toBe(404);

    const page = await fetch(`${nginx.url}/about?name=Mia`, {
      headers: { "accept-encoding": "br" },
    });
    expect(page.headers.get("content-encoding")).toBe("br");
    expect(page.headers.get("strict-transport-security")).toContain("max-age=31536000");
    // nginx writes its line after the answer has left.
    await eventually(() => nginx.accessLog().includes("GET /about 200"));
    expect(nginx.accessLog()).not.toContain("Mia");

    const operator = new Browser(nginx);
    const signIn = { email: "olive@example.com", password };
    expect((await operator.post("/admin/sign-in", signIn)).status).toBe(303);
    for (let n = 0; n < 6; n++) expect((await operator.get("/admin")).status).toBe(200);

    const largest = docx({
      name: "word/media/photo.jpeg",
      content: noise(10 * 1024 * 1024 - 4096),
    });
    expect((await postFile(nginx, largest, "menu.docx")).status).toBe(201);
    const tooLarge = await postFile(nginx, Buffer.alloc(11 * 1024 * 1024, "a"), "menu.txt");
    expect([tooLarge.status, await tooLarge.json()]).toEqual([
      422,
      { outcome: "refused", refusal: "tooLong" },
    ]);
    const form = new FormData();
    for (const [name, value] of Object.entries(brief())) form.append(name, value);
    for (let n = 0; n < 10; n++)
      form.append("files", new File([Buffer.from(await photo())], `${n}.jpg`));
    expect((await postBrief(nginx, form)).status).toBe(200);

    // A page of a version that only one of them has: each is asked for its script.
    expect((await fetch(`${nginx.url}/_astro/of-a-newer-version.js`)).status).toBe(404);
    const line = await eventually(() => nginx.accessLog().match(/of-a-newer-version.*\n/)?.[0]);
    for (const { url } of site.processes) expect(line).toContain(new URL(url).host);

    // Anyone who is sent on from a process that is gone is not named either. nginx passes over one that
    // it found gone for a while, so pages that it logs and pages that it doesn't each find their own.
    await site.processes[0]?.app().kill();
    for (let n = 0; n < 6; n++) await fetch(`${nginx.url}/about?name=Mia`);
    await eventually(() => nginx.accessLog().includes(" 502, "));
    await site.processes[1]?.app().kill();
    for (let n = 0; n < 6; n++) {
      await fetch(`${nginx.url}/review/secret-token?name=Zoe`);
      await fetch(`${nginx.url}/me/secret-token?name=Zoe`);
    }
    expect(nginx.accessLog() + nginx.errorLog()).not.toMatch(/secret-token|Zoe|Mia/);
  },
  300_000,
);

test.skipIf(!hasNginx)(
  "customers’ hosts behind deploy/nginx.conf (where nginx is installed) show their own site, over TLS",
  async () => {
    await using site = await threeProcesses({
      PUBLIC_URL: "https://localhost",
      SITES_DOMAIN: sitesDomain,
    });
    await using nginx = await startNginx(site.processes);
    await liveSite({ database: site.db.database, files: site.files });
    const home = (host: string) =>
      new URL(nginx.url.replace("localhost", `${host}.${sitesDomain}`));

    const live = await eventually(async () => {
      const answer = await overTls(home("wattle"));
      return answer.status === 200 ? answer : undefined;
    });
    expect(live.text).toContain("Bread, by hand");
    expect((await overTls(home("nobody"))).status).toBe(421);
    expect((await fetch(`${nginx.url}/about`)).status).toBe(200);

    const { port } = new URL(nginx.plainUrl);
    const plain = await get(nginx.plainUrl, `wattle.${sitesDomain}:${port}`, "/?from=card");
    expect([plain.status, plain.header("location")]).toEqual([301, `${home("wattle")}?from=card`]);
  },
  300_000,
);

test.skipIf(!hasNginx)(
  "behind deploy/nginx.conf (where nginx is installed), a restart of each process and kill -9 of one lose no request",
  async () => {
    // The visitor's address is the one before nginx's own, as behind a CDN.
    await using site = await threeProcesses({ DRAIN_SECONDS: "3", TRUST_PROXY: "2" });
    await using nginx = await startNginx(site.processes);
    const load = startLoad(nginx);
    await restartInTurn(site, load);
    expect(load.failures).toEqual([]);
    const [killed] = site.processes;
    await killed.app().kill();
    const before = load.answered();
    await eventually(() => load.answered() > before + 100);
    await load.stop();
    // What nginx had begun to pass on when its process died, it can't take back.
    const lost = load.failures.filter(({ what }) => !what.endsWith(brokenOff));
    expect(lost).toEqual([]);
    await expectEverybodyOnce(site, load.acknowledged, { mailsTwice: 2 });
  },
  300_000,
);

/** What a zip archive cannot make smaller. */
function noise(bytes: number): Buffer {
  return randomFillSync(Buffer.alloc(bytes));
}
