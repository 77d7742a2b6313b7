import { plainText } from "./plain-text.ts";
import { closed, sentencesOf, unwrapped } from "./sentences.ts";

/** What a customer wants of their website, as far as a rule can do it. */
export type Wishes = {
  /** Words that must not stand on it, in lower case; a word stands for all that begin like it. */
  forbidden: string[];
  lowerCase: boolean;
  bigPhone: boolean;
  /** What the foot of each page must say. */
  footer: string[];
  /** What stands beside the form. */
  form: string[];
  /** What an enquiry should tell: “date, number of people, suburb and allergies”. */
  asks?: string;
  /** Sentences that they asked to be said. */
  say: string[];
};

/** @param texts everything that was typed into free fields */
export function readWishes(texts: readonly string[], goals: string): Wishes {
  const plain = texts.map((text) => unwrapped(plainText(text)));
  const sentences = plain.flatMap((text) =>
    text.split(/\n+|(?=\(\d\) )/).flatMap((line) => sentencesOf(line.trim())),
  );
  const all = sentences.join("\n");
  const asks = askedFor(plainText(goals));
  return {
    forbidden: [...new Set(sentences.flatMap(forbiddenIn))],
    lowerCase: /\b(?:all|everything in|only|always) (?:in )?(?:lower|small)[ -]?case\b/i.test(all),
    bigPhone:
      /\b(?:big|large|huge) phone number\b|\bphone number (?:at the top|first|big|in two seconds)\b|\bphone to ring\b|\bfind my (?:phone )?number\b|\bnumber (?:must be |should be |has to be )?(?:easy to find|easy to see|obvious|up top)\b/i.test(
        all,
      ),
    footer: sentences.flatMap(footerIn),
    form: sentences.flatMap(formIn),
    ...(asks && { asks }),
    say: sentences.flatMap(sayIn),
  };
}

/** Whether words hold what is forbidden. */
export function breaks({ forbidden }: Pick<Wishes, "forbidden">, words: string): boolean {
  const text = words.toLowerCase();
  return forbidden.some((word) =>
    /^[\p{L} -]+$/u.test(word)
      ? new RegExp(String.raw`(?<!\p{L})${word}`, "iu").test(text)
      : text.includes(word),
  );
}

const notTo =
  "(?:do not|don’t|dont|never|not to|can(?:no|’)?t|cannot|may not|must not|no|avoid|without)";

function forbiddenIn(sentence: string): string[] {
  const quoted = new RegExp(String.raw`\b${notTo}\b.*?[“‘].*`, "i").test(sentence)
    ? [...sentence.matchAll(/[“‘"']([^“”‘’"']{3,30})[”’"']/g)].map(([, word = ""]) => word)
    : [];
  const said = [
    /\b(?:do not|don’t|dont|never) (?:put|say|write|mention|print|advertise) (?:that )?(?:i|we) (?:do|are|have|offer|sell|make) ([^.,;!]+)/i,
    /\b(?:do not|don’t|dont|never) (?:put|say|write|mention|print|advertise) (?!that\b|it\b|this\b|anything\b|any\b|my\b|our\b|the\b|me\b|us\b)(\p{L}+)(?=[.!]|$)/iu,
    /\b(?:do not|don’t|dont|never) call (?:it|us|me|this) (?:an? )?‘?([\p{L} ]{3,24}?)’?(?=[.,!;]|$)/iu,
    /\bcan(?:no|’)?t (?:be called|call (?:it|us|ourselves)) (?:an? )?(\S+(?: \S+)??)(?= because| as| since|[.,;]|$)/i,
    /\bnothing about ([\p{L} ]+?)(?= whatsoever| at all| please|[.,;]|$)/iu,
  ].flatMap((pattern) => pattern.exec(sentence)?.[1] ?? []);
  const aboutWords = /\bwords?\b|\bdescribe\b|\bsay\b|\bcall/i.test(sentence);
  return [...(aboutWords ? quoted : []), ...said].map(rootOf).filter((word) => word.length > 2);
}

/** “lopping” forbids “lopper” too. */
function rootOf(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/(?<=\p{L}{4})(?:ing|ers?|ed|s)$/u, "");
}

function footerIn(sentence: string): string[] {
  const quoted =
    /\bfoot(?:er)?\b.*\b(?:carry|say|state|include|have|show|must|needs?)\b[^“]*[“]([^”]{5,250})[”]/i.exec(
      sentence,
    )?.[1];
  const everyPage =
    /\b(?:foot|bottom) of (?:every|each|the|my|our) (?:web ?)?(?:page|site)s?\b[^“]*“([^”]{5,250})”/i.exec(
      sentence,
    )?.[1];
  const notice = /\bnotice that (?:the|this) site is ([^.;]{5,200})/i.exec(sentence)?.[1];
  return [
    ...(quoted ? [closed(quoted)] : everyPage ? [closed(everyPage)] : []),
    ...(notice ? [`This site is ${notice}.`] : []),
  ];
}

function formIn(sentence: string): string[] {
  if (!/\bform\b/i.test(sentence)) return [];
  const stated = /\b(?:must|should|has to) (?:also )?(?:state|say) that ([^.;]{5,200})/i.exec(
    sentence,
  )?.[1];
  const silent =
    /\bnot (?:invite|ask|encourage)\b.*\b(confidential|sensitive|private|medical) (details|information)\b/i.exec(
      sentence,
    );
  return [
    ...(stated ? [closed(stated.charAt(0).toUpperCase() + stated.slice(1))] : []),
    ...(silent
      ? [`Please leave out ${silent[1]} ${silent[2]}.`.toLowerCase().replace(/^p/, "P")]
      : []),
  ];
}

/** “say that the waitlist is about three weeks” */
function sayIn(sentence: string): string[] {
  const before =
    /^(?:.*[.!?;] )?(?:and |also |but )?([^.;!?]{8,90}?)[,;]? (?:so |and )?(?:please )?say (?:that|so)(?: (?:please|pls|plz))?[.!]?$/i.exec(
      sentence,
    )?.[1];
  return before ? [closed(before.charAt(0).toUpperCase() + before.slice(1))] : [];
}

function askedFor(goals: string): string | undefined {
  const found =
    /\b(?:forms?|request|enquiry|enquiries|quote)\b[^.]{0,30}?(?:\bthat asks(?: for)?:?|\basks(?: for)?:?|\basking(?: for)?|\bwith|\bw\/)\s*([^.;()]{4,100})/i.exec(
      goals,
    )?.[1] ?? /\bform: ?([^.;()]{4,100})/i.exec(goals)?.[1];
  if (
    !found ||
    /\b(?:fewer|less|no|stop|without)\b[^.]{0,20}(?:enquir|request|form)/i.test(goals) ||
    /\b(?:upload|photo|payment|online)\b/i.test(found)
  )
    return undefined;
  return found.replace(/\s+(?:so|and then|because)\b.*$/i, "").trim();
}
