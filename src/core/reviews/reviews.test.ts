import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { siteInReview, without } from "../../../tests/support/sites/site-in-review.ts";
import { addSite, siteContent } from "../../../tests/support/sites/sites.ts";
import { approvalTerms } from "../../content/approval.ts";
import { remindOfPreviews } from "../briefs/remind-of-previews.ts";
import { countWaitingSites, findSite } from "../sites/sites.ts";
import { approve, askForCode, deleteOldApprovals } from "./approvals.ts";
import { answerComment, commentOn, commentsADay, resolveComment } from "./comments.ts";
import { findReviewsOf } from "./personal-data.ts";
import { readCode } from "./read-code.ts";
import { createReviewKeys, linksInReviewMail } from "./review-links.ts";
import { mailReviewNews } from "./review-news.ts";
import { findReviewByLink, revokeReview } from "./reviews.ts";
import { findUnanswered, listThreads, threadsAPage } from "./threads.ts";

describe("a link", () => {
  test("leads to its review, and opening it changes nothing", async () => {
    await using own = await siteInReview();
    const snapshot = async () =>
      (await own.pool.query("select md5(string_agg(r::text, '')) from reviews r")).rows[0].md5 +
      (await own.pool.query("select count(*) from audit_events")).rows[0].count;
    const before = await snapshot();
    expect(await findReviewByLink(own.services, await own.link())).toMatchObject({
      outcome: "open",
      review: { site_id: own.siteId },
      site: { name: "Wattle", status: "in_review" },
    });
    expect(await snapshot()).toBe(before);
  });

  test("that is guessed, altered, of another purpose or of another installation leads nowhere", async () => {
    await using own = await siteInReview();
    const token = await own.link();
    const [id = "", version = "", signature = ""] = token.split(".");
    const { id: reviewId } = own.review;
    const elsewhere = createReviewKeys("t".repeat(40)).links.sign({ id: reviewId, version: 1 });
    for (const wrong of [
      "",
      reviewId,
      `${id}.${Number(version) + 1}.${signature}`,
      `${id}.0${version}.${signature}`,
      `${randomUUID()}.${version}.${signature}`,
      `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      `${id}.${signature}`,
      elsewhere,
    ]) {
      expect([wrong, await findReviewByLink(own.services, wrong)]).toEqual([
        wrong,
        { outcome: "unknown" },
      ]);
    }
  });

  test("is over at once when it is revoked, and sending again gives another", async () => {
    await using own = await siteInReview();
    const old = await own.link();
    const { releaseId } = await showing(own);
    expect(await revokeReview(own.services, { siteId: own.siteId, actor: "olive" })).toBe(true);
    expect(await revokeReview(own.services, { siteId: own.siteId, actor: "olive" })).toBe(false);
    expect(await findReviewByLink(own.services, old)).toEqual({ outcome: "over" });
    expect(await findReviewByLink(own.services, await own.link())).toEqual({ outcome: "over" });
    const said = { review: own.review, releaseId, name: "Mia", text: "Hello?" };
    expect(await commentOn(own.services, said)).toEqual({ outcome: "over" });
    await own.open();
    expect(await findReviewByLink(own.services, old)).toEqual({ outcome: "over" });
    expect(await findReviewByLink(own.services, await own.link())).toMatchObject({
      outcome: "open",
    });
  });

  test("is mailed once more for the same version, and says that it is the same", async () => {
    await using own = await siteInReview();
    await own.open();
    await own.change(siteContent({ headline: "Fresh" }));
    await own.open();
    const said = (await own.mails("review-link")).map(({ data }) => [data.isFirst, data.isNew]);
    expect(said).toEqual([
      [true, true],
      [false, false],
      [false, true],
    ]);
  });

  test("is given anew after an approval too, which stays", async () => {
    await using own = await siteInReview();
    const mine = { ...(await showing(own)), name: "Mia" };
    await askForCode(own.services, mine);
    await approve(own.services, { ...mine, code: await codeOf(own) });
    expect(await own.open()).toEqual({ outcome: "approved already" });
    await revokeReview(own.services, { siteId: own.siteId, actor: "olive" });
    expect(await own.open()).toEqual({ outcome: "opened" });
    expect((await own.view()).approval).toMatchObject({ name: "Mia" });
    await own.pool.query("update sites set status = 'live', live_release = $1", [mine.releaseId]);
    expect(await own.open()).toEqual({ outcome: "approved already" });
  });

  test("is over once the customer has cancelled", async () => {
    await using own = await siteInReview();
    await own.pool.query("update sites set status = 'cancelled'");
    expect(await findReviewByLink(own.services, await own.link())).toEqual({ outcome: "over" });
    expect(await own.open()).toEqual({ outcome: "closed" });
  });
});

test("sending a site for review ends the wait for its brief’s preview, and leaves what is completed", async () => {
  await using own = await siteInReview();
  const { rows } = await own.pool.query(
    `insert into site_briefs (business_name, email, business_description, site_goals, style, has_domain, created_at)
     values ('Cakes', 'mia@example.com', 'Cakes', 'Orders', 'warm', true, now() - interval '3 days')
     returning id`,
  );
  await own.pool.query("update sites set brief_id = $1", [rows[0].id]);
  const status = async () =>
    (await own.pool.query("select status from site_briefs")).rows[0].status;
  await own.open();
  expect(await status()).toBe("preview_ready");
  expect(await remindOfPreviews(own)).toBe(0);
  const events = await own.pool.query(
    "select actor, from_value, to_value, detail from audit_events where action = 'brief.status'",
  );
  expect(events.rows).toEqual([
    {
      ...{ actor: "olive", from_value: "submitted", to_value: "preview_ready" },
      detail: "customer told",
    },
  ]);
  await own.pool.query("update site_briefs set status = 'completed'");
  await own.open();
  expect(await status()).toBe("completed");
});

describe("comments", () => {
  test("sent again after a lost answer are there once", async () => {
    await using own = await siteInReview();
    const submissionId = randomUUID();
    const outcomes = await Promise.all([
      own.comment({ submissionId }),
      own.comment({ submissionId }),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["added", "there already"]);
    expect((await own.view()).threads.blocks).toHaveLength(1);
  });

  test("are of a section that was on the screen, of a release that was shown here", async () => {
    await using own = await siteInReview();
    expect(await own.comment({ blockId: "other" })).toEqual({ outcome: "unknown block" });
    expect(await own.comment({ releaseId: "f".repeat(64) })).toEqual({ outcome: "unknown block" });
    expect(await own.comment({ threadId: randomUUID() })).toEqual({ outcome: "unknown thread" });
    expect(await own.comment({ blockId: undefined })).toMatchObject({ outcome: "added" });
    expect((await own.view()).threads).toMatchObject({ blocks: [], whole: [{ name: "Mia" }] });
  });

  test("have a limit a day, after which nothing is added", async () => {
    await using own = await siteInReview();
    await own.comment();
    await own.pool.query(
      `insert into review_comments (review_id, author, name, release_id, text)
        select review_id, author, name, release_id, text
        from review_comments, generate_series(2, $1)`,
      [commentsADay],
    );
    expect(await own.comment()).toEqual({ outcome: "too many", of: "comments" });
    await own.pool.query("update review_comments set created_at = now() - interval '25 hours'");
    expect(await own.comment()).toMatchObject({ outcome: "added" });
  });

  test("stay with their section on a newer candidate, or are listed as about what was removed", async () => {
    await using own = await siteInReview();
    await own.comment({ blockId: "us", quoted: "We bake.", text: "Since 1988" });
    await own.comment({ blockId: "welcome", text: "Lovely" });
    await own.change(without("us"));
    await own.open();
    const view = await own.view();
    expect(view.candidates.map(({ revision }) => revision)).toEqual([1, 2]);
    expect(view.threads.blocks.map(({ block, threads }) => [block.id, threads.length])).toEqual([
      ["welcome", 1],
    ]);
    expect(view.threads.removed).toMatchObject([{ quoted: "We bake.", text: "Since 1988" }]);
    expect([...view.wasAbout]).toEqual([[view.threads.removed[0]?.id, "About: Us"]]);
    // What has nothing to say any more is not on the page either.
    const { services: _none, ...facts } = siteContent().facts;
    await own.comment({ blockId: "prices", text: "Too dear" });
    await own.change({ ...without("us"), facts });
    await own.open();
    expect((await own.view()).threads.removed).toHaveLength(2);
    await own.change(siteContent({ headline: "Bread again" }));
    await own.open();
    const again = await own.view();
    expect(again.threads.removed).toEqual([]);
    expect(again.threads.blocks.map(({ block }) => block.id)).toEqual(["welcome", "prices", "us"]);
  });

  test("are answered and marked as done by operators, and open again when the customer goes on", async () => {
    await using own = await siteInReview();
    const added = await own.comment();
    if (added.outcome !== "added") throw new Error(added.outcome);
    const of = { siteId: own.siteId, threadId: added.id };
    const answer = { ...of, name: "Olive", text: "Done" };
    expect(await answerComment(own.services, answer)).toEqual({ outcome: "answered" });
    expect(await resolveComment(own.services, { ...of, resolved: true })).toBe(true);
    const [thread] = (await own.view()).threads.blocks[0]?.threads ?? [];
    expect(thread?.resolved_at).toBeInstanceOf(Date);
    expect(thread?.answers).toMatchObject([{ author: "operator", name: "Olive", text: "Done" }]);
    await own.comment({ threadId: added.id, text: "Not quite" });
    const [later] = (await own.view()).threads.blocks[0]?.threads ?? [];
    expect(later).toMatchObject({ resolved_at: null, answers: [{}, { text: "Not quite" }] });
    const other = { siteId: randomUUID(), threadId: added.id };
    expect(await resolveComment(own.services, { ...other, resolved: true })).toBe(false);
    expect(await answerComment(own.services, { ...other, name: "O", text: "x" })).toEqual({
      outcome: "unknown thread",
    });
  });

  test("of a burst are in one email to the other side", async () => {
    await using own = await siteInReview();
    await own.comment({ text: "Comment 1" });
    const news = "graphile_worker._private_jobs where key like 'review-news:%'";
    const [first] = (await own.pool.query(`select run_at - now() as wait, run_at from ${news}`))
      .rows;
    expect(first.wait.minutes).toBe(4);
    for (let n = 2; n <= 12; n++) await own.comment({ text: `Comment ${n}` });
    const { rows } = await own.pool.query(`select payload, run_at from ${news}`);
    // The first says when it goes, however many follow.
    expect(rows).toMatchObject([{ run_at: first.run_at, payload: { length: 12 } }]);
    const ids = rows[0].payload.map(({ commentId }: { commentId: string }) => commentId);
    await mailReviewNews(own.services, ids);
    const [mail, ...others] = await own.mails("review-comments");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to_address: "ops@example.com",
      data: { email: "mia@example.com", more: 2, comments: { length: 10 } },
    });
    await own.pool.query("delete from review_comments");
    await mailReviewNews(own.services, ids);
    expect(await own.mails("review-comments")).toHaveLength(1);
  });

  test("of which there are many are spread over several pages, each once", async () => {
    await using own = await siteInReview();
    const { current } = await own.view();
    await own.pool.query(
      `insert into review_comments (review_id, author, name, release_id, text)
        select $1, 'customer', 'Mia', $2, n from generate_series(1, $3) n`,
      [own.review.id, current.release_id, 2 * threadsAPage + 1],
    );
    const seen: number[] = [];
    let older: string | undefined;
    do {
      const page = await listThreads(own.database, own.review.id, older);
      seen.unshift(...page.threads.map(({ text }) => Number(text)));
      older = page.older;
    } while (older);
    expect(seen).toEqual(Array.from({ length: 2 * threadsAPage + 1 }, (_, n) => n + 1));
  });

  test("are handed out with their person, and go with the site", async () => {
    await using own = await siteInReview();
    await own.comment({ text: "Since 1988" });
    expect((await findReviewsOf(own.services, "MIA@example.com")).comments).toMatchObject([
      { name: "Mia", text: "Since 1988" },
    ]);
    expect((await findReviewsOf(own.services, "zoe@example.com")).comments).toEqual([]);
    await own.pool.query("delete from sites");
    const { rows } = await own.pool.query("select from review_comments");
    expect(rows).toEqual([]);
  });
});

describe("an approval", () => {
  test("completes the brief of its site, in the same breath, and later changes leave it so", async () => {
    await using own = await siteInReview();
    const { rows } = await own.pool.query(
      `insert into site_briefs (business_name, email, business_description, site_goals, style, has_domain, status)
       values ('Cakes', 'mia@example.com', 'Cakes', 'Orders', 'warm', true, 'preview_ready') returning id`,
    );
    await own.pool.query("update sites set brief_id = $1", [rows[0].id]);
    const status = async () =>
      (await own.pool.query("select status from site_briefs")).rows[0].status;
    const onShow = await showing(own);
    await askForCode(own.services, onShow);
    const code = await codeOf(own);
    await own.pool.query("alter table site_briefs rename to away");
    await expect(approve(own.services, { ...onShow, name: "Mia", code })).rejects.toThrow();
    await own.pool.query("alter table away rename to site_briefs");
    expect((await findSite(own.database, own.siteId))?.status).toBe("in_review");
    expect(await status()).toBe("preview_ready");

    await approve(own.services, { ...onShow, name: "Mia", code });
    expect(await status()).toBe("completed");
    const events = await own.pool.query(
      "select actor, from_value, to_value, detail from audit_events where action = 'brief.status'",
    );
    expect(events.rows).toEqual([
      {
        ...{ actor: "customer", from_value: "preview_ready", to_value: "completed" },
        detail: "website approved",
      },
    ]);
    await own.change(without("us"));
    await own.open();
    expect(await status()).toBe("completed");
  });

  test("takes the code that was mailed to the address on record, and is kept with its terms", async () => {
    await using own = await siteInReview();
    const onShow = await showing(own);
    const mine = { ...onShow, name: "Mia Nguyen" };
    expect(await approve(own.services, { ...mine, code: "000000" })).toEqual({
      outcome: "no code",
    });
    expect(await askForCode(own.services, onShow)).toEqual({ outcome: "mailed" });
    const code = await codeOf(own);
    expect(code).toMatch(/^\d{6}$/);
    expect(await approve(own.services, { ...mine, code: other(code) })).toEqual({
      outcome: "wrong code",
      triesLeft: 4,
    });
    expect(await approve(own.services, { ...mine, code })).toEqual({ outcome: "approved" });
    expect(await approve(own.services, { ...mine, code })).toEqual({ outcome: "approved already" });
    expect((await findSite(own.database, own.siteId))?.status).toBe("approved");
    const { rows } = await own.pool.query("select name, terms, release_id from site_approvals");
    expect(rows).toEqual([
      { name: "Mia Nguyen", terms: approvalTerms, release_id: onShow.releaseId },
    ]);
    expect(await own.mails("review-approved")).toMatchObject([
      { to_address: "ops@example.com", data: { by: "Mia Nguyen" } },
    ]);
    expect((await own.view()).approval).toMatchObject({ name: "Mia Nguyen" });
    expect(await own.open()).toEqual({ outcome: "approved already" });
    await own.pool.query("delete from sites");
    await own.pool.query(
      "update site_approvals set created_at = now() - interval '6 years 364 days'",
    );
    await deleteOldApprovals(own.services);
    expect((await own.pool.query("select from site_approvals")).rowCount).toBe(1);
    await own.pool.query("update site_approvals set created_at = now() - interval '7 years 1 day'");
    await deleteOldApprovals(own.services);
    expect((await own.pool.query("select from site_approvals")).rowCount).toBe(0);
  });

  test("is refused after five wrong codes and after a quarter of an hour", async () => {
    await using own = await siteInReview();
    const mine = { ...(await showing(own)), name: "Mia" };
    await askForCode(own.services, mine);
    const code = await codeOf(own);
    for (let n = 4; n >= 0; n--) {
      expect(await approve(own.services, { ...mine, code: other(code) })).toMatchObject({
        triesLeft: n,
      });
    }
    expect(await approve(own.services, { ...mine, code })).toEqual({ outcome: "no code" });
    expect(await askForCode(own.services, mine)).toEqual({ outcome: "wait" });
    await own.pool.query("update emails set created_at = now() - interval '61 seconds'");
    expect(await askForCode(own.services, mine)).toEqual({ outcome: "mailed" });
    const next = await codeOf(own);
    expect(next).not.toBe(code);
    await own.pool.query("update review_codes set created_at = now() - interval '15 minutes'");
    expect(await approve(own.services, { ...mine, code: next })).toEqual({ outcome: "no code" });
  });

  test("nobody’s wrong guesses use up another’s, and all together end the code", async () => {
    await using own = await siteInReview();
    const mine = { ...(await showing(own)), name: "Mia" };
    await askForCode(own.services, mine);
    const code = await codeOf(own);
    const wrong = { ...mine, code: other(code) };
    for (let n = 0; n < 6; n++) await approve(own.services, { ...wrong, visitor: "10.0.0.1" });
    expect(await approve(own.services, wrong)).toEqual({ outcome: "wrong code", triesLeft: 4 });
    const guessed = { ...mine, code, visitor: "10.0.0.1" };
    expect(await approve(own.services, guessed)).toEqual({ outcome: "no code" });
    for (let n = 0; n < 14; n++) await approve(own.services, { ...wrong, visitor: `10.0.1.${n}` });
    expect(await approve(own.services, { ...mine, code })).toEqual({ outcome: "no code" });
  });

  test("ten codes are mailed a day, of them four for one address, and nobody is told one twice", async () => {
    await using own = await siteInReview();
    const mine = await showing(own);
    const ask = async (visitor: string) => {
      await own.pool.query("update emails set created_at = created_at - interval '61 seconds'");
      return (await askForCode(own.services, { ...mine, visitor })).outcome;
    };
    const asked: string[] = [];
    for (let n = 0; n < 5; n++) asked.push(await ask("10.0.0.1"));
    expect(asked).toEqual(["mailed", "mailed", "mailed", "mailed", "used up"]);
    for (let n = 0; n < 6; n++) expect(await ask(`10.0.1.${n}`)).toBe("mailed");
    expect(await ask("10.0.2.1")).toBe("used up");
    expect(await own.mails("review-code")).toHaveLength(10);
    await own.pool.query("update emails set created_at = created_at - interval '1 day'");
    expect(await ask("10.0.0.1")).toBe("mailed");
  });

  test("a code is stored nowhere, and an approval says which operator had read it", async () => {
    await using own = await siteInReview();
    const mine = { ...(await showing(own)), name: "Mia" };
    await askForCode(own.services, mine);
    const [email] = await own.mails("review-code");
    const code = await codeOf(own);
    expect(JSON.stringify(email)).not.toContain(code);
    const reading = { emailId: email.id, operator: { id: "op-1", name: "Olive Owner" } };
    expect(await readCode(own.services, reading)).toBeUndefined(); // it goes out
    await own.pool.query("update emails set status = 'kept'");
    expect(await readCode(own.services, reading)).toBe(code);
    expect(await readCode(own.services, reading)).toBe(code);
    await approve(own.services, { ...mine, code });
    const { rows } = await own.pool.query("select code_read_by from site_approvals");
    expect(rows).toEqual([{ code_read_by: ["Olive Owner"] }]);
    expect(await own.mails("review-approved")).toMatchObject([
      { data: { codeReadBy: ["Olive Owner"] } },
    ]);
  });

  test("however often somebody asks for codes, the customer’s keeps working and is mailed at most each minute", async () => {
    await using own = await siteInReview();
    const mine = { ...(await showing(own)), name: "Mia" };
    await askForCode(own.services, mine);
    const code = await codeOf(own);
    for (let n = 0; n < 5; n++) await askForCode(own.services, mine);
    expect(await own.mails("review-code")).toHaveLength(1);
    await own.pool.query("update emails set created_at = now() - interval '61 seconds'");
    await askForCode(own.services, mine);
    expect(await own.mails("review-code")).toHaveLength(2);
    expect(await codeOf(own)).toBe(code);
    expect(await approve(own.services, { ...mine, code })).toEqual({ outcome: "approved" });
  });

  test("is of the newest candidate alone, and a code for an older one is no good for it", async () => {
    await using own = await siteInReview();
    const old = { ...(await showing(own)), name: "Mia" };
    await askForCode(own.services, old);
    const code = await codeOf(own);
    await own.change(siteContent({ headline: "Fresh" }));
    await own.open();
    expect(await approve(own.services, { ...old, code })).toEqual({ outcome: "newer" });
    expect(await askForCode(own.services, old)).toEqual({ outcome: "newer" });
    const fresh = { ...(await showing(own)), name: "Mia" };
    expect(await approve(own.services, { ...fresh, code })).toEqual({ outcome: "no code" });
    expect((await findSite(own.database, own.siteId))?.status).toBe("in_review");
  });

  test("of what was replaced, and then sent once more, is given anew", async () => {
    await using own = await siteInReview();
    const approveNow = async (name: string) => {
      await own.pool.query("update emails set created_at = now() - interval '2 minutes'");
      const mine = { ...(await showing(own)), name };
      await askForCode(own.services, mine);
      return approve(own.services, { ...mine, code: await codeOf(own) });
    };
    expect(await approveNow("Mia")).toEqual({ outcome: "approved" });
    for (const content of [siteContent({ headline: "Fresh" }), siteContent()]) {
      await own.change(content);
      await own.open();
    }
    expect((await own.view()).approval).toBeUndefined();
    expect(await approveNow("Zoe")).toEqual({ outcome: "approved" });
    expect((await own.view()).approval).toMatchObject({ name: "Zoe" });
    expect((await findSite(own.database, own.siteId))?.status).toBe("approved");
    const { rows } = await own.pool.query("select name from site_approvals order by id");
    expect(rows).toEqual([{ name: "Mia" }, { name: "Zoe" }]);
  });

  test("is over when the link was revoked between the code and its use", async () => {
    await using own = await siteInReview();
    const mine = { ...(await showing(own)), name: "Mia" };
    await askForCode(own.services, mine);
    const code = await codeOf(own);
    await revokeReview(own.services, { siteId: own.siteId, actor: "olive" });
    expect(await approve(own.services, { ...mine, code })).toEqual({ outcome: "over" });
    expect((await own.pool.query("select from site_approvals")).rowCount).toBe(0);
  });
});

test("a site without an address cannot be sent for review", async () => {
  await using own = await siteInReview();
  await own.pool.query("update sites set slug = null");
  expect(await own.open()).toEqual({ outcome: "slug missing" });
});

test("what waits to be confirmed is beside the site, in words", async () => {
  const content = siteContent();
  const { phone, services, hours } = content.facts;
  if (!phone || !services || !hours) throw new Error("no facts");
  await using own = await siteInReview({
    ...content,
    facts: {
      ...content.facts,
      phone: { ...phone, confirmed: false },
      services: { ...services, confirmed: false },
      hours: { ...hours, confirmed: false },
    },
  });
  expect((await own.view()).toConfirm).toEqual([
    { what: "Your phone number", value: "(02) 5550 1188" },
    { what: "When you’re open", value: "Mon – Fri 5.30 am – 4 pm; Sat – Sun Closed" },
    { what: "What you offer", value: "Zaatar manoush ($3.50)" },
  ]);
});

type Own = Awaited<ReturnType<typeof siteInReview>>;

async function showing({ review, view }: Own) {
  const visitor = "198.51.100.7";
  return { review, releaseId: (await view()).current.release_id, visitor };
}

async function codeOf({ mails, services }: Own): Promise<string> {
  const { data } = (await mails("review-code")).at(-1);
  return linksInReviewMail(services, { kind: "review-code", data }).code ?? "";
}

/** Another code. */
function other(code: string): string {
  return code === "111111" ? "222222" : "111111";
}

test("a comment waits for an answer until somebody answers it, marks it as done or cancels, and again after a reply", async () => {
  await using own = await siteInReview();
  const waiting = () => findUnanswered(own.database);
  const none = { count: 0, siteId: undefined };
  expect(await waiting()).toEqual(none);
  const said = [await own.comment(), await own.comment({ text: "Bigger" })];
  const [threadId = "", other = ""] = said.map((one) => (one.outcome === "added" ? one.id : ""));
  expect(await waiting()).toEqual({ count: 2, siteId: own.siteId });
  const { siteId } = own;
  await answerComment(own.services, { siteId, threadId, name: "Olive", text: "Since 2016" });
  await resolveComment(own.services, { siteId, threadId: other, resolved: true });
  expect(await waiting()).toEqual(none);
  await own.comment({ threadId, text: "Since 2015" });
  expect(await waiting()).toEqual({ count: 1, siteId });
  await own.pool.query("update sites set status = 'cancelled'");
  expect(await waiting()).toEqual(none);
});

test("drafts and approved sites are counted, and others are not", async () => {
  await using own = await siteInReview();
  expect(await countWaitingSites(own.database)).toEqual({ drafts: 0, approved: 0 });
  await own.pool.query("update sites set status = 'approved'");
  await addSite(own);
  expect(await countWaitingSites(own.database)).toEqual({ drafts: 1, approved: 1 });
});
