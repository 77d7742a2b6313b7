import { list, offers, type Trade } from "../trade.ts";

export const hairAndSkin: readonly Trade[] = [
  {
    id: "henna-artist",
    name: "henna artist",
    above: "beauty",
    synonyms: list(
      "henna, mehndi, henna artist, bridal henna, mehndi artist, henna tattoos, henna cones, jagua",
    ),
    services: offers({
      "Bridal mehndi": "We draw henna on the bride’s hands and feet.",
      "Guests and parties": "We draw small designs for guests at a mehndi night.",
      "Eid and festivals": "We sit at stalls and in homes before Eid and Diwali.",
      Cones: "We mix and roll henna cones.",
      "Markets and schools": "We draw at markets and school days.",
    }),
    opening: ["Hands, feet, or both?"],
    questions: [
      {
        question: "How long does the stain last?",
        answer:
          "A week or two, longest on palms and soles. It darkens over the first two days, so wash the hands as late as you can.",
      },
      {
        question: "How early before the wedding?",
        answer: "A day or two before is usual, so that the colour is deep on the day itself.",
      },
      {
        question: "How do I get my hands ready?",
        answer:
          "No lotion or fake tan on the hands that day, and sleeves that roll up. Eat first: you’ll be sitting still for a while.",
      },
    ],
  },
  {
    id: "mens-waxing",
    name: "men’s waxing studio",
    above: "beauty-salon",
    traits: ["men-only"],
    synonyms: list(
      "mens waxing, mens only waxing, men waxing, manscaping, male waxing, mens grooming, waxing for men",
    ),
    services: offers({
      "Back and shoulders": "We wax back, shoulders and neck.",
      "Chest and stomach": "We wax or clip chest and stomach.",
      "Legs and arms": "We wax legs and arms, for cyclists too.",
      "Brows, nose and ears": "We trim and wax what the mirror misses.",
      "Intimate waxing": "We wax below the belt, matter-of-factly.",
    }),
    questions: [
      {
        question: "Does it hurt?",
        answer: "For a moment, and less than most expect. Breathe out when we say so.",
      },
    ],
    opening: ["How far down?"],
  },
  {
    id: "mobile-barber",
    name: "mobile barber",
    above: "barber",
    traits: ["mobile"],
    synonyms: list("mobile barber, barber who comes to you, home barber, barber home visits"),
    services: offers(
      {
        "Cuts at home": "We bring clippers, cape and mirror to your place.",
        Beards: "We trim and line up beards.",
        "Kids and families": "We cut everyone in one visit.",
        Workplaces: "We set up in the lunch room.",
        "Aged care and hospitals": "We cut hair for people who can’t get out.",
      },
      { "Kids and families": "smiley", "Aged care and hospitals": "walking-frame" },
    ),
    questions: ["Do you need anything from me?", "What about the hair on the floor?"],
    opening: ["Chair, cape, mirror: where shall we set up?"],
    enquiry: {
      details: ["Suburb or town", "Day that suits"],
      question: "What would you like done?",
    },
  },
  {
    id: "kids-barber",
    name: "children’s hairdresser",
    above: "hairdressing",
    traits: ["kids"],
    synonyms: list(
      "kids barber, kids haircuts, childrens hairdresser, barber for kids, kids hairdresser, first haircut",
    ),
    services: offers(
      {
        "Kids’ cuts": "We cut children’s hair in a chair worth sitting in.",
        "First haircuts": "We keep a curl for the album.",
        "Wriggly and anxious children": "We take breaks and use scissors where clippers buzz.",
        "Plaits and parties": "We do hair for birthdays, with ribbons and a bit of glitter.",
        Families: "We cut parents too, in the next chair.",
      },
      { "Wriggly and anxious children": "balloon", Families: "parent-and-child" },
    ),
    questions: [
      {
        question: "What if mine won’t sit still?",
        answer: "Then we move too. A favourite toy, a lap to sit on and no hurry usually do it.",
      },
      {
        question: "Is a first haircut different?",
        answer:
          "A little slower. Tell us, so that you have a moment for a photo and a curl to keep.",
      },
    ],
  },
  {
    id: "mobile-hairdresser",
    name: "mobile hairdresser",
    above: "hairdressing",
    traits: ["mobile"],
    synonyms: list(
      "mobile hairdresser, home hairdresser, hairdresser for aged care, in home hairdressing, mobile hairdresser for aged care, aged care hairdresser",
    ),
    services: offers(
      {
        "Cut and set": "We wash, cut and set hair at your home.",
        Colours: "We bring colours and foils to the kitchen chair.",
        Perms: "We do perms and blow waves.",
        "Aged care homes": "We visit residents in their rooms.",
        "Bridal parties": "We do hair where everyone is getting dressed.",
      },
      {
        "Aged care homes": "walking-frame",
        Colours: "tint-bowl",
        Perms: "rollers",
        "Bridal parties": "bridal-bouquet",
      },
    ),
    enquiry: {
      details: ["Suburb or town", "Day that suits"],
      question: "What would you like done?",
    },
  },
  {
    id: "curly-hair",
    name: "curly hair salon",
    above: "hairdressing",
    synonyms: list(
      "curly hair, curly hair salon, curl specialist, curly cuts, curly hairdresser, curly hair only salon",
    ),
    services: offers(
      {
        "Curl cuts": "We cut curls dry, one by one, as they fall.",
        "Wash and shape": "We wash, condition and set curls and waves.",
        "Colour for curls": "We paint colour on where curls catch light.",
        "Growing out": "We help curls come back after years of straightening.",
        Lessons: "We go through wash day with you, step by step.",
      },
      { "Growing out": "comb", "Colour for curls": "tint-bowl", Lessons: "hand-mirror" },
    ),
    questions: [
      {
        question: "How should I come?",
        answer:
          "Washed, dry and worn the way you usually wear it, without clips or ties. Then we can see where each curl falls.",
      },
      {
        question: "What if I have no idea what my curls can do?",
        answer:
          "Then bring what you wash with, and a few old photos. We’ll start from what they do by themselves.",
      },
      {
        question: "Why is there a brush nowhere to be seen?",
        answer: "Brushing dry curls pulls them apart. We comb with fingers, or under water.",
      },
    ],
  },
  {
    id: "hair-braider",
    name: "hair braider",
    above: "hairdressing",
    synonyms: list(
      "hair braiding, braids, african hair braiding, cornrows, african hairdresser, box braids, african hair salon, hair weaves, afro hair",
    ),
    services: offers(
      {
        "Box braids": "We part and braid, with hair added if you like.",
        Cornrows: "We braid close to the scalp, plain or patterned.",
        "Twists and locs": "We twist, start and retighten.",
        "Weaves and crochet": "We sew in weaves and crochet styles.",
        Children: "We braid children’s hair, with breaks.",
      },
      { Cornrows: "cornrows", "Twists and locs": "locs" },
    ),
    questions: [
      {
        question: "How should I prepare my hair?",
        answer:
          "Washed, dried and combed through, with no oil in it. If you’re not sure, ask us when you book.",
      },
      {
        question: "How do I look after braids at home?",
        answer:
          "Cover them at night with satin or silk, and keep your scalp clean and lightly oiled. If they feel too tight, tell us.",
      },
      {
        question: "Can you braid fine or short hair?",
        answer: "Often. Send us a photo, and we’ll tell you which styles would hold.",
      },
      "How long will it take?",
      "Do you supply the hair?",
    ],
    opening: ["Box braids, cornrows or something new?"],
  },
  {
    id: "dreadlocks",
    name: "dreadlock salon",
    above: "hairdressing",
    synonyms: list(
      "dreadlocks, dreads, locs, dreadlock salon, loctician, dreadlock maintenance, dreadlock extensions",
    ),
    services: offers(
      {
        "New locs": "We section and start dreads by hand and hook.",
        "Root maintenance": "We tighten roots with a crochet hook.",
        "Dreadlock extensions": "We add length with human hair or wool.",
        "Loc repairs": "We mend thin and broken ones.",
        Washing: "We wash and dry them through.",
      },
      { "New locs": "locs", "Root maintenance": "comb", Washing: "shower" },
    ),
    questions: [
      {
        question: "How long does my hair have to be?",
        answer:
          "Long enough to hold between finger and thumb with some to spare. Send us a photo, and we’ll tell you.",
      },
      {
        question: "Can they come out again?",
        answer: "Sometimes, with a lot of combing. Often a short cut is kinder.",
      },
    ],
  },
  {
    id: "hair-extensions",
    name: "hair extension studio",
    above: "hairdressing",
    synonyms: list(
      "hair extensions, tape extensions, weft extensions, keratin bonds, hair extension specialist",
    ),
    services: offers(
      {
        "Tapes and wefts": "We apply tape and weft extensions.",
        Bonds: "We add strand by strand.",
        "Colour match": "We match length and colour to your hair.",
        "Move-ups": "We move extensions up as hair grows.",
        Removal: "We take them out gently.",
      },
      {
        "Move-ups": "comb",
        Bonds: "thermometer-hot",
        "Colour match": "swatches",
        Removal: "dropper-bottle",
      },
    ),
    questions: [
      {
        question: "Will anyone notice?",
        answer:
          "Not if the colour, the length and the cut suit your own hair. Bring it as you wear it, so we can match it.",
      },
    ],
  },
  {
    id: "scalp-clinic",
    name: "hair loss clinic",
    above: "skin-clinic",
    synonyms: list(
      "hair loss clinic, trichologist, scalp micropigmentation, hair replacement, scalp clinic",
    ),
    services: offers(
      {
        "Scalp checks": "We look at scalp and hair under a lens.",
        Micropigmentation: "We place dots that look like shaved hair.",
        "Hair systems": "We fit and look after hair pieces.",
        Care: "We wash and treat the scalp.",
      },
      { "Scalp checks": "magnifying-glass", Care: "dropper-bottle" },
    ),
    questions: [
      {
        question: "What happens if nothing helps?",
        answer:
          "Then we’ll tell you so, and talk about what else there is, from a haircut to a hairpiece.",
      },
    ],
  },
  {
    id: "permanent-makeup",
    name: "cosmetic tattooist",
    above: "lash-and-brow-studio",
    synonyms: list(
      "cosmetic tattooing, microblading, brow tattoo, permanent makeup, lip blush, eyebrow tattoo, areola tattoo",
    ),
    services: offers(
      {
        Brows: "We draw the shape, agree on it, then tattoo.",
        "Lips and liner": "We tint lips and line eyes.",
        "After surgery": "We tattoo areolas and soften scars.",
        "Colour boosts": "We freshen what has faded.",
        "Patch tests": "We try the pigment on a small spot first.",
      },
      { "Colour boosts": "swatches", "After surgery": "bandaids", "Patch tests": "hand" },
    ),
    questions: [
      {
        question: "How long until it looks right?",
        answer:
          "It’s darker at first and softens over the next weeks. Judge it then, not in the car mirror.",
      },
    ],
  },
  {
    id: "piercing-studio",
    name: "piercing studio",
    above: "tattoo-studio",
    synonyms: list("piercing, body piercing, ear piercing, piercing studio, piercer"),
    services: offers(
      {
        Ears: "We pierce lobes and cartilage with a needle.",
        "Nose and face": "We pierce nose, brow and lip.",
        Jewellery: "We fit titanium and gold.",
        "Check-ups": "We check how it’s healing and change sizes.",
        "Young people": "We pierce minors with a parent and papers.",
      },
      {
        "Check-ups": "magnifying-glass",
        "Young people": "parent-and-child",
        Jewellery: "piercing",
      },
    ),
    questions: [
      {
        question: "What should I wear on the day?",
        answer:
          "Something that leaves the spot easy to reach, and nothing that will rub on it afterwards.",
      },
      {
        question: "What can I do on the day?",
        answer:
          "Eat something first, bring a friend if it helps, and tell us about metals that your skin doesn’t like.",
      },
      {
        question: "When can I change the jewellery?",
        answer:
          "Later than you’d like. Come and show us first, and we’ll tell you whether it has healed.",
      },
    ],
    steps: [],
    opening: ["Ear, nose, or somewhere else?", "Ask first, then decide."],
  },
  {
    id: "spray-tan",
    name: "spray tan studio",
    above: "beauty",
    synonyms: list("spray tan, spray tans, mobile spray tan, tanning, spray tanning"),
    services: offers(
      {
        "Full body": "We spray the whole body, light to deep.",
        Events: "We tan for weddings, formals and competitions.",
        Preparation: "We tell you how to scrub and what to wear.",
        Parties: "We tan a group one after the other.",
        "Top-ups": "We sell gloves, mousse and scrub for home.",
      },
      {
        "Full body": "spray-bottle",
        Events: "dress",
        Preparation: "towel",
      },
    ),
    opening: ["Light, golden or deep?", "When is the big night?"],
  },
];
