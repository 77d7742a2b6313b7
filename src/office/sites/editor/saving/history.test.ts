import { expect, test } from "vitest";
import { siteContent } from "../../../../../tests/support/sites/sites.ts";
import type { Content } from "../../../../core/sites/revisions/merge.ts";
import { deleteBlock, setFact, setPage } from "../operations.ts";
import { type History, historyReducer, startHistory } from "./history.ts";

const titled = (title: string) => (content: Content) => setPage(content, "home", { title });
const titleOf = ({ content }: History) => content.document.pages[0]?.title;

function change(history: History, to: (content: Content) => Content, step?: string) {
  return historyReducer(history, { type: "change", change: to, step });
}

test("undo goes back a step at a time, and redo forth", () => {
  let history = startHistory(siteContent());
  for (const title of ["One", "Two"]) history = change(history, titled(title));
  history = historyReducer(history, { type: "undo" });
  expect(titleOf(history)).toBe("One");
  history = historyReducer(history, { type: "undo" });
  expect(titleOf(history)).toBeUndefined();
  expect(historyReducer(history, { type: "undo" })).toBe(history);
  history = historyReducer(historyReducer(history, { type: "redo" }), { type: "redo" });
  expect(titleOf(history)).toBe("Two");
  expect(historyReducer(history, { type: "redo" })).toBe(history);
});

test("typing on in a field is one step, until something else is done or it rests", () => {
  let history = startHistory(siteContent());
  for (const title of ["O", "On", "One"]) history = change(history, titled(title), "title");
  expect(history.past).toHaveLength(1);
  history = historyReducer(history, { type: "rest" });
  for (const title of ["One!", "One!!"]) history = change(history, titled(title), "title");
  expect(history.past).toHaveLength(2);
  history = change(history, (content) => setFact(content, "phone", "1"), "facts.phone");
  expect(history.past).toHaveLength(3);
});

test("after a new change there is nothing to redo", () => {
  let history = change(startHistory(siteContent()), titled("One"));
  history = historyReducer(history, { type: "undo" });
  expect(change(history, titled("Two")).future).toEqual([]);
});

test("undoing one’s own change leaves what somebody else changed in the meantime", () => {
  const opened = siteContent();
  let history = change(startHistory(opened), titled("Mine"));
  const sent = history.content;
  // Typed while the answer was on its way.
  history = change(history, (content) => deleteBlock(content, "prices"));
  const merged = setFact(sent, "phone", "0400 000 000");
  history = historyReducer(history, { type: "merge", sent, merged });
  expect(history.content.facts.phone?.value).toBe("0400 000 000");
  expect(history.content.document.pages[0]?.blocks.map(({ id }) => id)).not.toContain("prices");
  history = historyReducer(historyReducer(history, { type: "undo" }), { type: "undo" });
  expect(titleOf(history)).toBeUndefined();
  expect(history.content.facts.phone?.value).toBe("0400 000 000");
});
