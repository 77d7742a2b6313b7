import { randomUUID } from "node:crypto";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { placeOfCopy, placeOfFile } from "../../../src/core/files/attached-files.ts";
import { REVIEW_FILES } from "../../../src/core/reviews/review-files.ts";
import { folderFiles } from "../../../src/platform/files/folder.ts";
import { startApp } from "../../support/app.ts";
import { addOperator, Browser, signedIn } from "../../support/operators.ts";
import { freshDatabase } from "../../support/postgres.ts";
import { scale } from "../../support/scale.ts";
import { sendForReview, siteToSend } from "../../support/sites/reviews.ts";
import { photo } from "../../support/uploads.ts";
import { dice } from "../../support/words/chance.ts";

const kills = scale(3, 10); // three files each, of fifty a day
const roll = dice("kills of comments");

test(`${kills} times kill -9 while a comment with files comes leaves all of it or nothing, and sending it again adds it once`, {
  timeout: 300_000 + kills * 30_000,
}, async () => {
  await using folder = await mkdtempDisposable(join(tmpdir(), "review-files-"));
  await using db = await freshDatabase();
  const start = () =>
    startApp({ DATABASE_URL: db.url, DATA_DIR: folder.path, AUTH_SECRET: "x".repeat(40) });
  const files = folderFiles(join(folder.path, "files"));
  const owner = await addOperator(db);
  let app = await start();
  const link = await sendForReview(await signedIn(app, owner), await siteToSend(db));
  const { rows } = await db.pool.query("select release_id from review_candidates");
  const pictures = await Promise.all(
    [600, 900, 1200].map((width) => photo({ width, height: 900 })),
  );
  const post = async (submission: string) => {
    const form = new FormData();
    const comment = { release: rows[0].release_id, name: "Mia", text: submission, submission };
    for (const [name, value] of Object.entries(comment)) form.append(name, value);
    for (const picture of pictures)
      form.append("files", new File([new Uint8Array(picture)], "a.jpg"));
    return new Browser(app).post(link, form).catch(() => undefined);
  };
  /** How many files a comment has, each with its bytes and its copy; undefined if it is not there. */
  const filesOf = async (submission: string) => {
    const found = await db.pool.query(
      "select c.id, f.key, f.bytes from review_comments c left join review_files f on f.comment_id = c.id where submission_id = $1",
      [submission],
    );
    for (const { key, bytes } of found.rows) {
      expect(await files.lengthOf(placeOfFile(REVIEW_FILES, key))).toBe(bytes);
      expect(await files.lengthOf(placeOfCopy(REVIEW_FILES, key))).toBeGreaterThan(0);
    }
    return found.rows.length === 0 ? undefined : found.rows.length;
  };

  const whole = performance.now();
  await post(randomUUID());
  const usual = performance.now() - whole;
  const outcomes: (number | undefined)[] = [];
  try {
    for (let kill = 0; kill < kills; kill++) {
      const submission = randomUUID();
      const posting = post(submission);
      await sleep(roll() * usual); // the moment of the kill is what is tried
      await app.kill();
      await posting;
      app = await start();
      outcomes.push(await filesOf(submission));
      expect((await post(submission))?.status).toBe(303);
      expect(await filesOf(submission)).toBe(3);
    }
  } finally {
    await app.stop();
  }
  for (const outcome of outcomes) expect([3, undefined]).toContain(outcome);
  const { rows: comments } = await db.pool.query("select from review_comments");
  expect(comments).toHaveLength(kills + 1);
});
