import { commission, repair } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const making: readonly Trade[] = [
  {
    id: "pottery",
    name: "pottery studio",
    above: "maker",
    synonyms: list(
      "pottery, ceramics, potter, ceramicist, clay, pottery classes, wheel throwing, stoneware",
    ),
    topics: list("mugs, kiln, sculpture"),
    mood: "studio",
    colour: "#a3835f",
    offer: "ceramics",
    services: offers(
      {
        "Mugs and bowls": "We throw them on the wheel.",
        "Dinner sets": "We make plates and bowls as a set.",
        "Wheel classes": "We help you centre the clay, and the first bowl is allowed to wobble.",
        "Hand-building classes": "We pinch, coil and join slabs, with no wheel.",
        "Studio time": "We let potters use the studio and kiln.",
        "Pieces made to order": "We make pots to your size and colour.",
      },
      { "Wheel classes": "throwing-wheel", "Studio time": "kiln" },
    ),
    questions: [
      "Can it go in the dishwasher?",
      {
        question: "What do I wear to a class?",
        answer:
          "Something that can get muddy, with sleeves that stay up. Short nails help at the wheel.",
      },
      {
        question: "When can I pick up what I made?",
        answer:
          "Not on the day. It has to dry, be fired, glazed and fired again, and each step takes time. We’ll tell you when it is ready.",
      },
      {
        question: "What if I have never touched clay?",
        answer:
          "Then you start like everyone else: with a lump that wobbles. Some of it goes back into the bucket.",
      },
      "Do you fire other people’s work?",
    ],
    opening: ["Which cup do you always reach for?", "Sleeves up, hands wet, wheel turning."],
    steps: [
      { name: "Shape it", note: "On the wheel or by hand, and slower than it looks." },
      {
        name: "Let it dry",
        note: "Anything still damp cracks in the kiln, so there’s no hurrying it.",
      },
      { name: "Fire, glaze, fire again", note: "Then it is ready for the table." },
    ],
  },
  {
    id: "glass-artist",
    name: "glass artist",
    above: "maker",
    synonyms: list("stained glass, glass art, fused glass, lampwork"),
    mood: "studio",
    colour: "#2a7f8a",
    services: offers(
      {
        "Leadlight windows": "We cut and lead glass for new and old windows.",
        Repairs: "We repair leadlights and broken glass pieces.",
        "Blown glass": "We blow and shape glass at the furnace.",
        "Pieces made to order": "We make a glass piece from your idea.",
        Classes: "We teach cutting, leading and fusing in small groups.",
        "Door panels": "We make glass panels for doors.",
      },
      { "Blown glass": "blowpipe", Classes: "swatches" },
    ),
    questions: [
      "Can you repair one broken pane in an old window?",
      "Can you match the colours?",
      "Can I watch?",
      "Can a panel go into double glazing?",
    ],
    opening: [
      "Which window gets the morning?",
      "Old leadlight with a crack? Photograph it with the light behind.",
    ],
    steps: commission,
  },
  {
    id: "woodworking",
    name: "woodworker",
    above: "maker",
    synonyms: list(
      "woodwork, furniture maker, timber furniture, custom furniture, woodturner, wood turning, fine furniture, wood carving, wood carver, carved spoons, wooden spoons, chainsaw carving, wood sculptures, chopping boards",
    ),
    topics: list(
      "wood, timber, woodturning, carving, whittling, bowls, spoon carving, mens shed, maker, lathe, chopping boards",
    ),
    mood: "studio",
    colour: "#8a5a2f",
    services: offers(
      {
        "Tables and benches":
          "We build tables and benches to fit the room and the people who sit there.",
        "Shelves and cabinets": "We build to the wall and the room.",
        "Restoring old furniture": "We repair, strip and refinish old pieces.",
        "Bowls and boards": "We turn bowls and shape boards.",
        "Pieces made to order": "We make a timber piece from your idea.",
        Repairs: "We repair joints, legs and drawers.",
      },
      { "Restoring old furniture": "chair", Repairs: "hammer" },
    ),
    questions: [
      {
        question: "How do I look after an oiled table?",
        answer:
          "Wipe up water, use coasters under hot pots, and rub in a little oil when it looks dry.",
        notOf: ["toy-maker"],
      },
      {
        question: "Can you mend my grandmother’s chair?",
        answer:
          "Usually. Keep every piece, even the splinters, and please no glue before we see it.",
        notOf: ["toy-maker"],
      },
      "Which timbers do you use?",
      "Can I see it while it is being made?",
    ],
    opening: ["Who will sit at the table?", "A plank, a plan, a corner that needs something."],
    steps: commission,
  },
  {
    id: "jewellery",
    name: "jeweller",
    above: "maker",
    synonyms: list(
      "jewellery, jewelry, goldsmith, silversmith, engagement rings, handmade jewellery, jewellery repairs, earrings, ring repairs",
    ),
    topics: list("rings, necklace, gemstones, opals, beads, beading, bracelet"),
    misspellings: list("jeweler, jewelery"),
    mood: "studio",
    colour: "#8a6a2f",
    offer: "jewellery",
    services: offers(
      {
        "Engagement rings": "We design the ring around the stone.",
        "Wedding rings": "We make bands, alone or as a pair.",
        Repairs: "We repair clasps, claws and chains.",
        Resizing: "We size rings up and down.",
        "Remaking old pieces":
          "We melt or unpick what you no longer wear, and design around the stones.",
        Valuations: "We weigh, test and describe each piece for your insurer.",
        "Watch batteries": "We open the back, fit a new cell and close it up.",
      },
      {
        "Wedding rings": "wedding-rings",
        Repairs: "necklace",
        "Remaking old pieces": "gem",
        Valuations: "magnifying-glass",
        "Watch batteries": "watch",
      },
    ),
    questions: [
      {
        question: "Can you make a new ring from Nan’s?",
        answer:
          "Often. We can melt, recut or set the old stones in something new. Bring it along, and we’ll say what the metal allows.",
        notOf: ["opal-cutter"],
      },
      {
        question: "How do I find out a ring size in secret?",
        answer:
          "Borrow a ring that fits the same finger, and draw around the inside of it. Fingers are larger on warm days.",
      },
      "Where do the stones come from?",
      "How long before the wedding should we come?",
    ],
    opening: ["Whose ring was it, and what could it be?", "Something to say, and no words for it?"],
    steps: commission,
  },
  {
    id: "watch-and-clock-repairer",
    name: "watch and clock repairer",
    above: "repairs",
    synonyms: list(
      "watch repairs, clock repairs, watchmaker, horologist, grandfather clocks, clock restoration, clocks",
    ),
    colour: "#4a4a3a",
    services: offers(
      {
        "Watch batteries": "We fit the right cell and check the seal.",
        "Watch repairs": "We repair wristwatches and pocket watches.",
        "Clock repairs": "We repair mantel and wall clocks.",
        "Grandfather clocks": "We take out the movement, bring it back clean, and set it in beat.",
        "Straps and bands": "We change leather for leather, or take out a link.",
        Servicing: "We clean, oil and adjust movements.",
      },
      { "Grandfather clocks": "pendulum-clock", "Clock repairs": "clock", Servicing: "gear" },
    ),
    questions: [
      "Is an old clock worth repairing?",
      "Can you come to a clock that is too big to move?",
      "How long do you need a watch for?",
      "Can you get parts for something from the fifties?",
    ],
    opening: ["Stopped at ten past four?", "Shake it, listen, then bring it in."],
    steps: repair,
    enquiry: { details: ["Make and model"], question: "What’s wrong with it?" },
  },
  {
    id: "knife-sharpener",
    name: "knife sharpener",
    above: "maker",
    synonyms: list(
      "knife sharpening, sharpening service, scissor sharpening, knives, tool sharpening",
    ),
    mood: "studio",
    colour: "#4a5a6a",
    services: offers(
      {
        "Kitchen knives": "We put the edge back on cooks’ and bread knives.",
        Scissors: "We sharpen them for hair, cloth and paper.",
        "Garden tools": "We sharpen secateurs, shears and spades.",
        "Chainsaw chains": "We file each tooth and set the depth.",
        Clippers: "We grind blades for groomers, barbers and shearers.",
        "Knives for restaurants": "We sharpen restaurant knives on a regular round.",
      },
      { "Knives for restaurants": "chef-hat" },
    ),
    questions: [
      {
        question: "How do I wrap them to bring them?",
        answer:
          "Each in a tea towel or newspaper with tape around it, the points towards the bottom of a bag or box.",
      },
      {
        question: "Can you take a chip out?",
        answer:
          "Usually, though the blade ends up a little narrower. Show us, and we’ll tell you if it’s worth it.",
      },
      {
        question: "How do I keep them sharp?",
        answer:
          "Cut on wood or plastic, wash by hand, and keep them apart from each other. Glass boards and dishwashers are what dulls them.",
      },
      "Do you do serrated knives?",
      "How often should a kitchen knife be done?",
    ],
    opening: ["When did it last cut a tomato?", "Wrap them in a tea towel and bring the lot."],
    steps: [],
    headings: { question: "What needs sharpening, and how many?" },
  },
  {
    id: "candles-and-home-scents",
    name: "candle maker",
    above: "maker",
    synonyms: list("candles, soy candles, wax melts, diffusers, home fragrance, essential oils"),
    topics: list("scent, soy wax, incense, fragrance, perfume, aromatherapy"),
    mood: "studio",
    colour: "#a8804a",
    services: offers(
      {
        Candles: "We pour candles in glass and tins.",
        Soaps: "We stir it, pour it and let it cure before it is cut.",
        Diffusers: "We blend and bottle diffusers.",
        Gifts: "We box up candles and soaps as gifts.",
        "Wedding favours": "We make small candles for your guests.",
        "Wholesale to shops": "We supply shops with candles.",
        "Candle workshops": "We teach you to melt, scent and pour.",
      },
      {
        "Candle workshops": "cooking-pot",
        Soaps: "soap-bar",
        "Wedding favours": "bridal-bouquet",
        Diffusers: "diffuser",
      },
    ),
    questions: [
      {
        question: "How should I burn it the first time?",
        answer: "Until the wax has melted right to the edge. Trim the wick before the next time.",
      },
      {
        question: "Can you match a scent?",
        answer:
          "Tell us what it reminds you of, and what you don’t like. We’ll come close, or say that we can’t.",
      },
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
    id: "picture-framer",
    name: "picture framer",
    above: "maker",
    synonyms: list("picture framing, framing, canvas stretching, memorabilia framing"),
    mood: "studio",
    colour: "#6b4a32",
    services: offers(
      {
        "Custom framing": "We frame pictures in the moulding you choose.",
        "Prints and posters": "We frame them behind glass, with or without a mat.",
        "Football jumpers": "We frame jumpers in a deep frame.",
        "Canvas stretching": "We stretch canvas onto bars.",
        "Mirrors to size": "We measure the wall, and cut glass and frame to it.",
        "Repairs to old frames": "We mend corners, gilding and glass.",
      },
      {
        "Prints and posters": "article",
        "Canvas stretching": "easel",
        "Repairs to old frames": "hammer",
      },
    ),
    questions: [
      {
        question: "Which glass keeps the light from fading it?",
        answer:
          "Glass with a filter slows it a lot; nothing stops it. Hang it out of the sun all the same.",
      },
      {
        question: "Can you frame something thick?",
        answer:
          "Yes: a jersey, a medal, a plate. It needs a deeper frame and a way to hold it that can be undone.",
      },
      {
        question: "Where shouldn’t I hang it?",
        answer: "In full sun, above a heater or in a steamy bathroom. Paper remembers all three.",
      },
      "Can I bring the frame I have?",
      "How long does it take before Christmas?",
    ],
    opening: [
      "What has been rolled up in the cupboard?",
      "Bring the picture, and the colour of the wall.",
    ],
    steps: [
      {
        name: "Bring the picture",
        note: "In a folder or between two boards, so nothing gets creased.",
      },
      {
        name: "Choose the frame",
        note: "Mouldings, mounts and glass look different beside the picture.",
      },
      { name: "Pick it up", note: "Hang it out of the sun, on a hook that suits the wall." },
    ],
  },
  {
    id: "gallery",
    name: "gallery",
    above: "shop",
    synonyms: list("art gallery, art dealer, paintings for sale, sculptures, art space"),
    mood: "studio",
    colour: "#4a4a4a",
    offer: "art",
    services: offers(
      {
        Paintings: "We hang work by a few painters at a time, and tell you about each.",
        Prints: "We show etchings, linocuts and screen prints.",
        Sculpture: "We show work in wood, stone, metal and clay.",
        Commissions: "We bring you together with an artist, and agree on size, time and price.",
        Exhibitions: "We hang new exhibitions through the year.",
        "Hanging and advice": "We hang art and help choose it.",
      },
      { Commissions: "paint-brush", "Hanging and advice": "hammer" },
    ),
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
    id: "recording-studio",
    name: "recording studio",
    above: "maker",
    synonyms: list(
      "music production, sound engineer, mixing and mastering, voice over studio, music producer, beats",
    ),
    mood: "studio",
    colour: "#4a2f5a",
    services: offers({
      Recording: "We record bands, singers and players.",
      Mixing: "We balance the tracks until they sit together.",
      Mastering: "We master tracks for release.",
      Podcasts: "We record and edit podcasts.",
      "Voice-overs": "We record voices for ads, films and books.",
      "Songwriting sessions": "We write and arrange songs with artists.",
    }),
    questions: [
      {
        question: "Can I bring my own instrument?",
        answer:
          "Please do: you know it, and it shows. Put on new strings or skins a few days before, not on the morning.",
        notOf: ["podcasting"],
      },
      {
        question: "What should I do before the session?",
        answer:
          "Know the songs well enough to play them tired, bring the words on paper, and sleep.",
        notOf: ["podcasting"],
      },
      {
        question: "Can you fix something I recorded at home?",
        answer:
          "Noise and balance, often. A wrong note or a boomy room is quicker to record again. Send it to us and we’ll have a listen.",
      },
      "Can we all play at once?",
      "Do you have drums and amps?",
      "Who owns the recording?",
    ],
    opening: ["What does it sound like in your head?", "Play it through once, then press record."],
    steps: [
      {
        name: "Tell us what you have",
        note: "How many songs, who plays what, and what it is for.",
      },
      { name: "Play it", note: "Again where it needs it, and once more for luck." },
      { name: "Mix it", note: "Listen in the car and the kitchen, and say what should change." },
    ],
  },
];
