import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect, test } from "vitest";
import { siteInReview } from "../../../tests/support/sites/site-in-review.ts";
import { heic, pdf, photo } from "../../../tests/support/uploads.ts";
import { erasePersonalData } from "../personal-data/erase-personal-data.ts";
import { answerComment, filesADay } from "./comments.ts";
import { findReviewsOf } from "./personal-data.ts";
import { findReviewFile } from "./review-files.ts";
import { mailReviewNews } from "./review-news.ts";
import { storedFilesOfReviews, sweepReviewFiles } from "./stored-files.ts";

async function filesOf(own: Awaited<ReturnType<typeof siteInReview>>) {
  return (await own.pool.query("select * from review_files order by id")).rows;
}

test("files stay with their comment, and anyone who has the link gets pictures without their place", async () => {
  await using own = await siteInReview();
  const taken = await photo({ withExif: true });
  const files = [
    await own.sent("shop.jpg", taken),
    await own.sent("menu.pdf", pdf()),
    await own.sent("../IMG_1.heic", heic()),
  ];
  const added = await own.comment({ files });
  expect(added.outcome).toBe("added");
  const [thread] = (await own.view()).threads.blocks[0]?.threads ?? [];
  expect(thread?.files).toMatchObject([
    { original_name: "shop.jpg", type: "image/jpeg", bytes: taken.length },
    { original_name: "menu.pdf", type: "application/pdf" },
    { original_name: "IMG_1.heic", type: "image/heic" },
  ]);
  const [shop, menu, raw] = thread?.files ?? [];
  const find = (key = "", as: "sent" | "shared", reviewId = own.review.id) =>
    findReviewFile(own.services, { reviewId, key, as });
  const read = async (file: Awaited<ReturnType<typeof find>>) => {
    const content = await file?.open();
    return content && buffer(content);
  };
  const shared = await read(await find(shop?.key, "shared"));
  expect((await sharp(shared).metadata()).exif).toBeUndefined();
  expect(await find(shop?.key, "shared")).toMatchObject({ name: "shop.webp", isShown: true });
  expect(await read(await find(shop?.key, "sent"))).toEqual(taken);
  expect(await find(menu?.key, "shared")).toMatchObject({ name: "menu.pdf", isShown: false });
  // We cannot take the place out of it.
  expect(await find(raw?.key, "shared")).toBeUndefined();
  expect(await find(raw?.key, "sent")).toMatchObject({ name: "IMG_1.heic", isShown: false });
  expect(await find(shop?.key, "sent", randomUUID())).toBeUndefined();
  expect(await find("../../etc/passwd", "sent")).toBeUndefined();
});

test("of several files one of which is wrong, each wrong one is named, and nothing is kept", async () => {
  await using own = await siteInReview();
  const files = [
    await own.sent("shop.jpg", await photo()),
    await own.sent("page.html", "<script>alert(1)</script>"),
    { ...(await own.sent("film.mov", "x")), tooLong: true },
    await own.sent("empty.txt", ""),
  ];
  expect(await own.comment({ files })).toEqual({
    outcome: "files refused",
    problems: [
      "Failed to upload page.html: it’s not a kind we accept.",
      "Failed to upload film.mov: it is larger than 10 MB.",
      "Failed to upload empty.txt: it is empty.",
    ],
  });
  const six = await Promise.all([1, 2, 3, 4, 5, 6].map((n) => own.sent(`${n}.txt`, "x")));
  expect(await own.comment({ files: six })).toMatchObject({ outcome: "files refused" });
  expect(await own.storedNames()).toEqual([]);
  expect((await own.view()).threads.blocks).toEqual([]);
});

test("a comment that is not added keeps no file", async () => {
  await using own = await siteInReview();
  const submissionId = randomUUID();
  const comment = async () =>
    own.comment({ submissionId, files: [await own.sent("a.jpg", await photo())] });
  const outcomes = await Promise.all([comment(), comment()]);
  expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["added", "there already"]);
  expect(await own.comment({ blockId: "other", files: [await own.sent("b.txt", "x")] })).toEqual({
    outcome: "unknown block",
  });
  const [file] = await filesOf(own);
  const id = file.key.replace(".jpg", "");
  expect(await own.storedNames()).toEqual([`${id}-small.webp`, `${id}.jpg`]);
});

test("a review takes so many files a day, and then words alone", async () => {
  await using own = await siteInReview();
  const { pool } = own;
  await own.comment();
  await pool.query(
    `insert into review_files (comment_id, key, original_name, type, bytes)
      select (select id from review_comments), uuidv7() || '.txt', 'a.txt', 'text/plain', 1
      from generate_series(1, $1)`,
    [filesADay - 1],
  );
  const files = [await own.sent("a.txt", "a"), await own.sent("b.txt", "b")];
  expect(await own.comment({ files })).toEqual({ outcome: "too many", of: "files" });
  expect(await own.storedNames()).toEqual([]);
  expect(await own.comment({ files: files.slice(1) })).toMatchObject({ outcome: "added" });
  expect(await own.comment()).toMatchObject({ outcome: "added" });
});

test("operators answer with files, and one email tells of them", async () => {
  await using own = await siteInReview();
  const added = await own.comment({ files: [await own.sent("a.txt", "a")] });
  if (added.outcome !== "added") throw new Error(added.outcome);
  const answer = { siteId: own.siteId, threadId: added.id, name: "Olive", text: "Like this?" };
  const files = [await own.sent("b.txt", "b"), await own.sent("c.jpg", await photo())];
  expect(await answerComment(own.services, { ...answer, files })).toEqual({ outcome: "answered" });
  const wrong = [await own.sent("x.exe", "MZ\0\0")];
  expect(await answerComment(own.services, { ...answer, files: wrong })).toMatchObject({
    outcome: "files refused",
  });
  const [thread] = (await own.view()).threads.blocks[0]?.threads ?? [];
  expect(thread?.answers).toMatchObject([
    { text: "Like this?", files: [{ original_name: "b.txt" }, { original_name: "c.jpg" }] },
  ]);
  await mailReviewNews(own.services, [added.id]);
  await mailReviewNews(own.services, [thread?.answers[0]?.id ?? ""]);
  const [toOperators] = await own.mails("review-comments");
  expect(toOperators.data.comments).toMatchObject([{ text: "Say since when", files: 1 }]);
  const [toCustomer] = await own.mails("review-answers");
  expect(toCustomer.data.comments).toMatchObject([{ text: "Like this?", files: 2 }]);
});

test("files are in a backup, handed out and erased with their person, and swept if nobody knows them", async () => {
  await using own = await siteInReview();
  await own.comment({
    files: [await own.sent("a.jpg", await photo()), await own.sent("b.pdf", pdf())],
  });
  const [a, b] = await filesOf(own);
  const inBackup = (await Array.fromAsync(storedFilesOfReviews(own.database))).flat();
  expect(inBackup).toEqual(
    expect.arrayContaining([
      { path: `review-files/${a.key}`, type: "image/jpeg", bytes: a.bytes },
      { path: `review-files/${a.key.replace(".jpg", "-small.webp")}`, type: "image/webp" },
      { path: `review-files/${b.key}`, type: "application/pdf", bytes: b.bytes },
    ]),
  );
  const { comments } = await findReviewsOf(own.services, "mia@example.com");
  expect(comments[0]?.files).toEqual([
    {
      ...{ name: "a.jpg", type: "image/jpeg", bytes: a.bytes },
      link: `https://www.example.com.au/admin/sites/${own.siteId}/review/files/${a.key}`,
    },
    expect.objectContaining({ name: "b.pdf" }),
  ]);

  // What a crash between the store and the row left: yesterday, and a moment ago.
  const left = {
    old: "01890000-0000-7000-8000-00000000000a",
    fresh: (await own.pool.query("select uuidv7() as id")).rows[0].id,
  };
  await own.storeNames([`${left.old}.jpg`, `${left.old}-small.webp`, `${left.fresh}.jpg`]);
  await own.storeNames(["readme.txt"]);
  expect(await sweepReviewFiles(own.services)).toBe(2);
  expect(await own.storedNames()).toHaveLength(5);

  const request = { address: "mia@example.com", actor: "olive" };
  const erased = await erasePersonalData({ ...own.services, removeFile: async () => {} }, request);
  expect(erased).toMatchObject({ outcome: "erased", files: 2, filesLeft: 0 });
  expect(await filesOf(own)).toEqual([]);
  expect(await own.storedNames()).toEqual([`${left.fresh}.jpg`, "readme.txt"].toSorted());
});
