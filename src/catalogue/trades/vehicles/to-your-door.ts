import { list, offers, type Trade } from "../trade.ts";

export const toYourDoor: readonly Trade[] = [
  {
    id: "mobile-tyres",
    name: "mobile tyre service",
    above: "tyre-shop",
    traits: ["mobile"],
    synonyms: list(
      "mobile tyre fitting, mobile tyres, mobile tyre service, truck tyres, tractor tyres, roadside tyre repair",
    ),
    services: offers(
      {
        "Fitting where you are": "We change tyres at home, at work or by the road.",
        Punctures: "We plug or patch what can be mended.",
        Balancing: "We balance wheels in the van.",
        "Trucks and tractors": "We come out to large tyres.",
        Fleets: "We check pressures and wear across a yard.",
      },
      { Balancing: "wheel-balancer", "Fitting where you are": "tire" },
    ),
    enquiry: { details: ["Rego", "Suburb or town"], question: "What does it need?" },
  },
  {
    id: "mobile-mechanic",
    name: "mobile mechanic",
    above: "car-repair",
    traits: ["mobile"],
    synonyms: list(
      "mobile mechanic, mobile mechanics, mechanic who comes to you, mobile car service",
    ),
    services: offers(
      {
        "Servicing at home": "We change oil, filters and plugs in the driveway, so leave the keys.",
        Breakdowns: "We come to it where it stands, and find out whether it can be fixed there.",
        Brakes: "We change pads and discs wherever the car is parked.",
        "Pre-purchase checks": "We go over it in the seller’s street, and tell you what we see.",
        "Car batteries": "We test, jump-start or replace it, and check what drained it.",
      },
      { "Servicing at home": "driveway", Breakdowns: "breakdown" },
    ),
    questions: ["Do you need cover from the rain?", "What can’t be done in a driveway?"],
    enquiry: { details: ["Rego", "Suburb or town"], question: "What does it need?" },
  },
  {
    id: "locksmith-auto",
    name: "auto locksmith",
    above: "locksmith",
    synonyms: list(
      "auto locksmith, car locksmith, car key replacement, car keys cut, transponder keys",
    ),
    services: offers(
      {
        "Lost keys": "We cut and program a new key beside the car.",
        "Spare keys": "We copy keys and remotes.",
        "Locked out": "We open cars without breaking glass.",
        Ignitions: "We repair barrels and door locks.",
        "Motorbikes and trucks": "We make keys for other vehicles.",
      },
      {
        "Lost keys": "car-key",
        "Spare keys": "key",
        "Locked out": "car-profile",
        Ignitions: "keyhole",
      },
    ),
    questions: [
      {
        question: "What do I need to show that it is my car?",
        answer:
          "Rego papers or an app with the car on it, and your identification. If they’re in the car, we’ll check them once it’s open.",
      },
      {
        question: "Can you make a key when all are lost?",
        answer:
          "For many models, yes; some need a code from the maker. Tell us the make, model and year.",
      },
      {
        question: "Where should the car be?",
        answer:
          "Right where it is, with room to open the driver’s door. Tell us if it is in a car park with a low roof.",
      },
    ],
    steps: [
      {
        name: "Tell us where the car is",
        note: "Make, model and year, and whether any key is left.",
      },
      { name: "Stay somewhere safe", note: "Off the road and in the light, if you can." },
      { name: "Show that it is yours", note: "Then it is opened, or a key is made." },
    ],
    enquiry: { details: ["Rego", "Suburb or town"], question: "What does it need?" },
    opening: [
      "Keys on the seat, and the doors shut?",
      "Which make, which year, and is there a spare?",
    ],
  },
  {
    id: "mobile-car-wash",
    name: "car wash",
    above: "car-detailing",
    synonyms: list("car wash, hand car wash, mobile car wash, truck wash, fleet washing"),
    services: offers(
      {
        Wash: "We wash by hand, wheels and sills included.",
        Inside: "We vacuum, wipe down and clean the windows from within.",
        Wax: "We wax and dress tyres.",
        Fleets: "We do a row of vans, utes or trucks in your yard, before or after work.",
        "Dog hair": "We get dog hair out of seats and carpets.",
      },
      { Wash: "car-wash", Inside: "vacuum", Wax: "car-polisher" },
    ),
    enquiry: {
      details: ["Make and model", "Suburb or town"],
      question: "What would you like done?",
    },
  },
];
