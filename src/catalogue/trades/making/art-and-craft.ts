import { quoteThenWork } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const artAndCraft: readonly Trade[] = [
  {
    id: "painting-and-drawing",
    name: "artist",
    above: "maker",
    synonyms: list(
      "artist, paintings, portrait artist, watercolour artist, oil paintings, pet portraits, mural artist, murals, commissions of art, life artist, sculptor, sculpture",
    ),
    topics: list(
      "art, painter artist, drawing, sketching, watercolour, watercolor, acrylic, illustration, portrait, canvas",
    ),
    services: offers(
      {
        "Paintings and drawings": "We paint and draw, and show what is finished.",
        Portraits: "We paint people and animals from life and from photos.",
        Murals: "We paint walls, inside and out.",
        "Prints and cards": "We sell our pictures on paper, signed or folded for the post.",
        "Studio visits": "We open the studio by arrangement.",
      },
      { Portraits: "portrait", "Studio visits": "easel" },
    ),
  },
  {
    id: "aboriginal-art",
    name: "Aboriginal art gallery",
    above: "gallery",
    synonyms: list(
      "aboriginal art, aboriginal art gallery, indigenous art, first nations art, indigenous artist, aboriginal artist, torres strait islander art",
    ),
    services: offers(
      {
        Paintings: "We show paintings with the name and Country of the artist.",
        "Carvings and weaving": "We show carvings, baskets and fibre work.",
        Artists: "We work with artists and art centres.",
        "Prints and textiles": "We stock prints and fabrics made under licence.",
        "Commissions and murals": "We pass your request on to the artist.",
      },
      { Artists: "paint-brush", "Commissions and murals": "paint-bucket" },
    ),
  },
  {
    id: "didgeridoo-maker",
    name: "didgeridoo maker",
    above: "maker",
    synonyms: list(
      "didgeridoo, didgeridoos, yidaki, didgeridoo maker, clapsticks, boomerangs, boomerang maker",
    ),
    services: offers(
      {
        Didgeridoos: "We cut, clean and shape eucalypt by hand.",
        "By key": "We tune and label instruments by their note.",
        "Clapsticks and boomerangs": "We carve clapsticks and returning boomerangs.",
        Lessons: "We teach circular breathing and rhythm.",
        Repairs: "We seal cracks and make mouthpieces.",
      },
      {
        Didgeridoos: "didgeridoo",
        Lessons: "music-notes",
        "By key": "music-note",
        "Clapsticks and boomerangs": "clapsticks",
      },
    ),
  },
  {
    id: "blacksmith",
    name: "blacksmith",
    above: "metalwork-and-welding",
    synonyms: list(
      "blacksmith, blacksmithing, forge, blacksmith courses, knife maker, knifemaker, bladesmith, knife making course, ornamental iron, wrought iron gates",
    ),
    mood: "studio",
    services: offers(
      {
        "Forge courses": "We teach beginners to heat, hammer and bend iron.",
        "Gates and railings": "We forge gates, rails and hinges.",
        "Tools and knives": "We make and mend tools and blades.",
        "Hooks and fire tools": "We make small iron things for the house.",
        Restoration: "We copy and mend old ironwork.",
      },
      { "Forge courses": "anvil", Restoration: "hammer" },
    ),
    opening: ["Hot iron, cold water."],
  },
  {
    id: "glass-blower",
    name: "glass blower",
    above: "glass-artist",
    synonyms: list(
      "glass blowing, glassblowing, glassblower, blown glass, glass blowing workshops, hot glass",
    ),
    services: offers(
      {
        Workshops: "We help you gather, blow and shape a piece at the furnace.",
        "Vases and bowls": "We blow vases, bowls and glasses.",
        Lights: "We make shades and pendants.",
        Commissions: "We make to a drawing or a colour.",
        "Come and watch": "We let visitors stand at the rail.",
      },
      { Workshops: "blowpipe", "Come and watch": "eye", Lights: "lamp" },
    ),
    opening: ["Breathe in. Now blow."],
  },
  {
    id: "leadlight",
    name: "leadlight restorer",
    above: "glass-artist",
    synonyms: list(
      "leadlight, leadlights, leadlight windows, leadlight repairs, stained glass repairs, leadlight restoration, church windows, stained glass windows",
    ),
    services: offers(
      {
        Repairs: "We replace cracked pieces and broken lead.",
        Restoration: "We take panels out, re-lead them and put them back.",
        "New panels": "We design panels for doors and windows.",
        "Church windows": "We look after stained glass in churches.",
        "Double glazing around it": "We fit leadlight between panes.",
      },
      { Repairs: "leadlight", Restoration: "hammer" },
    ),
    steps: quoteThenWork,
  },
  {
    id: "opal-cutter",
    name: "opal cutter",
    above: "jewellery",
    synonyms: list(
      "opal cutting, opals, opal shop, gem cutting, lapidary, gemstone cutter, opal cutter, gem faceting, opal miner, opal jewellery",
    ),
    services: offers(
      {
        "Cutting rough": "We cut and polish opal you bring, and talk about the stone first.",
        "Loose opals": "We sell cut stones, black to crystal.",
        Jewellery: "We set opal in rings and pendants.",
        Repolishing: "We repolish stones that have gone dull.",
        Faceting: "We facet sapphires and other gems.",
      },
      { "Cutting rough": "rocks", "Loose opals": "opal" },
    ),
    questions: [
      {
        question: "Is my rough worth cutting?",
        answer:
          "Wet it and turn it under a light, then bring it in. We’ll look for colour, cracks and clay before it goes near the wheel.",
      },
      {
        question: "What is a doublet?",
        answer:
          "A thin slice of opal on a dark backing; a triplet has a clear cap as well. A solid is opal right through. Doublets and triplets don’t like to soak in water.",
      },
      {
        question: "How do I look after an opal?",
        answer:
          "Wipe it with a soft, damp cloth, and take it off for gardening, dishes and sport. It scratches more easily than a sapphire.",
      },
    ],
    opening: ["What is hiding in that piece of rough?", "Black, white or boulder?"],
    steps: [
      { name: "Show the stone", note: "Rough, cut, or still in Grandad’s jar." },
      {
        name: "Talk it through",
        note: "What could be cut from it, what may be lost, and the price.",
      },
      { name: "We cut and polish it", note: "An opal shows what is in it only as it is cut." },
    ],
  },
  {
    id: "weaver",
    name: "weaver",
    above: "maker",
    synonyms: list(
      "weaving, handweaver, woven textiles, basket maker, basketry, tapestry, spinner and weaver, fibre artist",
    ),
    services: offers(
      {
        "Scarves and blankets": "We weave scarves, shawls and blankets on the loom.",
        Baskets: "We weave baskets from reed, willow and rush.",
        "Rugs and hangings": "We weave rugs and wall hangings to a size.",
        "Spinning and dyeing": "We spin fleece and dye it with plants.",
        Classes: "We teach warping, weaving and finishing.",
      },
      { Classes: "loom" },
    ),
  },
  {
    id: "toy-maker",
    name: "wooden toy maker",
    above: "woodworking",
    synonyms: list(
      "wooden toys, toy maker, rocking horses, cubby houses, cubbies, wooden toy maker",
    ),
    services: offers(
      {
        "Wooden toys": "We cut, sand and oil wooden toys.",
        "Rocking horses": "We build and restore rocking horses.",
        Cubbies: "We build cubby houses and mud kitchens.",
        "Puzzles and names": "We cut names and puzzles to order.",
        Kinders: "We supply kinders and play groups.",
      },
      {
        "Wooden toys": "train",
        "Rocking horses": "rocking-horse",
        Cubbies: "house-simple",
        Kinders: "lego",
      },
    ),
    questions: [
      {
        question: "Is it all right for a baby to chew?",
        answer:
          "Tell us how old the child is. For small mouths we’ll talk about the timber, the finish and the size of each part.",
      },
    ],
  },
  {
    id: "walking-sticks",
    name: "walking stick maker",
    above: "maker",
    synonyms: list("walking sticks, walking stick maker, hiking staffs, shepherds crooks"),
    services: offers(
      {
        "Walking sticks": "We cut, season and finish walking sticks.",
        Handles: "We carve handles to fit a hand.",
        "Crooks and staffs": "We make crooks, staffs and thumb sticks.",
        "To measure": "We cut a stick to your height.",
        Repairs: "We replace ferrules and mend splits.",
      },
      { "Walking sticks": "walking-stick" },
    ),
  },
];
