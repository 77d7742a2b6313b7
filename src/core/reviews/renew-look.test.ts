import { expect, test } from "vitest";
import { releaseAgain } from "../../../tests/support/sites/live-sites.ts";
import { siteInReview } from "../../../tests/support/sites/site-in-review.ts";
import { siteContent } from "../../../tests/support/sites/sites.ts";
import { entitleSite } from "../sites/releases/publish.ts";
import { readReleaseFile } from "../sites/releases/releases.ts";
import { findSite } from "../sites/sites.ts";
import { renewLook } from "./reviews.ts";

const actor = "olive";

test("a live site’s look is renewed through a review, with the words that are live", async () => {
  await using own = await siteInReview();
  const { services, siteId } = own;
  const renew = async () => (await renewLook(services, { siteId, actor })).outcome;
  expect(await renew()).toBe("not live");
  await entitleSite(services, { siteId, actor });
  const live = await releaseAgain(services, siteId);
  expect(await renew()).toBe("looks the same");

  // As a renderer of before would have made it: with other bytes.
  await own.pool.query(`
    insert into site_releases (site_id, id, revision, origin, approved_at)
      select site_id, 'of-before', revision, origin, now() from site_releases;
    update site_releases set approved_at = null where id <> 'of-before';
    update sites set live_release = 'of-before'`);
  await own.change(siteContent({ headline: "Not approved" }));
  await own.open();
  const sent = (await own.mails("review-link")).length;
  expect(await renew()).toBe("opened");
  const { current } = await own.view();
  expect(current.release_id).toBe(live);
  const home = await readReleaseFile(services, { siteId, releaseId: current.release_id, path: "" });
  expect(home?.bytes.toString()).not.toContain("Not approved");
  expect(await own.mails("review-link")).toHaveLength(sent + 1);
  expect(await findSite(own.database, siteId)).toMatchObject({
    ...{ status: "live", live_release: "of-before" },
  });
});
