import { expect, test } from "vitest";
import { everyBlock, everyFact } from "../../../../tests/support/sites/every-block.ts";
import { dice } from "../../../../tests/support/words/chance.ts";
import { type Block, documentSchema } from "../../../blocks/document.ts";
import { type FactName, factsSchema } from "../../../blocks/facts/facts.ts";
import { blocksInWords } from "../../../core/reviews/blocks-in-words.ts";
import { placeThreads } from "../../../core/reviews/review-view.ts";
import type { Thread } from "../../../core/reviews/threads.ts";
import type { Content } from "../../../core/sites/revisions/merge.ts";
import { newBlock, newBlockId } from "../editor/new-block.ts";
import { newPage } from "../editor/new-page.ts";
import * as operations from "../editor/operations.ts";
import { type History, historyReducer, startHistory } from "../editor/saving/history.ts";

const EDITS = 500;
const COMMENTS = 50;

test(`after each of ${EDITS} edits, every one of ${COMMENTS} comments is at its own section or under what was removed`, () => {
  const roll = dice("anchors");
  const site = new EditedSite(roll);
  const comments = new Map<string, string | null>();
  const threads: Thread[] = [];
  const comment = (block: Block | undefined) => {
    const id = `comment-${threads.length}`;
    comments.set(id, block ? markOf(block) : null);
    threads.push(threadOn(id, block?.id ?? null));
  };
  const chooseSeen = () => pick(site.blocks().filter(isSeenIn(site.content())), roll);
  for (let n = 0; n < COMMENTS - 20; n++) comment(roll() < 0.1 ? undefined : chooseSeen());

  const ends = { own: 0, removed: 0 };
  const wrong: string[] = [];
  for (let edit = 0; edit < EDITS; edit++) {
    site.edit();
    if (edit % 20 === 0 && threads.length < COMMENTS) comment(chooseSeen());
    const content = edit % 10 === 0 ? stored(site.content()) : site.content();
    const placed = placeThreads(threads, blocksInWords(content));
    const markById = new Map(blocksOf(content).map((block) => [block.id, markOf(block)]));
    const seenMarks = new Set(blocksOf(content).filter(isSeenIn(content)).map(markOf));
    const own = placed.blocks.flatMap(({ block, threads }) =>
      threads.map((thread) => ({ thread, mark: markById.get(block.id) })),
    );
    const all = [...own.map(({ thread }) => thread), ...placed.whole, ...placed.removed];
    wrong.push(
      ...own.flatMap(({ thread: { id }, mark }) =>
        mark === comments.get(id) ? [] : `edit ${edit}: ${id} stands with another section`,
      ),
      ...placed.removed.flatMap(({ id }) =>
        seenMarks.has(comments.get(id) ?? "") ? `edit ${edit}: ${id}’s section is there` : [],
      ),
      ...placed.whole.flatMap(({ id }) =>
        comments.get(id) === null ? [] : `edit ${edit}: ${id} has lost its section`,
      ),
      ...all.flatMap(({ id, quoted }) =>
        quoted === `words of ${id}` ? [] : `edit ${edit}: ${id} quotes something else`,
      ),
    );
    if (idsOf(all) !== idsOf(threads)) wrong.push(`edit ${edit}: ${idsOf(all)} are listed`);
    ends.own += own.length;
    ends.removed += placed.removed.length;
  }
  expect(wrong).toEqual([]);
  expect(threads).toHaveLength(COMMENTS);
  // Else nothing was tried.
  expect(Math.min(ends.own, ends.removed)).toBeGreaterThan(EDITS);
});

/**
 * A site under edits of every kind. Each section has its own mark, its name in the menu, which
 * no edit here changes and no copy takes along: it tells a section from others whatever its id is.
 */
class EditedSite {
  #history: History;
  #marks = 0;
  readonly #roll: () => number;

  constructor(roll: () => number) {
    this.#roll = roll;
    const { document } = everyBlock();
    const pages = document.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => this.#marked(block)),
    }));
    this.#history = startHistory({ document: { ...document, pages }, facts: everyFact });
  }

  content(): Content {
    return this.#history.content;
  }

  blocks(): Block[] {
    return blocksOf(this.content());
  }

  edit(): void {
    const chance = this.#roll();
    if (chance < 0.12) this.#history = historyReducer(this.#history, { type: "undo" });
    else if (chance < 0.18) this.#history = historyReducer(this.#history, { type: "redo" });
    else if (chance < 0.19) this.#mergeWithAnother();
    else {
      const change = this.#anyChange();
      this.#history = historyReducer(this.#history, { type: "change", change });
    }
  }

  /** Somebody else saved a change of what is saved here. */
  #mergeWithAnother(): void {
    const sent = this.content();
    const merged = this.#anyChange()(sent);
    this.#history = historyReducer(this.#history, {
      type: "change",
      change: this.#anyChange(),
    });
    this.#history = historyReducer(this.#history, { type: "merge", sent, merged });
  }

  #anyChange(): (content: Content) => Content {
    const roll = this.#roll;
    const block = pick(this.blocks(), roll);
    const page = pick(this.content().document.pages, roll);
    const by = roll() < 0.5 ? 1 : -1;
    const { id } = block;
    const text = `Words ${Math.floor(roll() * 1e9)}`;
    const isFull = this.blocks().length > 60;
    const changes: ((content: Content) => Content)[] = [
      (content) => operations.moveBlock(content, id, by),
      (content) => operations.moveBlock(content, id, by),
      (content) => operations.hideBlock(content, id, roll() < 0.5),
      (content) => operations.deleteBlock(content, id),
      (content) => operations.setBlock(content, reworded(block, text)),
      (content) => operations.setBlock(content, reworded(block, text)),
      (content) => (isFull ? operations.deleteBlock(content, id) : this.#add(content, page.id, id)),
      (content) => (isFull ? operations.deleteBlock(content, id) : this.#copy(content, id)),
      (content) => operations.setPage(content, page.id, { title: text }),
      (content) => this.#addPage(content, page.id),
      (content) => operations.movePage(content, page.id, by),
      (content) => (roll() < 0.4 ? operations.deletePage(content, page.id) : content),
      (content) => operations.setLook(content, { colour: "#aa0000" }),
      (content) => operations.setFact(content, "phone", text),
      (content) => operations.removeFact(content, pick(emptying, roll)),
      (content) => ({ ...content, facts: { ...everyFact, ...content.facts } }),
    ];
    return pick(changes, roll);
  }

  #add(content: Content, pageId: string, after: string): Content {
    const type = pick(complete, this.#roll);
    const block = this.#marked(newBlock(type, newBlockId(type)));
    return operations.addBlock(content, { pageId, block, after });
  }

  #copy(content: Content, id: string): Content {
    const original = blocksOf(content).find((block) => block.id === id);
    if (!original) return content;
    const newId = newBlockId(original.type);
    const copied = operations.copyBlock(content, id, newId);
    const copy = blocksOf(copied).find((block) => block.id === newId);
    return copy ? operations.setBlock(copied, this.#marked(copy)) : copied;
  }

  #addPage(content: Content, after: string): Content {
    const { pages } = content.document;
    if (pages.length > 6) return content;
    const page = newPage(pages);
    const blocks = page.blocks.map((block) => this.#marked(block));
    return operations.addPage(content, { ...page, blocks }, after);
  }

  #marked(block: Block): Block {
    return { ...block, menu: `mark ${this.#marks++}` };
  }
}

/** Facts without which a section has nothing to say. */
const emptying: Exclude<FactName, "name">[] = ["services", "steps", "questions", "area"];

/** What can be stored as it begins. */
const complete = ["text", "about", "services", "steps", "questions", "area", "contact"] as const;

function reworded(block: Block, words: string): Block {
  if ("headline" in block) return { ...block, headline: words };
  return "heading" in block ? { ...block, heading: words } : block;
}

function blocksOf({ document }: Content): Block[] {
  return document.pages.flatMap(({ blocks }) => blocks);
}

function idsOf(threads: readonly Thread[]): string {
  return threads
    .map(({ id }) => id)
    .toSorted()
    .join();
}

function markOf({ menu }: Block): string {
  return menu ?? "";
}

function isSeenIn(content: Content): (block: Block) => boolean {
  const seen = new Set(blocksInWords(content).map(({ id }) => id));
  return ({ id }) => seen.has(id);
}

/** As it is read from the database again. */
function stored({ document, facts }: Content): Content {
  const { document: written, facts: said } = JSON.parse(JSON.stringify({ document, facts }));
  return { document: documentSchema.parse(written), facts: factsSchema.parse(said) };
}

function threadOn(id: string, blockId: string | null): Thread {
  return {
    ...{ id, block_id: blockId, review_id: "r", parent_id: null, author: "customer" },
    ...{ name: "Mia", release_id: "r", quoted: `words of ${id}`, text: "Bigger" },
    ...{ submission_id: null, resolved_at: null, created_at: new Date(0) },
    ...{ answers: [], files: [] },
  };
}

function pick<Item>(items: readonly Item[], roll: () => number): Item {
  const item = items[Math.floor(roll() * items.length)];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}
