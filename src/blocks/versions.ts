/**
 * The version of what is stored now: of a document and its facts together, since each revision has
 * both. A document says which it is of; the facts beside it are of the same.
 */
export const contentVersion = 13;

/** As it lies in a database or a browser, before a schema has read it. */
type Stored = { document?: unknown; facts?: unknown };

/**
 * Each makes content of one version into content of the next, by what it finds and without the
 * schemas of today. It is pure, so that one revision is brought to the same whenever it is read.
 */
const steps: ReadonlyMap<number, (stored: Stored) => Stored> = new Map([
  [1, withListsOfButtons],
  [2, withOtherDrawings],
]);

type Along =
  | { outcome: "current"; stored: Stored }
  /** A newer version of this program wrote it. */
  | { outcome: "unknown version"; version: number };

/**
 * Brings stored content to the version of today. What is no content at all stays as it is, for a
 * schema to say what is wrong with it.
 *
 * @param to, by the version to reach and the steps to it.
 */
export function bringAlong(stored: Stored, to = contentVersion, by = steps): Along {
  const version = versionOf(stored);
  if (version === undefined) return { outcome: "current", stored };
  if (version > to) return { outcome: "unknown version", version };
  let now = stored;
  for (let at = version; at < to; at++) {
    const next = by.get(at)?.(now) ?? now;
    now = { ...next, document: changed(next.document, () => ({ version: at + 1 })) };
  }
  return { outcome: "current", stored: now };
}

function versionOf({ document }: Stored): number | undefined {
  const version = isObject(document) ? document.version : undefined;
  return Number.isInteger(version) && Number(version) > 0 ? Number(version) : undefined;
}

/**
 * 2 to 3: sections may say how they are laid out. Those of before do not, and look as they did. What
 * was drawn is drawn anew, by others; for what they have no like of, the design’s own is used.
 */
function withOtherDrawings({ document, facts }: Stored): Stored {
  const ofBlock = ({ scene, ...block }: Fields): Fields => {
    const now = typeof scene === "string" ? drawingsNow.get(scene) : undefined;
    return { ...block, ...(now !== undefined && { scene: now }) };
  };
  return { document: eachBlock(document, ofBlock), facts };
}

const drawingsNow: ReadonlyMap<string, string> = new Map([
  ...["bread", "dog", "thread", "guitar", "camera", "house"].map((same) => [same, same] as const),
  ["cup", "hot-beverage"],
  ["pot", "pot-of-food"],
  ["tools", "toolbox"],
  ["tree", "deciduous-tree"],
  ["flower", "bouquet"],
  ["vase", "amphora"],
  ["book", "books"],
  ["wave", "water-wave"],
  ["car", "automobile"],
  ["van", "delivery-truck"],
]);

/** 1 to 2: a header’s or a notice’s one button is a list of buttons, as elsewhere. */
function withListsOfButtons({ document, facts }: Stored): Stored {
  const ofBlock = (block: Fields): Fields => {
    if (block.type !== "header" && block.type !== "notice") return block;
    const { action, ...rest } = block;
    return { ...rest, actions: action === undefined ? [] : [action] };
  };
  return { document: eachBlock(document, ofBlock), facts };
}

type Fields = Record<string, unknown>;

function eachBlock(document: unknown, change: (block: Fields) => Fields): unknown {
  const inList = (list: unknown, each: (item: Fields) => Fields) =>
    Array.isArray(list) ? list.map((item: unknown) => (isObject(item) ? each(item) : item)) : list;
  return changed(document, ({ pages }) => ({
    pages: inList(pages, (page) => ({ ...page, blocks: inList(page.blocks, change) })),
  }));
}

function changed(value: unknown, change: (fields: Fields) => Fields): unknown {
  return isObject(value) ? { ...value, ...change(value) } : value;
}

function isObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
