import { beautyVisit, eventBooking } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const beauty: readonly Trade[] = [
  {
    id: "nails-and-brows",
    name: "nail bar",
    above: "beauty",
    synonyms: list(
      "nail salon, nails, manicures, pedicures, nail technician, gel nails, acrylic nails, nail art, shellac, nail tech",
    ),
    topics: list("brows, eyebrows, lashes, eyelash, waxing, podiatry, tanning"),
    mood: "beauty",
    colour: "#c9668c",
    offer: "nails",
    services: offers(
      {
        Manicures: "We soak, shape and tidy the cuticles, then polish or buff.",
        Pedicures: "We soak, file and paint feet.",
        "Gel polish": "We brush it on in thin coats and set each one under the lamp.",
        Acrylics: "We build length over a tip or a form, and fill in as they grow.",
        "Nail art": "We draw and set small pictures on nails.",
        "Removal and repair": "We take off old sets and mend breaks.",
      },
      { Acrylics: "hand-palm" },
    ),
    questions: [
      {
        question: "Can you take off someone else’s set?",
        answer:
          "Usually. Tell us what it is, if you know, and leave it on until then: pulling it off takes the nail with it.",
      },
      {
        question: "How do I make it last?",
        answer:
          "Wear gloves for the dishes, rub a little oil in around the nails, and don’t open tins with them.",
      },
      "How long does a gel manicure take?",
      "Can I bring a picture?",
      "Do you see children for a party?",
    ],
    opening: ["Short, long, square or almond?", "A colour in mind? Bring a picture."],
    steps: beautyVisit,
  },
  {
    id: "barber",
    name: "barber",
    above: "beauty",
    synonyms: list(
      "barber shop, barbershop, mens hair, beard trims, fades, mens haircuts, hot towel shaves",
    ),
    misspellings: list("barbar"),
    mood: "beauty",
    colour: "#2a3a5a",
    services: offers(
      {
        Haircuts: "We ask how you wear it, then cut with scissors, clippers or both.",
        "Beard trims": "We settle on a length, then square the cheeks and the neckline.",
        "Skin fades": "We take the sides down to nothing, and blend them into the top.",
        "Hot towel shaves": "We soften the beard under a towel, lather and shave with a blade.",
        "Boys’ haircuts": "We take it slowly with the small ones, first cuts included.",
        "Grey blending": "We tone grey down so that it grows out softly.",
      },
      { "Grey blending": "tint-bowl", "Boys’ haircuts": "smiley" },
    ),
    questions: [
      {
        question: "Can you fix a haircut that I did at home?",
        answer:
          "Usually. We can’t put back what’s gone, but we can even it out and tell you when to come back.",
      },
      {
        question: "Can I ask for the same barber?",
        answer: "Yes, just say who when you book or walk in.",
      },
      "Can I just walk in?",
      "How long is the wait on a Saturday?",
    ],
    opening: ["A bit off the sides?", "Who’s next?", "Back and sides, or the whole lot?"],
    steps: [],
    headings: { priced: "Cuts and prices" },
  },
  {
    id: "hairdressing",
    name: "hairdresser",
    above: "beauty",
    synonyms: list(
      "hair salon, hairdressing, haircuts, hair stylist, colourist, balayage, hair, foils, ladies hairdresser, blow waves",
    ),
    topics: list("salon, barber, barbering, braids, curly hair, beard, wigs, hair extensions"),
    misspellings: list("hairdreser, hairdressor, hair dresser"),
    mood: "beauty",
    colour: "#8a4a6a",
    offer: "hair",
    services: offers(
      {
        Cuts: "We wash, cut and style.",
        "Colour and foils": "We mix the shade, place it in foils or all over, and tone it.",
        Balayage: "We paint lighter colour through the lengths.",
        "Blow waves": "We wash, dry and smooth, for a night out or an interview.",
        "Wedding hair": "We try it out first, and pin it up on the day.",
        "Children’s cuts":
          "We work between wriggles, and keep a lock of the first one if you like.",
        Treatments: "We look at what sun, colour and heat have done, and put moisture back.",
      },
      {
        "Colour and foils": "tint-bowl",
        Balayage: "hair-lengths",
        "Wedding hair": "bridal-bouquet",
        Treatments: "dropper-bottle",
      },
    ),
    questions: [
      {
        question: "Should I come with clean hair?",
        answer:
          "For a cut, it’s up to you. For a colour, hair washed the day before is easier to work with.",
        notOf: ["dreadlocks", "kids-barber"],
      },
      {
        question: "Can you go from dark to blonde in one visit?",
        answer:
          "Rarely without damage. It usually takes a few visits, with a colour in between that you can live with.",
        notOf: list("kids-barber, dreadlocks, hair-extensions"),
      },
      {
        question: "Do you cut curly hair?",
        answer: "Yes. Come with it dry, the way you wear it, so we can see how it falls.",
        notOf: ["dreadlocks", "hair-extensions"],
      },
      "How long should I plan for a colour?",
    ],
    opening: [
      "What would you do, if you were brave?",
      "Time for a cut, or time for a change?",
      "Longer, shorter, or another colour?",
    ],
    steps: beautyVisit,
  },
  {
    id: "lash-and-brow-studio",
    name: "lash and brow studio",
    above: "beauty",
    synonyms: list(
      "lashes, eyelash extensions, brows, lash extensions, eyebrow shaping, lash lifts, lash technician, brow lamination",
    ),
    mood: "beauty",
    colour: "#8a5a6a",
    services: offers(
      {
        "Lash extensions": "We glue fine fibres to your own, one by one.",
        "Lash lifts": "We curl your own upwards, and tint them if you like.",
        "Brow shaping": "We shape brows with wax, thread or tweezers.",
        "Brow lamination": "We brush brows up and set them.",
        Tinting: "We tint lashes and brows.",
        Infills: "We fill in extensions as they grow out.",
      },
      {
        "Lash extensions": "lash-extensions",
        "Lash lifts": "lash-lift",
        "Brow shaping": "brow-shape",
        Tinting: "lash-tint",
        Infills: "lash-infill",
      },
    ),
    questions: [
      {
        question: "Can I wear mascara with extensions?",
        answer:
          "Better not: the oil in many of them loosens the glue, and getting it off pulls at the lashes.",
        notOf: ["permanent-makeup"],
      },
      {
        question: "How should I come to the appointment?",
        answer:
          "With clean lashes, no eye make-up, and contact lenses out. Tell us if your eyes have reacted to anything before.",
        notOf: ["permanent-makeup"],
      },
      "How long until I need infills?",
      "Do I need a patch test?",
      "Can you take off old extensions?",
    ],
    opening: ["No mascara tomorrow morning?", "Soft, full or somewhere between?"],
    steps: beautyVisit,
  },
  {
    id: "make-up-and-skin",
    name: "make-up artist",
    above: "beauty",
    synonyms: list(
      "makeup artist, makeup, make up, bridal makeup, wedding makeup, special effects makeup, mua",
    ),
    topics: list(
      "skincare, skin care, beauty, facial, facials, beautician, cosmetic, acne, beauty salon, spa treatment",
    ),
    mood: "beauty",
    colour: "#b0567a",
    services: offers(
      {
        "Wedding make-up": "We do make-up for the bride and the bridal party.",
        Trials: "We try looks before the day.",
        Formals: "We do make-up for school formals and balls.",
        "Photo shoots": "We do make-up to suit the camera.",
        "Make-up lessons": "We teach people to do their own make-up.",
        "Groups and mothers of the bride": "We do a whole group, one after the other.",
      },
      {
        Trials: "hand-mirror",
        "Make-up lessons": "paint-brush",
        "Groups and mothers of the bride": "bridal-bouquet",
      },
    ),
    questions: [
      {
        question: "What happens at a trial?",
        answer:
          "We try the look in daylight, take photos and write down what we used. Bring a picture, and wear the colour of the dress.",
      },
      {
        question: "How should I prepare my skin?",
        answer:
          "Nothing new in the days before. On the day: clean, moisturised, and tell us what it dislikes.",
      },
      "Do you come to the house on the day?",
      "Can you use my own foundation?",
      "How early would you have to start?",
    ],
    opening: ["What is the dress like?", "Still you, in the photos. Who else is getting ready?"],
    steps: eventBooking,
  },
  {
    id: "day-spa",
    name: "day spa",
    above: "beauty",
    synonyms: list("spa, bathhouse, hot springs, float tank, wellness spa"),
    mood: "beauty",
    colour: "#6a8a7a",
    services: offers(
      {
        Massages: "We massage backs, shoulders and tired legs.",
        Facials: "We cleanse, massage and mask the face.",
        "Body scrubs": "We exfoliate with salt or sugar and wrap you up warm.",
        "Hands and feet": "We soak, scrub and massage hands and feet.",
        "Packages for two": "We book treatments for two side by side.",
        "Gift vouchers": "We make out vouchers for treatments.",
      },
      { "Packages for two": "towel" },
    ),
    questions: [
      {
        question: "Should I bring anything?",
        answer:
          "Nothing much. Leave the jewellery at home, and tell us about allergies, operations and anything that hurts.",
      },
      {
        question: "When should I arrive?",
        answer: "A little before your time, so that you can slow down first.",
      },
      "Can two of us come together?",
      "Can I come while I am pregnant?",
    ],
    opening: ["When did you last hear nothing at all?", "Phone off, kettle on, robe on the hook."],
    steps: beautyVisit,
  },
  {
    id: "skin-clinic",
    name: "skin clinic",
    above: "beauty",
    synonyms: list(
      "laser clinic, skincare clinic, laser hair removal, cosmetic clinic, dermal clinician, skin needling, tattoo removal, injectables, skin treatments",
    ),
    mood: "beauty",
    colour: "#a87a7a",
    services: offers(
      {
        "Skin consultations": "We look at skin and talk about what could be done.",
        Facials: "We cleanse and treat the face to suit your skin.",
        "Skin needling": "We needle the skin after a look and a talk.",
        Peels: "We apply peels, and explain the days after.",
        "Laser hair removal": "We treat areas over a series of visits.",
        Pigmentation: "We work on uneven colour in the skin.",
      },
      { "Skin consultations": "skin-lens", Peels: "dropper-bottle" },
    ),
    questions: [
      {
        question: "What should I do before a treatment?",
        answer:
          "Stay out of the sun, skip fake tan, and tell us about any creams or medicines you use.",
        notOf: ["scalp-clinic"],
      },
      {
        question: "What happens at a first visit?",
        answer:
          "We look at your skin, ask about your health, and explain what a treatment can and can’t do.",
      },
      {
        question: "What should I do afterwards?",
        answer:
          "Keep out of the sun and be gentle with your skin. Tell us if something doesn’t look right.",
        notOf: ["scalp-clinic"],
      },
      "Will it suit my skin type?",
      "How long will my skin be red?",
      "What should I stop using before a treatment?",
      "Who will treat me?",
    ],
    opening: [
      "What would you ask about your skin?",
      "Bring what you use at home, and start from there.",
    ],
    steps: beautyVisit,
  },
  {
    id: "beauty-salon",
    name: "beauty salon",
    above: "beauty",
    synonyms: list(
      "beautician, beauty therapist, waxing, facials, beauty treatments, electrolysis, sugaring",
    ),
    misspellings: list("buetician"),
    mood: "beauty",
    colour: "#b0667a",
    offer: "beauty",
    services: offers(
      {
        Facials: "We cleanse, peel and massage the face.",
        Waxing: "We wax legs, arms, underarms and brows.",
        "Spray tans": "We talk about how dark, and what to wear and wash that day.",
        "Brows and lashes": "We shape brows and lift lashes.",
        "Manicures and pedicures": "We file, shape and polish nails.",
        "Packages for brides": "We plan what to have done when, in the weeks before the wedding.",
      },
      { "Brows and lashes": "lash-lift", "Packages for brides": "bridal-bouquet" },
    ),
    questions: [
      {
        question: "How long should hair be before a wax?",
        answer:
          "About as long as a grain of rice. Leave the razor alone for a few weeks, and skip moisturiser on the day.",
      },
      {
        question: "Which facial suits sensitive skin?",
        answer:
          "Tell us what your skin has reacted to, and what you use at home. We start with the mild one and watch.",
        notOf: ["mens-waxing"],
      },
      "How long before the wedding should I have a tan?",
      "Do you see men as well?",
    ],
    opening: [
      "An hour with nobody calling?",
      "Wedding, formal or Friday: when is it?",
      "What would you like done first?",
    ],
    steps: beautyVisit,
  },
  {
    id: "tattoo-studio",
    name: "tattoo studio",
    above: "maker",
    synonyms: list(
      "tattooist, tattoo artist, tattoos, tattoo parlour, tattoo, custom tattoos, body art, ta moko, samoan tattoo, tatau, polynesian tattoo",
    ),
    misspellings: list("tatoo"),
    mood: "studio",
    colour: "#24211f",
    offer: "tattoos",
    services: offers(
      {
        "Custom tattoos":
          "We draw it from your words and pictures, and change it until it’s right.",
        "Small tattoos": "We do letters, flowers and small signs, and say how small is too small.",
        "Cover-ups": "We look at the old one first, then draw something darker or larger over it.",
        "Flash designs": "We have sheets of finished drawings, so point at one.",
        Piercing: "We talk about place, jewellery and healing first, then pierce with a needle.",
        "Touch-ups": "We go over lines and colour that faded while they healed.",
      },
      { "Custom tattoos": "tattoo-gun", "Small tattoos": "flower" },
    ),
    questions: [
      {
        question: "Can you draw something from my idea?",
        answer:
          "Yes. Bring words, pictures or a rough sketch, and tell us where you want it and how big. We’ll draw it to sit well there.",
        notOf: ["piercing-studio"],
      },
      {
        question: "Can you cover an old tattoo?",
        answer:
          "Often. Show us the old one in daylight: what goes over it has to be larger or darker, and some need to fade first.",
        notOf: ["piercing-studio"],
      },
      {
        question: "How do I look after it while it heals?",
        answer:
          "Keep it clean, and out of the sun, the sea and the pool until the skin has closed. We’ll tell you what to put on it, and what to look out for.",
      },
      "How do I book, and do you take a deposit?",
    ],
    opening: [
      "What do you want to carry with you?",
      "Your first, or one more?",
      "An idea, a sketch or a photo of the spot on your arm: bring it in.",
      "Where would you wear it?",
    ],
    steps: [
      { name: "Bring the idea", note: "Words, a sketch, a picture, something you saw somewhere." },
      {
        name: "Talk it through",
        note: "Where it goes, how large, how long it takes, and the price.",
      },
      {
        name: "Sit for it",
        note: "Eat something first, and wear something that leaves the spot bare.",
      },
    ],
  },
];
