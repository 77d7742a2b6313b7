import { list, offers, type Trade } from "../trade.ts";

export const houseAndBody: readonly Trade[] = [
  {
    id: "rug-shop",
    name: "rug shop",
    above: "furniture-shop",
    synonyms: list(
      "rugs, turkish rugs, persian rugs, rug shop, oriental rugs, carpets and rugs, kilims, handmade rugs, rug repairs",
    ),
    services: offers(
      {
        "Handmade rugs": "We sell wool rugs knotted by hand.",
        "Kilims and runners": "We stock flat-woven kilims and hall runners.",
        "Cleaning and repair": "We wash rugs and mend fringes and holes.",
        "On approval": "We lay rugs out in your room before you choose.",
        Valuations: "We look at rugs you own and tell you what they are.",
      },
      { "Kilims and runners": "rolled-rug", Valuations: "magnifying-glass" },
    ),
    opening: ["How big is the room?"],
  },
  {
    id: "bedding-shop",
    name: "mattress and bed shop",
    above: "furniture-shop",
    synonyms: list(
      "mattress shop, mattresses, beds, bed shop, bedding store, bunk beds, linen and bedding",
    ),
    services: offers(
      {
        Mattresses: "We keep mattresses to lie down on, soft to firm.",
        "Bases and frames": "We stock bases, frames and bunks.",
        "Linen and pillows": "We stock sheets, quilts and pillows.",
        "Adjustable beds": "We show you beds that lift the head and feet.",
        Delivery: "We bring in the new bed and take the old one away.",
      },
      { "Adjustable beds": "adjustable-bed", "Linen and pillows": "pillows" },
    ),
    opening: ["How did you sleep?", "Soft, firm, or two people who can’t agree?"],
  },
  {
    id: "lighting-shop",
    name: "lighting shop",
    above: "furniture-shop",
    synonyms: list("lighting shop, lights, lamps, chandeliers, lighting store, fans and lighting"),
    services: offers(
      {
        "Ceiling and wall": "We stock pendants, downlights and wall lights.",
        Lamps: "We sell table and floor lamps.",
        Fans: "We stock ceiling fans with and without lights.",
        "Lamp repairs": "We rewire lamps and make shades.",
        Plans: "We look at floor plans and suggest where lights go.",
      },
      { "Lamp repairs": "lightbulb", Plans: "blueprint" },
    ),
    opening: [
      "Too dark to read, too bright to sleep?",
      "Which room, how high, and what should it light?",
    ],
  },
  {
    id: "wig-shop",
    name: "wig shop",
    above: "shop",
    synonyms: list(
      "wigs, wig shop, wig maker, hairpieces, toupees, medical wigs, wig styling, hair loss solutions",
    ),
    mood: "beauty",
    services: offers(
      {
        "Private fittings": "We fit wigs in a room of your own.",
        "Human hair and synthetic": "We stock lace, cap and clip-on wigs.",
        "After treatment": "We help people who lose hair through illness.",
        "Cutting and care": "We cut, wash and restyle wigs.",
        Costume: "We dress wigs for stage and parties.",
      },
      { "Private fittings": "hand-mirror", "Human hair and synthetic": "wig" },
    ),
  },
  {
    id: "cosmetics-shop",
    name: "cosmetics and perfume shop",
    above: "shop",
    synonyms: list(
      "cosmetics shop, perfume, perfumery, korean skincare, k-beauty, skincare shop, beauty supplies, fragrance shop, natural beauty products",
    ),
    services: offers(
      {
        Skincare: "We look at your skin and suggest a few things.",
        Perfume: "We let you smell as many as your nose can take.",
        "Make-up": "We match colours in daylight.",
        "Beauty supplies": "We sell colour, wax and tools to salons and students.",
        Gifts: "We put sets together and wrap them.",
      },
      { Skincare: "balm-tin", "Beauty supplies": "nail-polish" },
    ),
  },
  {
    id: "vacuum-shop",
    name: "vacuum shop",
    above: "shop",
    synonyms: list(
      "vacuum shop, vacuum cleaners, vacuum repairs, sewing machine repairs, sewing machine shop, vacuum bags",
    ),
    services: offers({
      Vacuums: "We sell uprights, barrels and sticks.",
      "Bags and filters": "We stock bags, belts and filters by model.",
      Repairs: "We clear, rewire and service vacuums.",
      "Sewing machines": "We clean, oil and set the tension, and sell new ones.",
    }),
  },
  {
    id: "pool-shop",
    name: "pool and spa shop",
    above: "shop",
    synonyms: list("pool shop, spa shop, pool chemicals, hot tubs, spas, swim spas"),
    services: offers(
      {
        "Water tests": "We test pool and spa water you bring.",
        Chemicals: "We stock chlorine, salt and acid.",
        "Pumps and cleaners": "We sell and repair pumps, filters and cleaners.",
        Spas: "We show spas and swim spas filled with water.",
        Covers: "We measure and order covers.",
      },
      {
        Covers: "pool-cover",
        "Water tests": "test-tube",
        Chemicals: "cylinder",
        "Pumps and cleaners": "pump",
      },
    ),
  },
  {
    id: "religious-shop",
    name: "religious goods shop",
    above: "shop",
    synonyms: list(
      "religious goods, church supplies, christian bookshop, islamic shop, buddhist shop, crystals, crystal shop, spiritual shop, incense shop",
    ),
    services: offers(
      {
        Books: "We stock books and cards.",
        "Statues and pictures": "We stock statues, icons and pictures.",
        "Candles and incense": "We sell candles, incense and oils.",
        Gifts: "We help choose a gift for a ceremony.",
        Orders: "We order candles, vestments and books for congregations.",
      },
      {
        "Statues and pictures": "holy-picture",
        "Candles and incense": "altar-candles",
        Orders: "vestment",
      },
    ),
  },
  {
    id: "vape-tobacconist",
    name: "tobacconist",
    above: "shop",
    synonyms: list("tobacconist, tobacco shop, cigars, smoke shop"),
    traits: ["adults"],
    services: offers(
      {
        "Leather and timber cases": "We stock pouches, boxes and cases.",
        "Lighters and papers": "We keep them behind the counter, with pipes and pouches.",
        "Drinks and snacks": "We keep a fridge and a shelf of snacks.",
        Gifts: "We stock humidors and cutters.",
      },
      { "Lighters and papers": "lighter", "Leather and timber cases": "briefcase" },
    ),
  },
  {
    id: "adult-shop",
    name: "adult shop",
    above: "shop",
    traits: ["adults"],
    synonyms: list("adult shop, adult store, adult toys, sex shop, adult products"),
    services: offers({
      "In the shop": "We answer questions without raising an eyebrow.",
      "Adult toys": "We stock toys for one and for couples.",
      Lingerie: "We stock lingerie in many sizes.",
      "Discreet parcels": "We pack and send in plain boxes.",
      Gifts: "We help you choose something for a hens night.",
    }),
    opening: ["Ask us anything."],
  },
];
