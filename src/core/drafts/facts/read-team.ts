import type { Team } from "../../../blocks/team/schema.ts";

type Member = Team["members"][number];

const person = String.raw`((?:(?:Dr|Mr|Ms|Mrs|Chef) )?\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+){0,2})`;
const job = String.raw`((?:[\p{Ll}-]+ ){0,4}(?:\p{Ll}{2,}(?:er|or|ist|ian|yst)|nurse|vet|physio|chef|cook|apprentice|assistant|front desk|reception))`;

/** “Anna Lee, physiotherapist” or “Ben – apprentice plumber”, a line each. */
const line = new RegExp(String.raw`^(?:- )?${person}(?:,| [–—-]|:) ${job}\.?$`, "u");
/** “We are Anna (physio), Ben (massage therapist) and Cho (front desk).” */
const inBrackets = new RegExp(String.raw`(?<!\p{L})${person} \(${job}\)`, "gu");

/**
 * The people of a business, where at least two are plainly named with what they do.
 *
 * @returns them, and the sentences that say no more than that
 */
export function readTeam(sentences: readonly string[]): { members: Member[]; used: string[] } {
  const listed = sentences.flatMap((sentence) => {
    const [, name = "", role = ""] = line.exec(sentence) ?? [];
    return name ? [{ sentence, member: { name, role } }] : [];
  });
  if (listed.length > 1) {
    return {
      members: listed.map(({ member }) => member),
      used: listed.map(({ sentence }) => sentence),
    };
  }
  const introduced = sentences.find((sentence) => (sentence.match(inBrackets)?.length ?? 0) > 1);
  if (!introduced) return { members: [], used: [] };
  const members = [...introduced.matchAll(inBrackets)].map(([, name = "", role = ""]) => ({
    name,
    role,
  }));
  return { members, used: [introduced] };
}
