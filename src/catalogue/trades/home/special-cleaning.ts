import { quoteThenWork, regularVisits } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const specialCleaning: readonly Trade[] = [
  {
    id: "mould-remover",
    name: "mould removal service",
    above: "cleaning",
    synonyms: list(
      "mould removal, mold removal, mould remediation, mould inspection, damp treatment, mould cleaning",
    ),
    services: offers(
      {
        "Finding the damp": "We measure moisture and look for where the water comes from.",
        "Cleaning walls and ceilings": "We clean mould from walls, ceilings and grout.",
        Belongings: "We clean what can be saved and tell you what can’t.",
        "Drying out": "We dry rooms with fans and dehumidifiers.",
        "Keeping it away": "We suggest vents, fans and habits that help keep mould away.",
      },
      {
        "Drying out": "air-mover",
        "Keeping it away": "fan",
        "Cleaning walls and ceilings": "spray-bottle",
        Belongings: "couch",
      },
    ),
    opening: ["That smell in the wardrobe?", "Black spots {where}? Find the damp first."],
    steps: quoteThenWork,
  },
  {
    id: "flood-restoration",
    name: "flood and fire restoration",
    above: "cleaning",
    synonyms: list(
      "water damage restoration, flood restoration, fire damage cleaning, water extraction, carpet drying, smoke damage",
    ),
    services: offers(
      {
        "Water out": "We pump and vacuum water from floors and carpets.",
        Drying: "We set fans and dehumidifiers and measure until it is dry.",
        "Smoke and soot": "We clean walls, ceilings and contents after a fire.",
        Contents: "We sort, pack and clean what can be saved.",
        "Papers for the insurer": "We photograph and list the damage.",
      },
      {
        Drying: "air-mover",
        Contents: "couch",
        "Papers for the insurer": "camera",
        "Water out": "carpet-cleaning",
      },
    ),
    opening: ["Wet through? Start with the carpet.", "First the water, then the rest."],
    steps: quoteThenWork,
  },
  {
    id: "hoarding-cleaner",
    name: "hoarding and squalor cleaner",
    above: "cleaning",
    synonyms: list(
      "hoarding cleaning, hoarding cleanups, squalor cleaning, hoarder house cleaning, forensic cleaning, trauma cleaning, crime scene cleaning, biohazard cleaning",
    ),
    mood: "care",
    colour: "#4a6a6a",
    services: offers(
      {
        "Sorting together": "We sort room by room, and nothing goes without a yes.",
        "Rubbish out": "We carry rubbish out and take it away discreetly.",
        "Deep cleaning": "We clean kitchens, bathrooms and floors that have been out of reach.",
        "Safe paths": "We clear doors, halls and beds first.",
        "After a death": "We clean homes after a death, quietly.",
      },
      { "Sorting together": "package", "Safe paths": "door-open", "After a death": "candle" },
    ),
    questions: [
      {
        question: "Can my mother be there and decide?",
        answer: "Yes. Nothing goes without her say-so, and we’ll go at a pace she can manage.",
      },
      {
        question: "Will the neighbours notice?",
        answer:
          "We can come without signs and carry things out quietly. A skip out the front gives away more than a van.",
      },
      {
        question: "Where do we start?",
        answer:
          "With a clear way to the bed, the kitchen and the door. The rest can wait for another day.",
      },
    ],
    opening: ["One room at a time.", "No hurry, and no lecture."],
    steps: quoteThenWork,
  },
  {
    id: "bbq-cleaner",
    name: "barbecue cleaner",
    above: "cleaning",
    synonyms: list(
      "bbq cleaning, barbecue cleaning, bbq cleaner, oven and bbq cleaning, oven cleaning, oven cleaner, rangehood cleaning",
    ),
    services: offers(
      {
        "Barbecue cleans":
          "We strip the barbecue, degrease the grill and plates, and put it back together.",
        Ovens: "We clean ovens, racks and door glass.",
        Rangehoods: "We degrease filters and hoods.",
        "Burners and trays": "We clear burners and replace what has rusted through.",
        "Parks and clubs": "We look after public and club barbecues.",
      },
      {
        "Parks and clubs": "picnic-table",
        "Barbecue cleans": "flame",
        "Burners and trays": "fire",
      },
    ),
    opening: ["When did you last look under the grill?"],
  },
  {
    id: "bond-cleaner",
    name: "bond cleaner",
    above: "house-cleaning",
    synonyms: list(
      "bond cleaning, end of lease cleaning, vacate cleaning, exit cleaning, bond cleans, end of lease cleans, move out cleaning",
    ),
    services: offers(
      {
        "Kitchens and ovens": "We clean the oven, rangehood, cupboards and splashback.",
        Bathrooms: "We scrub tiles, grout, glass and drains.",
        Carpets: "We steam clean carpets, or arrange for it.",
        "Walls and windows": "We wipe walls, tracks, sills and windows inside.",
        "Garages and balconies": "We sweep out the places the agent checks too.",
      },
      { Carpets: "carpet-cleaning" },
    ),
    questions: [
      {
        question: "When should the clean be?",
        answer:
          "After the last box is out and before the keys go back. Leave the power and the water on until then.",
      },
      {
        question: "What should I send you first?",
        answer:
          "How many bedrooms and bathrooms there are, whether it has carpet, and the agent’s checklist. A photo of the oven helps.",
      },
    ],
    opening: ["Keys back on Friday?", "The agent’s list, room by room."],
    steps: quoteThenWork,
    enquiry: {
      details: ["Suburb or town", "Bedrooms and bathrooms", "Date of moving out"],
      question: "What else is there to know?",
    },
  },
  {
    id: "builders-cleaner",
    name: "builders’ cleaner",
    above: "cleaning",
    synonyms: list(
      "builders cleaning, builders cleans, after build cleaning, post construction cleaning, construction cleaning",
    ),
    services: offers(
      {
        "First clean": "We take rubbish and dust out when the trades have left.",
        "Final clean": "We clean glass, floors, joinery and fittings for handover.",
        "Windows and frames": "We remove stickers, paint and render from glass.",
        Floors: "We vacuum, wash and buff hard floors.",
      },
      { "First clean": "mop-bucket", Floors: "floorboards", "Final clean": "vacuum" },
    ),
    steps: quoteThenWork,
  },
  {
    id: "blind-cleaner",
    name: "blind cleaner",
    above: "cleaning",
    synonyms: list(
      "blind cleaning, blind repairs, curtain cleaning, venetian blind cleaning, blind cleaning and repairs",
    ),
    services: offers(
      {
        "Venetians and verticals":
          "We take venetian and vertical blinds down, wash them and hang them.",
        "Rollers and romans": "We clean roller and roman blinds by hand.",
        Curtains: "We take them down, wash or steam them, and hang them straight.",
        "Cords and chains": "We repair cords, chains and brackets.",
        Retaping: "We replace tapes and ladders of timber blinds.",
      },
      { "Cords and chains": "link" },
    ),
  },
  {
    id: "duct-cleaner",
    name: "duct cleaner",
    above: "cleaning",
    synonyms: list(
      "duct cleaning, air conditioner cleaning, aircon cleaning, kitchen exhaust cleaning, canopy cleaning",
    ),
    services: offers(
      {
        "Ducted heating and cooling": "We vacuum and brush ducts and wash the vents.",
        "Split systems": "We wash coils, fans and filters.",
        "Kitchen exhausts": "We degrease canopies, filters and fans.",
        "Bathroom fans": "We clean or replace fans that no longer draw.",
      },
      { "Ducted heating and cooling": "air-vent" },
    ),
    steps: quoteThenWork,
  },
  {
    id: "deceased-estate",
    name: "deceased estate clearance",
    above: "rubbish-removal",
    synonyms: list(
      "deceased estate clearance, deceased estates, house clearance, estate clearance, downsizing clearance",
    ),
    services: offers(
      {
        Sorting: "We sort papers, photos and things to keep.",
        "Giving and selling": "We take things to family, charity and auction.",
        "House contents": "We empty house and shed.",
        Cleaning: "We leave the rooms swept.",
        Keys: "We hand the keys to the agent.",
      },
      { Sorting: "drawers", Cleaning: "mop-bucket", "Giving and selling": "vase" },
    ),
    steps: [
      {
        name: "Walk through it together",
        note: "Room by room, shed included, and in your own time.",
      },
      { name: "Put aside what stays", note: "Papers, photos and whatever has a name on it." },
      {
        name: "We clear the rest",
        note: "Tell us when the house has to be empty, and who has the keys.",
      },
    ],
  },
  {
    id: "dog-waste",
    name: "pet waste removal",
    above: "animals",
    synonyms: list(
      "pet waste removal, dog poo removal, pooper scooper, litter tray cleaning, kennel cleaning",
    ),
    services: offers(
      {
        Yards: "We walk the yard and pick everything up.",
        "Weekly visits": "We come once a week and shut the gate.",
        "One-off cleans": "We clear a winter’s worth.",
        Deodorising: "We rinse hard floors and grass.",
        "Strata and parks": "We look after shared lawns.",
      },
      { Yards: "dog-bag", "Weekly visits": "wheelie-bin", "One-off cleans": "shovel" },
    ),
    questions: [
      {
        question: "Do I have to be there for it?",
        answer: "No, as long as the gate opens and the dog is inside or happy to see us.",
      },
      {
        question: "What should I do before you come?",
        answer:
          "Leave the gate unlocked and pick up toys and hoses. Long grass hides what we come for, so mow before rather than after.",
      },
      {
        question: "Can you come just once?",
        answer: "Yes, before a party or an inspection, or when it has got away from you.",
      },
    ],
    steps: regularVisits,
    opening: ["Who cleans up behind the dog?", "A lawn you can walk on in bare feet."],
  },
];
