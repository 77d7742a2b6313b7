import { commission, fitting } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const clothAndLeather: readonly Trade[] = [
  {
    id: "tailor",
    name: "tailor",
    above: "maker",
    synonyms: list(
      "tailoring, made to measure suits, alterations, clothing alterations, suit alterations, hemming",
    ),
    mood: "studio",
    colour: "#7a3a5a",
    offer: "alterations",
    services: offers(
      {
        "Taking up trousers": "We shorten trousers and keep the hem you like.",
        Zips: "We replace zips in jackets and trousers.",
        "Suits taken in":
          "We pin jacket and trousers on you, in or out, and sew it the way it was made.",
        "Suits made to measure":
          "We choose cloth and cut with you, then fit it before the last stitch.",
        "Wedding dresses altered": "We take in, let out and hem over several fittings.",
        Mending: "We mend tears, seams and linings.",
      },
      { Zips: "zip", "Wedding dresses altered": "wedding-dress", Mending: "needle" },
    ),
    questions: [
      {
        question: "What should I bring to a fitting?",
        answer:
          "The shoes you will wear with it, and the belt or the underwear that changes how it sits. Wash it first: some cloth shrinks.",
      },
      {
        question: "Can it be let out?",
        answer:
          "As far as there is cloth in the seams. Turn it inside out and look, or bring it in and we’ll tell you.",
      },
      {
        question: "Is it worth altering?",
        answer:
          "If you like the cloth and it fits in the shoulders, mostly. Everything else is easier to move.",
      },

      "Can you take in the shoulders of a jacket?",
      "How many fittings does a suit take?",
      "Can you put in a new zip?",
      "Do I have to bring the shoes?",
    ],
    opening: [
      "Too long, too tight, or just too good to throw away?",
      "Bring it in, with the shoes you will wear.",
    ],
    steps: fitting,
    headings: { question: "What is it, and when do you need it?" },
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
    colour: "#7a3a5a",
    offer: "dressmaking",
    services: offers(
      {
        "Wedding dresses": "We design and sew the dress with you.",
        Bridesmaids: "We sew dresses for bridesmaids.",
        Formals: "We sew gowns for formals.",
        Costumes: "We sew costumes for stage and parties.",
        "Everyday clothes": "We sew clothes for every day.",
        "Changing an old dress": "We turn an old dress into another.",
      },
      { "Wedding dresses": "wedding-dress", Formals: "dress", "Changing an old dress": "scissors" },
    ),
    questions: [
      {
        question: "What should I bring to a fitting?",
        answer: "The shoes and the underwear that go with it. A hem depends on the heel.",
      },
      {
        question: "Can you copy a dress that I love?",
        answer:
          "Usually, without taking it apart. Fabric that moves the same way matters more than the same colour.",
        notOf: ["bridal-alterations"],
      },
      "When should I come about a wedding dress?",
      "Can I bring my own fabric?",
      "How does it fit someone who is between sizes?",
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
    colour: "#7a5a3a",
    services: offers(
      {
        "Lounges and armchairs": "We strip them, rebuild the padding and cover them again.",
        "Dining chairs": "We recover the seats and check the joints.",
        Antiques: "We upholster antique chairs and settees.",
        "Car and boat seats": "We strip them, mend the frame and sew new covers.",
        "Window seats": "We take a pattern of the nook, so that the cushion meets the wall.",
        "Foam and springs": "We put the spring back into cushions that have gone flat.",
      },
      { "Car and boat seats": "car-seat", Antiques: "armchair", "Window seats": "window" },
    ),
    questions: [
      {
        question: "Is my old chair worth it?",
        answer:
          "If the frame is solid and you like sitting in it, mostly yes. Send a photo from the front and one from underneath.",
        notOf: ["canvas-maker"],
      },
      {
        question: "Can I choose the fabric myself?",
        answer:
          "Yes. Sit on it in your mind for ten years: sun, pets and children decide more than the pattern.",
        notOf: ["canvas-maker"],
      },
      "How many metres of fabric do I need?",
      "Can you pick it up?",
    ],
    opening: [
      "Good bones, tired fabric?",
      "Whose chair was it? Send a photo from the front and one from below.",
    ],
    steps: [
      { name: "Send a photo", note: "From the front, from the side and from underneath." },
      {
        name: "Choose the fabric",
        note: "Look at it by day and by lamp, and with your hand on it.",
      },
      {
        name: "We build it up again",
        note: "Tell us about anything to be kept: the studs, the braid, a name in pencil.",
      },
    ],
  },
  {
    id: "shoe-repairer",
    name: "shoe repairer",
    above: "maker",
    synonyms: list("shoe repairs, cobbler, boot repairs, resoling, heel repairs, bag repairs"),
    mood: "studio",
    colour: "#6a4630",
    services: offers(
      {
        "Heels and soles": "We replace worn heels and soles.",
        Stitching: "We restitch shoes that have come apart.",
        Boots: "We resole and mend boots.",
        Stretching: "We stretch shoes that pinch.",
        "Bags and belts": "We restitch handles, change buckles and punch holes.",
        Zips: "We replace zips in boots and bags.",
      },
      { Stretching: "lace-up-shoe", Zips: "zip" },
    ),
    questions: [
      {
        question: "Are these worth repairing?",
        answer: "Usually, if the upper is sound. Soles and heels are made to be replaced.",
      },
      {
        question: "Can you stretch them for a bunion?",
        answer:
          "Leather, a little and in one spot. Come in wearing them and we’ll mark where they pinch.",
      },
      {
        question: "When should I bring them?",
        answer:
          "Before the heel is down to the shoe. A worn tip is a small job, a worn heel a bigger one.",
      },
      "Can you match the colour?",
      "Do you repair hiking boots?",
    ],
    opening: ["Worn down on one side?", "Keep walking. Bring both, not just the one."],
    steps: [
      { name: "Bring them in", note: "Clean, if you can, and both of the pair." },
      { name: "Tell us where it hurts", note: "The shoe or the foot." },
      { name: "Pick them up", note: "And find out how to look after them from here." },
    ],
  },
  {
    id: "leatherwork",
    name: "leatherworker",
    above: "maker",
    synonyms: list("leather goods, leatherwork, leather belts, leathercraft"),
    topics: list("leather, belts, wallet, bags, saddlery, boots, shoe repair, cobbler, handbags"),
    mood: "studio",
    colour: "#7a4a2a",
    services: offers(
      {
        Belts: "We cut to your waist, and put the holes where you need them.",
        "Bags and wallets": "We cut, stitch and edge them at the bench.",
        "Saddles and bridles": "We cut, stitch and fit tack for a horse and its rider.",
        Repairs: "We restitch seams, and replace straps, buckles and zips.",
        "Dog collars and leads": "We make them to your dog’s measure.",
        "Pieces made to order": "We make a piece from your idea.",
      },
      { Repairs: "needle" },
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
