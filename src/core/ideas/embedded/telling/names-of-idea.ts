import { isRude } from "../../../moderation/rude.ts";

/** What ends the thing itself in a title: whom it is for, where, of what. */
const rest = /[,:]| (?:for|in|about|to|that|who|with|on|of|from|at|by|after|before|and|or)\b/;

/** Words that any idea's title may have. */
const common = new Set(
  `the one two three four five six ten your its own new first home side visit kit box pack bag set round session
  morning afternoon evening night day weekend week month year hour minute guide page list card book folder club class
  course lesson group service plan check help pop-up fixed short small monthly weekly yearly`.split(
    /\s+/,
  ),
);

/**
 * Labels for a domain out of an idea's title: its last two telling words, and all of them, if they
 * have 6 to 15 letters together. “Driveway dog wash on a fixed round” gives “dogwash”.
 */
export function namesOfIdea(title: string): string[] {
  const [thing = ""] = title.toLowerCase().split(rest);
  const words = thing
    .normalize("NFKD")
    .replace(/\p{M}|['’]/gu, "")
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2 && !common.has(word));
  if (words.length < 2) return [];
  const names = [words.slice(-2).join(""), words.join("")];
  return [...new Set(names)].filter((name) => /^.{6,15}$/.test(name) && !isRude(name));
}
