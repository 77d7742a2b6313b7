import { expect } from "vitest";
import type { App } from "../support/app.ts";
import { brief, postBrief } from "../support/builders.ts";
import { type EmptyApp, test } from "../support/empty-app.ts";
import { eventually } from "../support/eventually.ts";
import { appWithOwner } from "../support/operators.ts";

const startup = (niche: string) =>
  `/tools/startup-domain-generator?${new URLSearchParams({ niche, businessType: "any", domainStyles: ".com", variation: "0" })}`;
const local = (location: string, skills: string) =>
  `/tools/local-mvp-ideas?${new URLSearchParams({ location, skills, budget: "0-500", teamPreference: "solo", variation: "2" })}`;

const email = "mia@example.com";

test("a shortlist goes out as one email that tells each idea and leads to it", async ({
  emptyApp,
  smtp,
}) => {
  const site = withMails(await emptyApp({ SMTP_URL: smtp.url }));
  const links = [startup("dog grooming"), local("bendigo", "Sourdough")];
  const answer = await post(site.app, { email, ideas: links });
  expect([answer.status, await answer.json()]).toEqual([200, { outcome: "sent" }]);
  const [mail, ...others] = await site.mails(1);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to_address: email, subject: "The ideas from your shortlist" });
  const sealed = sealedPathsIn(mail?.text);
  expect(sealed).toHaveLength(2);
  for (const [at, path] of sealed.entries()) {
    const page = await (await fetch(site.app.url + path)).text();
    const title = /<title>(.*?) \| Smart Sites/.exec(page)?.[1] ?? "no title";
    expect(mail?.text).toContain(`${title.replaceAll("&#x27;", "'")}\n`);
    const moved = await fetch(site.app.url + path, { redirect: "manual" });
    const shown = new URL(moved.headers.get("location") ?? "", site.app.url);
    const kept = new URL(links[at] ?? "", site.app.url);
    expect([...shown.searchParams].sort()).toEqual([...kept.searchParams].sort());
  }
});

test("no word that was typed goes to the address that was typed", async ({ emptyApp, smtp }) => {
  const site = withMails(await emptyApp({ SMTP_URL: smtp.url }));
  const ideas = [
    startup("zebrafish"),
    startup("call zebrafish now"),
    startup("dog grooming zebrafish"),
    local("Zebrafishville", "dog grooming"),
    local("Bendigo zebrafish", "dog grooming"),
    local("Bendigo", "zebrafish care for pensioners"),
    startup("send money to grandma today"),
  ];
  expect(await (await post(site.app, { email, ideas })).json()).toEqual({ outcome: "sent" });
  const [mail] = await site.mails(1);
  expect(`${mail?.subject}${mail?.text}${mail?.html}${JSON.stringify(mail?.data)}`).not.toMatch(
    /zebrafish|pensioner|grandma|money/i,
  );
  expect(mail?.text.match(/Open it to read it\./g)).toHaveLength(ideas.length);
  const [first = ""] = sealedPathsIn(mail?.text);
  expect(await (await fetch(site.app.url + first)).text()).toMatch(/zebrafish/i);
});

test("one address gets three emails a day from all forms, and nobody who asks can send more", async ({
  smtp,
}) => {
  await using site = await appWithOwner({ SMTP_URL: smtp.url }); // it is refused for an hour
  await postBrief(site.app, brief({ email }));
  const outcomes: string[] = [];
  for (const address of [email, "MIA@example.com", "mia+1@example.com", email]) {
    const answer = await post(site.app, { email: address, ideas: [startup("bees")] });
    outcomes.push((await answer.json()).outcome);
  }
  expect(outcomes).toEqual(["sent", "sent", "held", "held"]);
  for (let sent = 4; sent < 10; sent++) {
    await post(site.app, { email: `mia@${sent}.example`, ideas: [startup("bees")] });
  }
  const eleventh = await post(site.app, { email: "tom@example.com", ideas: [startup("bees")] });
  expect(eleventh.status).toBe(429);
  expect(Number(eleventh.headers.get("retry-after"))).toBeGreaterThan(0);
});

test("what is wrong is said, and nothing is sent", async ({ emptyApp, smtp }) => {
  const site = withMails(await emptyApp({ SMTP_URL: smtp.url }));
  const nowhere = await post(site.app, { email: "mia", ideas: [startup("bees")] });
  expect([nowhere.status, await nowhere.json()]).toEqual([
    422,
    { outcome: "invalid", errors: { email: "Please enter a valid email address" } },
  ]);
  for (const ideas of [
    [],
    ["https://evil.example/", "/admin", "x".repeat(5_000), "//evil.example/tools/local-mvp-ideas"],
    [startup("")],
    [startup("suicide kits"), local("Bendigo", "pipe bombs")],
  ]) {
    expect((await post(site.app, { email, ideas })).status).toBe(422);
  }
  const elsewhere = await post(
    site.app,
    { email, ideas: [startup("bees")] },
    "https://evil.example",
  );
  expect(elsewhere.status).toBe(403);
  const { rows } = await site.db.pool.query("select count(*)::int as emails from emails");
  expect(rows).toEqual([{ emails: 0 }]);
  for (const sealed of ["x", "%00", "a".repeat(400)]) {
    expect((await fetch(`${site.app.url}/tools/idea/${sealed}`)).status).toBe(404);
  }
});

test("without a mail server nothing is promised", async ({ emptyApp }) => {
  const { app, db } = await emptyApp();
  const answer = await post(app, { email, ideas: [startup("bees")] });
  const reason = "Emails can’t be sent from here.";
  expect([answer.status, await answer.json()]).toEqual([409, { outcome: "unreadable", reason }]);
  const { rows } = await db.pool.query("select count(*)::int as emails from emails");
  expect(rows).toEqual([{ emails: 0 }]);
});

function withMails({ app, db }: EmptyApp) {
  return {
    app,
    db,
    /** The shortlists that went out, once there are so many. */
    mails: (count: number) =>
      eventually(async () => {
        const { rows } = await db.pool.query<{
          to_address: string;
          subject: string;
          text: string;
          html: string;
          data: unknown;
        }>("select * from emails where kind = 'kept-ideas' and status = 'sent'");
        return rows.length >= count ? rows : undefined;
      }),
  };
}

function post(
  app: Pick<App, "url">,
  { email, ideas }: { email: string; ideas: readonly string[] },
  origin = app.url,
): Promise<Response> {
  const body = new URLSearchParams({ email });
  for (const idea of ideas) body.append("idea", idea);
  return fetch(`${app.url}/tools/shortlist`, {
    method: "POST",
    headers: { origin, accept: "application/json" },
    body,
  });
}

function sealedPathsIn(text = ""): string[] {
  return [...text.matchAll(/https?:\/\/[^/\s]+(\/tools\/idea\/\S+)/g)].map(([, path = ""]) => path);
}
