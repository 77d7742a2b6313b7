import type { FactName, Facts } from "../../blocks/facts.ts";
import { factOf } from "../../blocks/facts.ts";
import { wordsOfPage } from "../../blocks/page-words.ts";
import { seenBlocks } from "../../blocks/seen-blocks.ts";
import { type Claim, claimsIn, type Speaker } from "../moderation/claims/claims-in.ts";
import { states } from "../moderation/claims/rule.ts";
import type { Finding } from "./finding.ts";
import type { Content } from "./merge.ts";

const shown = "confirmed";

/** What a release would say that a law forbids: in its sections, facts, titles and descriptions. */
export function checkClaims({ document, facts }: Content): Finding[] {
  const speaker = speakerOf(facts);
  const forbidden = (text: string) =>
    claimsIn(text, speaker)
      .filter(({ rule }) => rule.severity === "block")
      .map(inWords);
  const ofPages = document.pages.flatMap((page) => {
    const words = wordsOfPage(page, { document, facts, shown });
    const seen = seenBlocks(page, document.pages, { facts, shown });
    return [
      ...(["title", "description"] as const)
        .filter((field) => page[field] !== undefined)
        .flatMap((field) =>
          forbidden(words[field]).map(
            (what): Finding => ({ what, where: { of: "page", page, field } }),
          ),
        ),
      ...seen
        .filter((block) => page.blocks.includes(block))
        .flatMap((block) =>
          textsIn(block).flatMap(({ text, field }) =>
            forbidden(text).map(
              (what): Finding => ({ what, where: { of: "block", page, block, field } }),
            ),
          ),
        ),
    ];
  });
  const names = Object.keys(facts).filter((name): name is FactName => name in facts);
  const ofFacts = names.flatMap((name) =>
    textsIn(factOf(facts, name, shown)).flatMap(({ text }) =>
      forbidden(text).map((what): Finding => ({ what, where: { of: "fact", name } })),
    ),
  );
  return [...ofPages, ...ofFacts];
}

/** Who says it, as far as the facts tell. */
function speakerOf(facts: Facts): Speaker {
  const places = [factOf(facts, "address", "all"), factOf(facts, "area", "all")].flat().join(" ");
  const words = places.toUpperCase().split(/[^A-Z]+/);
  return {
    trade: factOf(facts, "trade", "all") ?? "",
    state: states.find((state) => words.includes(state)),
  };
}

function inWords({ words, rule: { says, body, law, instead } }: Claim): string {
  const watched = `Watched over by ${body}${law ? ` (${law})` : ""}.`;
  return `It says “${words}”. ${says} ${watched} Instead: ${instead}`;
}

/** What no reader sees. */
const unread = new Set(["id", "type", "key", "scene", "composition", "to", "fact", "style"]);

/** Every text within a value, with its path: “photo.alt”. */
function textsIn(value: unknown, field = ""): { text: string; field: string }[] {
  if (typeof value === "string") return [{ text: value, field }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => !unread.has(name))
    .flatMap(([name, part]) => textsIn(part, field ? `${field}.${name}` : name));
}
