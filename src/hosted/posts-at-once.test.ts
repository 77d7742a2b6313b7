import { expect, test } from "vitest";
import { createPostsAtOnce } from "./posts-at-once.ts";

test("two of a site are at work at once, two hundred wait, and another site’s are none of these", async () => {
  const postOf = createPostsAtOnce();
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  let busy = 0;
  const work = async () => {
    busy++;
    await isOver;
    return "done";
  };
  const posts = Array.from({ length: 300 }, () => postOf("flooded", work));
  await Promise.resolve();
  expect(await Promise.all(posts.slice(202))).toEqual(Array(98).fill(undefined));
  expect(busy).toBe(2);
  expect(await postOf("other", async () => "done")).toBe("done");
  end();
  expect(await Promise.all(posts.slice(0, 202))).toEqual(Array(202).fill("done"));
});

test("what fails makes room for the next", async () => {
  const postOf = createPostsAtOnce();
  const fail = () => Promise.reject(new Error("away"));
  await Promise.all([1, 2, 3].map(() => expect(postOf("a", fail)).rejects.toThrow("away")));
  expect(await postOf("a", async () => 1)).toBe(1);
});
