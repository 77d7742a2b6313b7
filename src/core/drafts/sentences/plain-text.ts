import { decodeHTML } from "entities";
import { parse } from "node-html-parser";

/**
 * What somebody typed or pasted, as plain text: no markup, no emoji, nothing invisible, with spaces
 * and marks where they belong. Paragraphs are apart by an empty line; lines of a list begin with “- ”.
 */
export function plainText(typed: string): string {
  return mendMarks(withOurMarks(withoutEmoji(withoutMarkup(typed.normalize("NFC")))));
}

/** The same in one line. */
export function plainLine(typed: string): string {
  return plainText(typed).replace(/\s+/g, " ").trim();
}

/** Spaces and marks where they belong, however something was written, and whatever was taken out of it. */
export function mendMarks(text: string): string {
  return text
    .replace(/(?:\(\s*\)|“\s*”)/g, " ")
    .replace(/\( +/g, "(")
    .replace(/[^\S\n]+(?=[,.;:!?)…])/g, "")
    .replace(/([,;:])(?:\s*[,;:])+/g, "$1")
    .replace(/[,;:–—-]+(?=[.!?…](?!\d))/g, "")
    .replace(/([.!?…])(?:\s*\.|\s+[!?])+/g, "$1")
    .replace(/^(?:[,;:!?…)]|\.(?!\d))+ */gm, "")
    .replace(/ {2,}/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function withoutMarkup(typed: string): string {
  if (!/<[a-z/!]/i.test(typed)) return /&[#\w]+;/.test(typed) ? decodeHTML(typed) : typed;
  const root = parse(typed.replace(/<!--[\s\S]*?(?:-->|$)/g, " "));
  for (const hidden of root.querySelectorAll("script, style, template, noscript, title")) {
    hidden.remove();
  }
  for (const item of root.querySelectorAll("li")) item.insertAdjacentHTML("afterbegin", "- ");
  const blocks = "p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, marquee, center";
  for (const block of root.querySelectorAll(blocks)) {
    block.insertAdjacentHTML("beforebegin", "<br><br>");
    block.insertAdjacentHTML("afterend", "<br><br>");
  }
  return root.structuredText;
}

const pictures =
  /(?:(?:(?![©®™])\p{Extended_Pictographic}|\p{Regional_Indicator})(?:\p{Emoji_Modifier}|\u200d|\ufe0e|\ufe0f|\u20e3)*[^\S\n]*)+/gu;

const closingPictures = new RegExp(
  `(?<=[\\p{L}\\d)])\\s*${pictures.source}\\s*(?=\\p{Lu}|(?:i|im|i[’']m|we)\\s)`,
  "gu",
);

/** With a full stop for an emoji that ends a sentence: before a capital, or somebody who says “I”. */
export function endedByEmoji(typed: string): string {
  return typed.replace(closingPictures, ". ");
}

const partingPictures = new RegExp(
  `(?<=[\\p{L}\\d)])[^\\S\\n]*${pictures.source}[^\\S\\n]*(?=[\\p{L}\\d])`,
  "gu",
);

/** With a comma for an emoji that keeps words apart, as in a list: “Bath 🛁 small”. */
export function partedByEmoji(typed: string): string {
  return typed.replace(partingPictures, ", ");
}

function withoutEmoji(text: string): string {
  return text.replace(pictures, " ");
}

function withOurMarks(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]/g, " ")
    .replace(/[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, (mark) =>
      mark === "\n" ? mark : "",
    )
    .replace(/(?<=[\p{L}\p{N}])['`´](?=\p{L})|(?<=[szSZ])'(?=\s)/gu, "’")
    .replace(/"([^"\n]{1,200})"/g, "“$1”")
    .replace(/(?<=^|[\s(])'([^'\n]{1,80})'(?=[\s).,;:!?]|$)/gm, "‘$1’")
    .replace(/[!?]*!{1}[!?]+/g, "!")
    .replace(/\?{2,}/g, "?")
    .replace(/\.{3,}/g, "…")
    .replace(/(?<=[,;])(?=\p{L})/gu, " ");
}
