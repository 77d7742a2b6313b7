import { quoteThenWork, regularVisits } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const cleaning: readonly Trade[] = [
  {
    id: "gutter-cleaner",
    name: "gutter cleaner",
    above: "cleaning",
    synonyms: list("gutter cleaning, gutter vacuuming, gutter vacuum, leaf removal from gutters"),
    mood: "home",
    colour: "#8a4a3a",
    offer: "gutter cleaning",
    services: offers(
      {
        "Gutter cleaning": "We clear leaves and mud from gutters.",
        "Downpipe flushing": "We flush downpipes until the water runs.",
        "Gutter guard": "We fit mesh over gutters.",
        "Roof debris removal": "We take branches and leaves off roofs.",
        "Solar panel cleaning": "We wash off dust, lichen and droppings.",
        "Gutter repairs": "We reseal and refix gutters.",
      },
      { "Roof debris removal": "roof", "Gutter guard": "leaf" },
    ),
    questions: [
      {
        question: "How can I tell that they are full?",
        answer:
          "Water that runs over the edge in rain, grass that grows up there, stains under the eaves, or birds that look very busy.",
      },
      {
        question: "What do you need to know for a price?",
        answer:
          "One storey or two, tiles or iron, how steep it is, and what the trees drop. A photo from the street helps.",
      },
      "How often do gutters need doing under gum trees?",
      "Do you take the leaves away?",
      "Can you clean two-storey gutters?",
      "Can you show me what you found up there?",
    ],
    opening: [
      "Gutters full of leaves?",
      "Before the fire season or the first big rain {where}: when were yours last done?",
    ],
    steps: quoteThenWork,
  },
  {
    id: "window-cleaning",
    name: "window cleaner",
    above: "cleaning",
    synonyms: list(
      "window cleaning, window washing, window washer, solar panel cleaning, flyscreen cleaning, high rise window cleaning",
    ),
    topics: list("window, windows, glass, fly screen, flyscreen, squeegee, shopfront"),
    mood: "home",
    colour: "#2a7fa6",
    services: offers(
      {
        "House windows": "We wash glass, frames and sills, inside and out.",
        "Shop fronts": "We wash doors and display windows, before you open or after you close.",
        "Flyscreens and tracks": "We take screens down, wash them and clean tracks.",
        "Second-storey windows": "We reach upper windows with poles and ladders.",
        "Balustrades and glass roofs":
          "We wash glass rails, awnings and sunrooms, from above and below.",
        "After-builders glass": "We scrape paint and stickers off new glass.",
      },
      { "After-builders glass": "paint-bucket" },
    ),
    questions: [
      {
        question: "What happens if it rains the day after?",
        answer:
          "Rain on clean glass mostly runs off. It is the dust on the glass that leaves the spots.",
      },
      {
        question: "What should I do before you come?",
        answer:
          "Open the gate, clear the sills inside, and tell us about windows that stick or have cracked panes.",
      },
      "Do you do the inside as well?",
      "Do you clean the screens and the tracks?",
      "Can you reach windows over a garden bed?",
    ],
    opening: [
      "Can you still see the view?",
      "Salt, dust or small fingers: what is on your windows {where}?",
      "When did the sun last get in?",
    ],
    steps: quoteThenWork,
  },
  {
    id: "carpet-and-couch-cleaning",
    name: "carpet cleaner",
    above: "cleaning",
    synonyms: list(
      "carpet cleaning, upholstery cleaning, steam cleaning, rug cleaning, couch cleaning, mattress cleaning, lounge cleaning",
    ),
    topics: list("carpet, couch, sofa, rug, mattress, stain, steam clean"),
    mood: "home",
    colour: "#3a7a8a",
    services: offers(
      {
        "Carpet cleaning": "We vacuum, treat stains and steam clean.",
        Rugs: "We look at the fibre and the dyes first, then wash it here or at your place.",
        "Lounges and chairs":
          "We check the fabric label first, then clean arms, seats and cushions.",
        Mattresses: "We vacuum, treat the marks and leave it to dry through the day.",
        "Tile and grout cleaning": "We scrub tiles and the grout between.",
        "Water-damaged carpet": "We dry out carpets after a leak.",
      },
      {
        "Carpet cleaning": "carpet-cleaning",
        Mattresses: "mattress",
        "Water-damaged carpet": "air-mover",
      },
    ),
    questions: [
      {
        question: "How long until the carpet is dry?",
        answer:
          "A few hours to a day, by the carpet and the weather. Open windows and a fan help; keep socks on until then.",
      },
      {
        question: "Do I need to move the furniture?",
        answer:
          "Small things, please: chairs, lamps, what is under the bed. Tell us about anything heavy that has to stay.",
      },
      "Can you get red wine out?",
      "What about pet smells?",
    ],
    opening: ["What did the dog do this time?", "Say what was spilt, when, and on what."],
    steps: quoteThenWork,
  },
  {
    id: "pressure-washing",
    name: "pressure cleaner",
    above: "cleaning",
    synonyms: list(
      "pressure cleaning, pressure washing, soft washing, roof cleaning, driveway cleaning, house washing, graffiti removal, high pressure cleaning",
    ),
    topics: list(
      "pressure wash, driveway, high pressure, gurney, mould, render, wheelie bin, bin cleaning",
    ),
    mood: "home",
    colour: "#2a7fa6",
    services: offers(
      {
        "Driveways and paths": "We wash oil, moss and dirt off concrete.",
        "House washing": "We wash walls, eaves and windows with low pressure.",
        "Roof cleaning": "We clean lichen off tiles and sheets.",
        "Decks and fences": "We clean timber before it is oiled or painted.",
        "Shop fronts": "We wash shop fronts and footpaths.",
        "Graffiti removal": "We remove paint and tags from brick and stone.",
      },
      { "House washing": "house-line", "Driveways and paths": "pressure-lance" },
    ),
    questions: [
      {
        question: "Will it harm the paint or the grout?",
        answer:
          "It can, with too much pressure. Soft timber, old mortar and flaking paint want a gentle wash, and we try a corner first.",
      },
      {
        question: "What about the plants beside the wall?",
        answer:
          "We wet them before and after, and keep cleaners off the leaves. Move the pots you care about.",
      },
      "Do you need to use my water?",
      "Can you get oil off concrete?",
    ],
    opening: [
      "What colour was the driveway once?",
      "Moss, oil, years of dust: pick the worst corner and send a photo.",
    ],
    steps: quoteThenWork,
  },
  {
    id: "bin-cleaner",
    name: "bin cleaner",
    above: "cleaning",
    synonyms: list("bin cleaning, wheelie bin cleaning, bin washing, wheelie bins"),
    mood: "home",
    colour: "#3f7a4a",
    services: offers(
      {
        "Wheelie bin cleaning": "We wash and deodorise wheelie bins.",
        "Regular bin cleaning": "We come back after bin day to clean again.",
        "Bins for units": "We clean bins for blocks of units.",
        "Shop and café bins": "We come behind the collection, and hose down the pad as well.",
        "Skip washing": "We hose out the big bins behind shops and flats.",
        "Bin repairs": "We replace lids, pins and wheels.",
      },
      {
        "Wheelie bin cleaning": "wheelie-bin",
        "Regular bin cleaning": "pressure-lance",
        "Bin repairs": "screwdriver",
      },
    ),
    questions: [
      {
        question: "Do the bins have to be empty?",
        answer:
          "Yes, so we come after the truck has been. Leave them out, and we’ll put them back where they were.",
      },
      {
        question: "What do you need from me?",
        answer: "Somewhere to pull up, and bins that can be reached. The water comes with us.",
      },
      {
        question: "How often should they be done?",
        answer:
          "In summer, when they smell or crawl; in winter less. Tell us what goes in, and we’ll suggest something.",
      },

      "Do you come on the day the bins are emptied?",
      "What do you do with the dirty water?",
      "Do I have to be home?",
      "Can neighbours book together?",
    ],
    opening: ["Would you open that bin?", "Which day is bin day {where}?"],
    steps: regularVisits,
  },
  {
    id: "commercial-cleaner",
    name: "commercial cleaner",
    above: "cleaning",
    synonyms: list(
      "commercial cleaning, office cleaning, strata cleaning, school cleaning, industrial cleaning, contract cleaning, body corporate cleaner, body corporate cleaning",
    ),
    mood: "home",
    colour: "#34687a",
    services: offers(
      {
        "Office cleaning": "We clean desks, kitchens and bathrooms.",
        "Shops and showrooms": "We mop floors and wipe glass before opening.",
        "Medical rooms": "We clean treatment and waiting rooms.",
        "Strata and common areas": "We look after foyers, lifts and bin rooms.",
        "Schools and childcare": "We clean classrooms and playrooms.",
        "Floor polishing": "We strip, seal and polish floors.",
      },
      { "Office cleaning": "mop-bucket", "Medical rooms": "first-aid-kit" },
    ),
    questions: [
      {
        question: "Can you clean after we have gone home?",
        answer:
          "Usually, yes. Tell us when the last person leaves, how the alarm works and which rooms stay locked.",
      },
      {
        question: "Who do I tell if something was missed?",
        answer:
          "Us, the same morning if you can. A note on the bench works too: it tells us what matters to you.",
      },
      "Who holds the keys and the alarm code?",
      "What is on the list for each visit?",
    ],
    opening: [
      "Who empties the bins at your office?",
      "How many desks, how many bathrooms, and which nights?",
    ],
    steps: [
      {
        name: "Show the place",
        note: "Walk through it together, from the front desk to the bins.",
      },
      {
        name: "Agree on the list",
        note: "What gets done every visit, every week and now and then.",
      },
      {
        name: "Start, then look again",
        note: "Say early if you’d like something done differently.",
      },
    ],
  },
  {
    id: "house-cleaning",
    name: "cleaner",
    above: "cleaning",
    synonyms: list(
      "house cleaning, home cleaning, domestic cleaning, housekeeping, house cleaner, cleaning lady, maid service, vacuuming, weekly cleaning, apartment cleaning, airbnb cleaning, holiday rental cleaning, air bnb cleaning",
    ),
    topics: list("clean, cleaning, housework, domestic, house keeping, bond clean, vacuum, oven"),
    mood: "home",
    colour: "#3a86a6",
    offer: "cleaning",
    services: offers(
      {
        "House cleaning": "We dust, vacuum, mop, and clean kitchens and bathrooms.",
        "End-of-lease cleaning": "We clean rentals from top to bottom before the keys go back.",
        "Spring cleaning": "We get to what the weekly clean leaves out: tracks, fans, skirtings.",
        "Office cleaning": "We empty bins, wipe desks and clean kitchens at work.",
        "After-builders cleaning": "We take dust and stickers off after the trades have left.",
        "Ovens and fridges": "We clean ovens, racks, fridges and the space behind them.",
      },
      {
        "House cleaning": "mop-bucket",
        "Spring cleaning": "window",
        "After-builders cleaning": "paint-bucket",
      },
    ),
    questions: [
      {
        question: "What should I tell you about my home?",
        answer:
          "Where there is stone, oiled timber or anything that a pet licks, and whether anyone is bothered by scents. Then we can talk about what to use on it.",
      },
      {
        question: "Do I have to be home while you clean?",
        answer:
          "Not if we can get in some other way: with a key, a code or a neighbour. Tell us where the cat goes.",
      },
      {
        question: "What will the agent look at when I move out?",
        answer:
          "Oven, rangehood, shower screens, window tracks, skirting boards, and whether the carpet was done as the lease says. Compare with the condition report from when you moved in.",
      },
      "Do you bring your own products and vacuum?",
      "Does the same person come each time?",
    ],
    opening: [
      "What would you do with a Saturday to yourself?",
      "Moving out {where}, or just tired of the bathroom?",
      "Which room would you skip, if you could?",
    ],
    steps: regularVisits,
    enquiry: {
      details: ["Suburb or town", "Bedrooms and bathrooms"],
      question: "What needs cleaning, and how often?",
    },
  },
  {
    id: "laundry-and-ironing",
    name: "laundry",
    above: "shop",
    synonyms: list(
      "dry cleaning, dry cleaner, ironing, laundromat, wash and fold, linen hire, laundry service, ironing service",
    ),
    topics: list("washing, linen, clothes washing, stain removal"),
    mood: "home",
    colour: "#3a86a6",
    services: offers({
      "Wash and fold": "We wash, dry and fold, ready for the drawer.",
      Ironing: "We iron shirts, linen and anything else that creases.",
      "Dry cleaning": "We dry clean suits, coats and dresses.",
      "Doonas and blankets": "We wash the big things that don’t fit at home.",
      "Work uniforms": "We wash uniforms for workplaces.",
      "Linen for guest houses": "We wash and press sheets and towels for guests.",
      "Self-service machines": "We have machines to use yourself.",
    }),
    questions: [
      {
        question: "Can you get a stain out of silk?",
        answer:
          "Sometimes. Don’t rub it or put water on it; tell us what it was and when. We’ll tell you before we start if we think it will stay.",
      },
      {
        question: "What should I check before I hand it over?",
        answer:
          "Pockets, buttons hanging by a thread, and the care label. Point out any stains: heat can set one that was missed.",
      },
      {
        question: "What about a wedding dress?",
        answer:
          "Bring it or send a photo first. What can be done depends on the fabric, the beading and the hem.",
      },
      "How long does a doona take?",
      "Do you pick up and deliver?",
    ],
    opening: [
      "The basket is full again, isn’t it?",
      "Shirts for Monday, a doona before winter: bring it in a bag.",
    ],
    steps: [
      { name: "Bring it in", note: "Point out stains and missing buttons." },
      { name: "Tell us how you like it", note: "Folded or on hangers, starch or none." },
      { name: "Pick it up", note: "Washed, folded or hung the way you said." },
    ],
    headings: {
      menu: "Laundry",
      ask: "Ask a question",
      question: "What needs washing, and for when?",
    },
  },
];
