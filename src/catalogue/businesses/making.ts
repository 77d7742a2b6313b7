import { type Business, list } from "./business.ts";
import { commission, measureAndMake } from "./steps.ts";

export const making: readonly Business[] = [
  {
    noun: "pottery studio",
    mood: "studio",
    drawing: "vase",
    colour: "#a3835f",
    words: list("ceramic, pottery, potter, kiln, clay, wheel throw, stoneware, clay class"),
    offer: "ceramics",
    services: list(
      "Mugs and bowls, Dinner sets, Wheel classes, Hand-building classes, Studio time, Pieces made to order",
    ),
    questions: [
      "Can it go in the dishwasher?",
      "What do I wear to a class?",
      "When can I pick up what I made?",
      "Do you fire other people’s work?",
    ],
    opening: ["Which cup do you always reach for?", "Sleeves up, hands wet, wheel turning."],
    steps: commission,
  },
  {
    noun: "glass artist",
    mood: "studio",
    drawing: "vase",
    colour: "#2a7f8a",
    words: list("glass ?blow, stained glass, leadlight, glass art, fused glass, lampwork"),
    services: list(
      "Leadlight windows, Repairs, Blown glass, Pieces made to order, Classes, Door panels",
    ),
    questions: [
      "Can you repair one broken pane in an old window?",
      "Can you match the colours?",
      "May I watch?",
      "Can a panel go into double glazing?",
    ],
    opening: [
      "Which window gets the morning?",
      "Old leadlight with a crack? Photograph it with the light behind.",
    ],
    steps: commission,
  },
  {
    noun: "woodworker",
    mood: "studio",
    drawing: "tools",
    colour: "#8a5a2f",
    words: list(
      "woodwork, furniture mak, furniture restor, timber furniture, luthier, pyrograph, wood ?turn, spoon carv, dining table, surfboard shap, custom furniture",
    ),
    services: list(
      "Tables and benches, Shelves and cabinets, Restoring old furniture, Bowls and boards, Pieces made to order, Repairs",
    ),
    questions: [
      "Which timbers do you use?",
      "Can you mend my grandmother’s chair?",
      "Can I see it while it is being made?",
      "How do I look after an oiled table?",
    ],
    opening: ["Who will sit at the table?", "A plank, a plan, a corner that needs something."],
    steps: commission,
  },
  {
    noun: "jeweller",
    mood: "studio",
    drawing: "stones",
    colour: "#8a6a2f",
    words: list(
      "jewel, goldsmith, silversmith, engagement ring, jewellry, earrings, opal, necklace, gemstone, beaded",
    ),
    offer: "jewellery",
    services: list(
      "Engagement rings, Wedding rings, Repairs, Resizing, Remaking old pieces, Valuations, Watch batteries",
    ),
    questions: [
      "Can you make a new ring from Nan’s?",
      "How do I find out a ring size in secret?",
      "Where do the stones come from?",
      "How long before the wedding should we come?",
    ],
    opening: ["Whose ring was it, and what could it be?", "Something to say, and no words for it?"],
    steps: commission,
  },
  {
    noun: "watch and clock repairer",
    mood: "studio",
    drawing: "tools",
    colour: "#4a4a3a",
    words: list("clock, watchmaker, watch repair, grandfather clock, horolog"),
    services: list(
      "Watch batteries, Watch repairs, Clock repairs, Grandfather clocks, Straps and bands, Servicing",
    ),
    questions: [
      "Is an old clock worth repairing?",
      "Can you come to a clock that is too big to move?",
      "How long do you need a watch for?",
      "Can you get parts for something from the fifties?",
    ],
    opening: ["Stopped at ten past four?", "Shake it, listen, then bring it in."],
    steps: commission,
  },
  {
    noun: "knife sharpener",
    mood: "studio",
    drawing: "tools",
    colour: "#4a5a6a",
    words: list("knife, knives, sharpen, knifemak, scissor"),
    services: list(
      "Kitchen knives, Scissors, Garden tools, Chainsaw chains, Clippers, Knives for restaurants",
    ),
    questions: [
      "How do I wrap them to bring them?",
      "Can you take a chip out?",
      "Do you do serrated knives?",
      "How often should a kitchen knife be done?",
    ],
    opening: ["When did it last cut a tomato?", "Wrap them in a tea towel and bring the lot."],
    steps: [],
  },
  {
    noun: "candle maker",
    mood: "studio",
    drawing: "bottle",
    colour: "#a8804a",
    words: list("candle, soap, home scent, soaps?, wax melt, essential oil, bath bomb, diffuser"),
    services: list(
      "Candles, Soaps, Diffusers, Gifts, Wedding favours, Wholesale to shops, Candle workshops",
    ),
    questions: [
      "What are they made of?",
      "Can you make a scent for our wedding?",
      "Do you refill jars?",
      "Which ones have no scent at all?",
    ],
    opening: ["What does home smell of?", "Lavender, lemon myrtle or nothing at all."],
    steps: [],
    headings: { unpriced: "What is made here", menu: "Candles and soap" },
  },
  {
    noun: "picture framer",
    mood: "studio",
    drawing: "desk",
    colour: "#6b4a32",
    words: list("framing, canvas stretch, memorabilia"),
    services: list(
      "Custom framing, Prints and posters, Football jumpers, Canvas stretching, Mirrors to size, Repairs to old frames",
    ),
    questions: [
      "Which glass keeps the light from fading it?",
      "Can you frame something thick?",
      "Can I bring the frame I have?",
      "How long does it take before Christmas?",
    ],
    opening: [
      "What has been rolled up in the cupboard?",
      "Bring the picture, and the colour of the wall.",
    ],
    steps: measureAndMake,
  },
  {
    noun: "gallery",
    mood: "studio",
    drawing: "desk",
    colour: "#4a4a4a",
    words: list(
      "gallery, artist, paintings, sculpt, printmak, art gallery, mural, portrait paint, pet portrait, art studio, caricatur",
    ),
    offer: "art",
    services: list("Paintings, Prints, Sculpture, Commissions, Exhibitions, Hanging and advice"),
    questions: [
      "Can I try it on my wall first?",
      "Can I pay in parts?",
      "Do you take commissions?",
      "When is the next opening?",
    ],
    opening: [
      "What would you look at every morning?",
      "Come in and stand in front of something for a while.",
    ],
    steps: [],
    headings: { unpriced: "On the walls", menu: "Art" },
  },
  {
    noun: "recording studio",
    mood: "studio",
    drawing: "guitar",
    colour: "#4a2f5a",
    words: list(
      "recording studio, music produc, mixing, mastering, voice-?over, beats, sound engineer, podcast",
    ),
    services: list("Recording, Mixing, Mastering, Podcasts, Voice-overs, Songwriting sessions"),
    questions: [
      "Can we all play at once?",
      "Do you have drums and amps?",
      "Can you fix something I recorded at home?",
      "Who owns the recording?",
    ],
    opening: ["What does it sound like in your head?", "Play it through once, then press record."],
    steps: commission,
  },
];
