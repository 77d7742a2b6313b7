import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page, Route } from "@playwright/test";
import { placeOfBlob } from "../../../src/core/sites/pictures/site-files.ts";
import { addOperator, signedIn } from "../../support/operators.ts";
import { sendForReview, siteToSend } from "../../support/sites/reviews.ts";
import { expect, test } from "../support/journey.ts";

// What the frames of customers' sites hold back: see policyInOurFrame.
test.use({ expectedError: /./ });

const evil = "https://evil.example";

/** A page that tries everything, with a section in its place. */
const hostilePage = `<!doctype html><html><head>
<meta http-equiv="refresh" content="0;url=/pwned-refresh">
<base href="${evil}/"><link rel="stylesheet" href="${evil}/a.css">
<style>@import url(${evil}/b.css); body { background: url(${evil}/c.png) }</style>
<script>parent.pwned = 1; fetch("/pwned-script")</script>
<script src="/pwned.js"></script><script type="module">parent.pwned = 2</script>
</head><body onload="parent.pwned = 3"><main id="main"><section id="us"><h2>Us</h2>
<img src="${evil}/d.png" onerror="parent.pwned = 4"><svg onload="parent.pwned = 5"></svg>
<iframe src="${evil}/e"></iframe><iframe srcdoc="<script>parent.parent.pwned = 6</script>"></iframe>
<object data="${evil}/f.swf"></object><embed src="${evil}/g.swf">
<video src="${evil}/h.mp4" autoplay onerror="parent.pwned = 7"></video>
<a id="run" href="javascript:parent.pwned = 8">Run</a><a id="top" href="${evil}/top" target="_top">Out</a>
<a id="popup" href="/pwned-popup" target="_blank">Window</a>
<form id="form" action="/pwned-form" method="post"><button id="send">Send</button></form>
<details open ontoggle="parent.pwned = 9"><summary>More</summary></details>
</section></main></body></html>`;

/** Shows the page, does in the frame what a reader can, and fails if anything came of it. */
async function expectNothingRan(page: Page, address: string): Promise<void> {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  // What a policy blocks is told as a request too, but never comes this far.
  const outside: string[] = [];
  await page.context().route(`${evil}/**`, async (route) => {
    outside.push(route.request().url());
    await route.abort();
  });
  const windows: string[] = [];
  page.context().on("page", (opened) => windows.push(opened.url()));
  await page.goto(address);
  const frame = page.locator("iframe").first().contentFrame();
  await expect(frame.getByRole("heading", { name: "Us" })).toBeAttached();
  for (const id of ["run", "popup", "send", "top"]) {
    await frame.locator(`#${id}`).evaluate((element) => (element as HTMLElement).click());
  }
  await frame.locator("#form").evaluate((form) => (form as HTMLFormElement).requestSubmit());
  // Whatever was begun by then has had the time of another page to come through.
  await page.evaluate(() => fetch("/robots.txt").then((answer) => answer.text()));
  expect(await page.evaluate(() => "pwned" in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
  expect(outside).toEqual([]);
  expect(asked.filter((url) => url.includes("pwned"))).toEqual([]);
  expect(windows).toEqual([]);
}

test("nothing in the bytes of a candidate runs or asks for anything in the frame of its review", async ({
  page,
  site,
}) => {
  const email = `olive-frame-${process.pid}@example.com`;
  const olive = await signedIn(site.app, await addOperator(site.db, { email }));
  const siteId = await siteToSend(site.db, { email: `mia-frame-${process.pid}@example.com` });
  const link = await sendForReview(olive, siteId);
  const { rows } = await site.db.pool.query(
    "select blob from site_release_files where site_id = $1 and path = ''",
    [siteId],
  );
  await writeFile(join(site.files, placeOfBlob(rows[0].blob)), hostilePage);
  await expectNothingRan(page, link);
  await expect(page.getByRole("button", { name: /^Comment on About: Us/ })).toBeVisible();
});

test("nor in the frames of the office, whatever was rendered into them", { tag: "@long" }, async ({
  page,
  context,
  site,
}) => {
  const email = `olive-frames-${process.pid}@example.com`;
  const { cookies } = await signedIn(site.app, await addOperator(site.db, { email }));
  await context.addCookies(
    [...cookies].map(([name, value]) => ({ name, value, url: site.app.url })),
  );
  const siteId = await siteToSend(site.db, { email: `mia-frames-${process.pid}@example.com` });
  // Its pages are rendered each time: the headers are the app's, the bytes are not.
  const withHostileBytes = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: hostilePage });
  };
  await page.route(`**/admin/sites/${siteId}/page*`, withHostileBytes);
  await page.route(`**/admin/sites/${siteId}/page/**`, withHostileBytes);
  await expectNothingRan(page, `/admin/sites/${siteId}/versions`);
});
