import { eq } from "drizzle-orm";
import type { Block } from "../../src/blocks/document.ts";
import { factsSchema } from "../../src/blocks/facts/facts.ts";
import { photosIn } from "../../src/blocks/photos.ts";
import { takeSiteEnquiry } from "../../src/core/enquiries/site-enquiries.ts";
import { approve, askForCode } from "../../src/core/reviews/approvals.ts";
import { answerComment, commentOn, resolveComment } from "../../src/core/reviews/comments.ts";
import { confirmShownLines } from "../../src/core/reviews/confirm-lines.ts";
import { codeFor } from "../../src/core/reviews/review-links.ts";
import { currentCandidate, findReviewOfSite, openReview } from "../../src/core/reviews/reviews.ts";
import { entitleSite, publishRelease } from "../../src/core/sites/releases/publish.ts";
import { chooseSlug } from "../../src/core/sites/releases/slugs.ts";
import { findRevision, saveRevision } from "../../src/core/sites/revisions/revisions.ts";
import { findSite, siteOfBrief } from "../../src/core/sites/sites.ts";
import { openWordsOf, vouch } from "../../src/core/sites/vouching/vouch.ts";
import { reviewCodes } from "../../src/database/tables/reviews.ts";
import { siteFiles } from "../../src/database/tables/sites.ts";
import type { Services } from "../../src/services/services.ts";
import type { SampleSite } from "./businesses.ts";
import { actor, samplePerson, sampleSiteEnquiries } from "./people.ts";

const operatorName = "Olive (sample)";
const visitor = "127.0.0.1";

/** Takes the draft of a brief through its review, and to the web where the business has got so far. */
export async function makeSite(
  services: Services,
  business: SampleSite,
  briefId: string,
): Promise<void> {
  const { database } = services;
  const siteId = (await siteOfBrief(database, briefId))?.id;
  if (!siteId) throw new Error(`${business.id} has no draft`);
  const slug = { siteId, slug: business.id, confirmed: false, actor };
  expectOutcome(await chooseSlug(services, slug), "chosen");
  await edit(services, business, siteId);
  expectOutcome(await openReview(services, { siteId, actor }), "opened");
  await comment(services, business, siteId);
  if (business.state !== "live") return;
  await goLive(services, business, siteId);
  for (const [at, message] of sampleSiteEnquiries.entries()) {
    const { name, email: reply_to } = samplePerson(business.hoursAgo + at);
    await takeSiteEnquiry(services, { siteId, name, reply_to, message, suspected: false });
  }
}

/** What an operator does: confirms the facts, describes the photos, and says that it is a sample. */
async function edit(services: Services, { site }: SampleSite, siteId: string): Promise<void> {
  const { database } = services;
  const revision = await findRevision(database, siteId);
  if (!revision) throw new Error("a site has a revision");
  const files = await database.select().from(siteFiles).where(eq(siteFiles.site_id, siteId));
  const altOf = (key: string) => {
    const name = files.find((file) => file.key === key)?.original_name;
    return site.photos.find((photo) => `${photo.name}.jpg` === name)?.alt ?? "";
  };
  const document = structuredClone(revision.document);
  for (const { photo } of photosIn(document)) photo.alt = altOf(photo.key) || photo.alt;
  for (const page of document.pages) {
    const notice: Block = {
      ...{ id: `sample-${page.id}`, type: "notice", heading: "This is a sample" },
      ...{ text: "The business, its people and its prices are made up.", actions: [] },
    };
    page.blocks.splice(page.blocks.findIndex(({ type }) => type === "header") + 1, 0, notice);
  }
  const facts = factsSchema.parse(
    Object.fromEntries(
      Object.entries(revision.facts).map(([name, fact]) => [name, { ...fact, confirmed: true }]),
    ),
  );
  const saved = { siteId, base: revision.number, actor, document, facts };
  expectOutcome(await saveRevision(services, saved), "saved");
}

async function comment(
  services: Services,
  { answers, site }: SampleSite,
  siteId: string,
): Promise<void> {
  const { review, releaseId } = await shown(services, siteId);
  const name = answers.contact_name;
  for (const { words, answer } of site.comments) {
    const said = await commentOn(services, { review, releaseId, name, text: words });
    if (said.outcome !== "added") throw new Error(`a comment was not added: ${said.outcome}`);
    if (!answer) continue;
    const thread = { siteId, threadId: said.id };
    await answerComment(services, { ...thread, name: operatorName, text: answer });
    await resolveComment(services, { ...thread, resolved: true });
  }
}

/** What the customer confirms and approves, by the code that they are mailed, and then goes live. */
async function goLive(services: Services, { answers }: SampleSite, siteId: string): Promise<void> {
  const { database } = services;
  const { review, releaseId } = await shown(services, siteId);
  const name = answers.contact_name;
  const lines = { review, releaseId, name, lines: "all" as const };
  expectOutcome(await confirmShownLines(services, lines), "confirmed");
  await seeProof(services, siteId);
  expectOutcome(await askForCode(services, { review, releaseId, visitor }), "mailed");
  const ofReview = eq(reviewCodes.review_id, review.id);
  const [kept] = await database.select().from(reviewCodes).where(ofReview);
  const at = kept?.created_at.getTime() ?? 0;
  const code = codeFor(services, { review: review.id, release: releaseId, at });
  const approval = { review, releaseId, name, code, visitor };
  expectOutcome(await approve(services, approval), "approved");
  expectOutcome(await entitleSite(services, { siteId, actor }), "entitled");
  expectOutcome(await publishRelease(services, { siteId, releaseId, actor }), "published");
}

async function seeProof(services: Services, siteId: string): Promise<void> {
  const { database } = services;
  const [site, content] = await Promise.all([
    findSite(database, siteId),
    findRevision(database, siteId),
  ]);
  if (!site || !content) return;
  const { toProve } = await openWordsOf(database, site, content);
  for (const { words } of toProve) {
    const reason = "Part of the sample.";
    await vouch(services, { siteId, actor, kind: "override", words, reason });
  }
}

async function shown({ database }: Services, siteId: string) {
  const review = await findReviewOfSite(database, siteId);
  const candidate = review && (await currentCandidate(database, review.id));
  if (!candidate) throw new Error("the site was not sent for review");
  return { review, releaseId: candidate.release_id };
}

function expectOutcome(done: { outcome: string }, expected: string): void {
  if (done.outcome !== expected) throw new Error(JSON.stringify(done));
}
