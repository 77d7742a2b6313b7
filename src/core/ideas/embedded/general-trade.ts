import type { Trade } from "../../../catalogue/trades/trade.ts";

/**
 * A trade for an interest we know nothing about but its name. Every sentence holds for any thing
 * that people can be into.
 *
 * @param topic one to four plain words, see `topicOf`.
 */
export function generalTrade(topic: string): Trade {
  const [word = ""] = topic
    .normalize("NFKD")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((part) => /^[a-z]{4,9}$/.test(part));
  return {
    id: "any-topic",
    label: topic,
    sign: "Studio",
    mood: "play",
    people: `people who are into ${topic}`,
    practitioners: `specialists in ${topic}`,
    words: [],
    roots: [...(word ? [word] : ["curio"]), "avid", "keen", "ardent", "knack"],
    lesson: `make a start with ${topic}`,
    kit: {
      name: `${topic} starter kit`,
      holds: "the basics, a checklist, a small project and a list of good places to buy more",
      price: 49,
    },
    gear: [
      { what: "a first set of materials and printed samples", price: 190 },
      { what: "better equipment and materials for ten customers", price: 850 },
      { what: "equipment, stock and a small place to work for three months", price: 2_900 },
    ],
    channels: [
      { where: `in the online groups where people talk about ${topic}` },
      { where: "at the library’s noticeboard" },
    ],
    services: [
      {
        segment: "enthusiasts",
        who: `people who are new to ${topic}`,
        trouble: "find a thousand opinions online and nobody to ask",
        offer: `a first-steps session on ${topic} for one to four people`,
        how: "You find out what they have and what they want, and they leave with a first result and a list of three things to buy.",
        price: 75,
        per: "session",
      },
      {
        segment: "workers",
        who: `people who care about ${topic} and have no time`,
        trouble: "save links for a year and never begin",
        offer: `a done-for-you service around ${topic}`,
        how: "They tell you what they are after, you do the choosing, the setting up and the running around.",
        price: 140,
        per: "job",
      },
    ],
    product: {
      segment: "families",
      who: `people who want to give somebody a start with ${topic}`,
      trouble: "don’t know enough about it to choose",
      offer: `a first month with ${topic}, packed in a box`,
      how: "It holds what a beginner needs for the first month and nothing else, with a card for each week.",
      price: 59,
      per: "box",
    },
  };
}
