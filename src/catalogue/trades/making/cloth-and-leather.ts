import { commission } from "../steps.ts";
import { list, named, type Trade } from "../trade.ts";

export const clothAndLeather: readonly Trade[] = [
  {
    id: "tailor",
    name: "tailor",
    above: "maker",
    synonyms: list(
      "tailoring, made to measure suits, alterations, clothing alterations, suit alterations, hemming",
    ),
    mood: "studio",
    drawing: "thread",
    colour: "#7a3a5a",
    offer: "alterations",
    services: named(
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
    id: "sewing-and-alterations",
    name: "dressmaker",
    above: "maker",
    synonyms: list(
      "dressmaking, seamstress, sewing, wedding dresses made, costume maker, custom dresses, formal dresses made",
    ),
    topics: list("sew, tailor, alterations, mending, hem, fabric, curtains, costume, costumes"),
    mood: "studio",
    drawing: "thread",
    colour: "#7a3a5a",
    offer: "dressmaking",
    services: named(
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
    id: "upholstery",
    name: "upholsterer",
    above: "maker",
    synonyms: list(
      "upholstery, furniture upholstery, reupholstery, recovering chairs, couch recovering",
    ),
    topics: list(
      "reupholster, chair, sofa repair, cushions, foam, caravan cushions, boat seats, armchair",
    ),
    mood: "studio",
    drawing: "thread",
    colour: "#7a5a3a",
    services: named(
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
    id: "shoe-repairer",
    name: "shoe repairer",
    above: "maker",
    synonyms: list("shoe repairs, cobbler, boot repairs, resoling, heel repairs, bag repairs"),
    mood: "studio",
    drawing: "thread",
    colour: "#6a4630",
    services: named("Heels and soles, Stitching, Boots, Stretching, Bags and belts, Zips"),
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
    id: "leatherwork",
    name: "leatherworker",
    above: "maker",
    synonyms: list("leather goods, leatherwork, leather belts, leathercraft"),
    topics: list("leather, belts, wallet, bags, saddlery, boots, shoe repair, cobbler, handbags"),
    mood: "studio",
    drawing: "thread",
    colour: "#7a4a2a",
    services: named(
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
