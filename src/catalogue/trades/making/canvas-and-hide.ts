import { measureAndMake } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const canvasAndHide: readonly Trade[] = [
  {
    id: "sailmaker",
    name: "sailmaker",
    above: "maker",
    synonyms: list(
      "sailmaker, sails, sail making, sail repairs, canvas work, boat canvas, marine canvas, boat covers, canvas repairs, biminis, boat clears, marine trimmer",
    ),
    services: offers(
      {
        "New sails": "We measure, cut and sew sails for cruising and racing.",
        "Sail repairs": "We patch, restitch and recut sails.",
        "Boat covers": "We make covers, biminis and clears.",
        "Canvas work": "We sew bags, tarps and awnings.",
        Rigging: "We splice rope and check rigging.",
      },
      { "Canvas work": "shade-sail", "Boat covers": "boat-cover", Rigging: "rope-coil" },
    ),
    opening: ["Torn, tired or just the wrong shape?"],
    steps: measureAndMake,
  },
  {
    id: "canvas-maker",
    name: "canvas and trimming workshop",
    above: "upholstery",
    synonyms: list(
      "canvas, tarps, motor trimmer, motor trimming, car upholstery, ute tonneau covers, canvas swags, caravan annexes, shade covers, marine upholstery",
    ),
    services: offers(
      {
        "Car seats and linings": "We recover seats, roof linings and doors.",
        "Tonneaus and tarps": "We make ute covers and tarps.",
        "Swags and annexes": "We sew and mend swags, tents and annexes.",
        "Boat seats": "We upholster boat seats in marine vinyl.",
        Zips: "We replace zips and eyelets.",
      },
      {
        "Car seats and linings": "car-seat",
        "Boat seats": "boat",
        "Tonneaus and tarps": "ute",
        "Swags and annexes": "swag",
        Zips: "zip",
      },
    ),
    steps: measureAndMake,
  },
  {
    id: "hide-tanner",
    name: "hide tanner",
    above: "leatherwork",
    synonyms: list(
      "tannery, tanning hides, kangaroo hides, hide tanning, cowhides, sheepskins, kangaroo leather, taxidermy, taxidermist, whip maker, stock whips, stockwhips",
    ),
    services: offers(
      {
        Tanning: "We tan hides and skins you bring.",
        "Kangaroo and cow hides": "We sell finished hides, hair on and hair off.",
        Leather: "We sell leather by the piece.",
        "Whips and belts": "We cut the hide into strands and plait them.",
        Sheepskins: "We tan and wash sheepskins.",
      },
      { Tanning: "stretched-hide" },
    ),
    questions: [
      {
        question: "How do I keep a hide until I get it to you?",
        answer:
          "Cool, flat and well salted on the flesh side, or frozen in a bag. Tell us how long it has been off the animal.",
      },
      {
        question: "Will the hair stay on?",
        answer:
          "Tell us which you’d like. Some hides keep their hair well, and with others it depends on how fresh they were.",
      },
    ],
    steps: [
      {
        name: "Tell us what you have",
        note: "Which animal, how big, and whether it is fresh, salted or frozen.",
      },
      { name: "Bring or send the hide", note: "You’ll know first how to salt it and pack it." },
      { name: "Wait for it", note: "Tanning takes its time. You hear from us when it is ready." },
    ],
  },
  {
    id: "saddle-maker",
    name: "saddle maker",
    above: "leatherwork",
    synonyms: list(
      "saddle maker, saddler, saddle repairs, stock saddles, harness maker, bridle maker",
    ),
    services: offers(
      {
        Saddles: "We build stock and fender saddles on the tree.",
        Repairs: "We restuff, restitch and replace girth points.",
        "Bridles and harness": "We make bridles, breastplates and harness.",
        Fitting: "We look at horse, saddle and rider together.",
        "Belts and bags": "We make belts, bags and straps.",
      },
      { Fitting: "horse", Repairs: "needle", "Bridles and harness": "belt" },
    ),
  },
];
