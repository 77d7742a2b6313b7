import { type Business, list } from "./business.ts";
import { commission } from "./steps.ts";

export const clothAndLeather: readonly Business[] = [
  {
    noun: "tailor",
    mood: "studio",
    drawing: "thread",
    colour: "#7a3a5a",
    words: list("tailor, alteration, made to measure, taking up"),
    offer: "alterations",
    services: list(
      "Taking up trousers, Zips, Suits taken in, Suits made to measure, Wedding dresses altered, Mending",
    ),
    questions: [
      "Can you take in the shoulders of a jacket?",
      "How many fittings does a suit take?",
      "Can you put in a new zip?",
      "Do I have to bring the shoes?",
    ],
    opening: [
      "Too long, too tight, or just too good to throw away?",
      "Bring it in, with the shoes you will wear.",
    ],
    steps: commission,
  },
  {
    noun: "dressmaker",
    mood: "studio",
    drawing: "thread",
    colour: "#7a3a5a",
    words: list(
      "dressmak, seamstress, sewing, bridal wear, wedding dress, costume, clothing alter",
    ),
    offer: "dressmaking",
    services: list(
      "Wedding dresses, Bridesmaids, Formals, Costumes, Everyday clothes, Changing an old dress",
    ),
    questions: [
      "When should I come about a wedding dress?",
      "Can I bring my own fabric?",
      "Can you copy a dress that I love?",
      "How does it fit somebody who is between sizes?",
    ],
    opening: ["What would you wear, if the shops had it?", "A picture, a scrap of fabric, a date."],
    steps: commission,
  },
  {
    noun: "upholsterer",
    mood: "studio",
    drawing: "thread",
    colour: "#7a5a3a",
    words: list("upholster, upholstry, re-?cover"),
    services: list(
      "Lounges and armchairs, Dining chairs, Antiques, Car and boat seats, Window seats, Foam and springs",
    ),
    questions: [
      "Is my old chair worth it?",
      "How many metres of fabric do I need?",
      "Can I choose the fabric myself?",
      "Can you pick it up?",
    ],
    opening: [
      "Good bones, tired fabric?",
      "Whose chair was it? Send a photo from the front and one from below.",
    ],
    steps: commission,
  },
  {
    noun: "shoe repairer",
    mood: "studio",
    drawing: "thread",
    colour: "#6a4630",
    words: list("shoe repair, boot repair, cobbler, resol, heel repair, bag repair"),
    services: list("Heels and soles, Stitching, Boots, Stretching, Bags and belts, Zips"),
    questions: [
      "Are these worth repairing?",
      "Can you match the colour?",
      "Can you stretch them for a bunion?",
      "Do you repair hiking boots?",
    ],
    opening: ["Worn down on one side?", "Keep walking. Bring both, not just the one."],
    steps: [
      { name: "Bring them in", note: "Clean, if you can, and both of the pair." },
      { name: "Say where it hurts", note: "The shoe or the foot. Ask what is worth doing." },
      { name: "Pick them up", note: "Ask how to look after them from now on." },
    ],
  },
  {
    noun: "leatherworker",
    mood: "studio",
    drawing: "thread",
    colour: "#7a4a2a",
    words: list("leather, saddle, saddler, belts, wallets, tannery, whip plait"),
    services: list(
      "Belts, Bags and wallets, Saddles and bridles, Repairs, Dog collars and leads, Pieces made to order",
    ),
    questions: [
      "Where does the leather come from?",
      "Can you mend a bag that was my father’s?",
      "Can you put initials on it?",
      "How do I look after it?",
    ],
    opening: [
      "How long should a belt last?",
      "Bring the old one, holes and all, and copy what worked.",
    ],
    steps: commission,
  },
];
