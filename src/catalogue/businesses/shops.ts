import { type Business, list } from "./business.ts";

export const shops: readonly Business[] = [
  {
    noun: "florist",
    mood: "shop",
    drawing: "flower",
    colour: "#8a3a5a",
    words: list(
      "florist, flowers, bouquet, bunch, floral, dried flower, wedding flower, flower farm",
    ),
    offer: "flowers",
    services: list(
      "Bouquets, Wedding flowers, Funeral flowers, Pot plants, Flowers each week, Flowers for tables",
    ),
    questions: [
      "What is in season in my wedding month?",
      "How late can I order for today?",
      "Can you keep lilies out, because of the cat?",
      "Do you deliver to the hospital?",
    ],
    opening: [
      "Who are they for?",
      "Say the person, the day and a colour. Leave the rest to the flowers.",
    ],
    steps: [
      { name: "Say who they are for", note: "The day, the address, a colour they love." },
      { name: "Choose, or leave it open", note: "Name what must not be in it." },
      { name: "Flowers on their way", note: "Write the card in your own words." },
    ],
    headings: {
      unpriced: "Flowers",
      priced: "Flowers and prices",
      menu: "Flowers",
      ask: "Order or ask",
      question: "Who are the flowers for, and when?",
    },
  },
  {
    noun: "quilting shop",
    mood: "shop",
    drawing: "thread",
    colour: "#8a76b4",
    words: list("quilt, patchwork"),
    offer: "quilting",
    services: list(
      "Quilting fabric, Patterns, Long-arm quilting, Classes, Batting and thread, Block of the month",
    ),
    questions: [
      "Can you quilt the top that I have pieced?",
      "How much backing do I need?",
      "Which class suits a first quilt?",
      "Can you cut strips for me?",
    ],
    opening: [
      "One more fabric can’t hurt, can it?",
      "Bring the blocks, and lay them out on the big table.",
    ],
    steps: [],
  },
  {
    noun: "haberdashery",
    mood: "shop",
    drawing: "thread",
    colour: "#8a76b4",
    words: list("haberdash, fabric, wool shop, yarn, knitting, yarns, buttons, sewing machine"),
    services: list(
      "Fabric by the metre, Wool and yarn, Buttons and zips, Thread, Patterns, Sewing machine servicing",
    ),
    questions: [
      "How many metres for a skirt?",
      "Can you match this button?",
      "Which wool doesn’t itch?",
      "Is there a group that meets to knit?",
    ],
    opening: ["What are you making?", "Bring the one button that is left."],
    steps: [],
  },
  {
    noun: "bookshop",
    mood: "shop",
    drawing: "book",
    colour: "#7a3a2f",
    words: list(
      "bookshop, book shop, bookstore, second-?hand books, comic, books, second hand book",
    ),
    services: list(
      "New books, Second-hand books, Children’s books, Books ordered in, Author evenings, Book clubs",
    ),
    questions: [
      "Can you order a book for me?",
      "What would you give a nine-year-old?",
      "Do you buy old books?",
      "When is the next author evening?",
    ],
    opening: [
      "What are you reading?",
      "Name the last book you couldn’t put down, and ask what’s next.",
    ],
    steps: [],
  },
  {
    noun: "record shop",
    mood: "shop",
    drawing: "book",
    colour: "#3a2f4a",
    words: list("record shop, record store, vinyl, records, turntable, cds"),
    services: list(
      "New vinyl, Second-hand vinyl, CDs and tapes, Turntables, Collections bought, Special orders",
    ),
    questions: [
      "Do you buy collections?",
      "Can I listen first?",
      "How do you grade second-hand records?",
      "Can you find me a pressing?",
    ],
    opening: ["Side A or side B?", "Flick through. What catches your eye?"],
    steps: [],
  },
  {
    noun: "music shop",
    mood: "shop",
    drawing: "guitar",
    colour: "#7a3a2f",
    words: list(
      "music shop, music store, guitar shop, instrument, instrument repair, piano tun, guitar repair",
    ),
    services: list(
      "Guitars, Keyboards, Drums, Strings and sheet music, Repairs and set-ups, Hire for students",
    ),
    questions: [
      "Can I try it in a quiet corner?",
      "Which guitar for a small hand?",
      "Do you hire violins to schoolchildren?",
      "Can you set up my old guitar?",
    ],
    opening: ["Acoustic or electric?", "Go on, take it off the wall."],
    steps: [],
  },
  {
    noun: "op shop",
    mood: "shop",
    drawing: "vase",
    colour: "#7a5a3a",
    words: list(
      "op shop, opportunity shop, charity shop, second-? ?hand shop, thrift, charity store, preloved, pre-loved",
    ),
    services: list(
      "Clothes, Furniture, Books and records, Kitchen things, Toys, Giving your things away",
    ),
    questions: [
      "When can I drop things off?",
      "What can’t you take?",
      "Do you collect furniture?",
      "Can I volunteer?",
    ],
    opening: ["What will turn up today?", "Two bags to drop off, one to take home."],
    steps: [],
  },
  {
    noun: "antique shop",
    mood: "shop",
    drawing: "vase",
    colour: "#7a5a3a",
    words: list(
      "antique, vintage, second-?hand, collectable, antiques, old coins, coins, collectib, retro, typewriter, estate auction, upcycl",
    ),
    services: list(
      "Furniture, Glass and china, Coins and medals, Lamps and clocks, House clearances, Valuations",
    ),
    questions: [
      "Do you buy single pieces?",
      "How do I know how old it is?",
      "Can you hold something for me?",
      "Do you deliver a wardrobe?",
    ],
    opening: [
      "What did Nan have on her mantelpiece?",
      "Turn it over. What does it say underneath?",
    ],
    steps: [],
  },
  {
    noun: "gift shop",
    mood: "shop",
    drawing: "vase",
    colour: "#b0667a",
    words: list(
      "gift shop, gifts, homewares, toy shop, toys, gift box, hampers, souvenir, homeware, stationery gift",
    ),
    services: list("Gifts, Cards, Homewares, Things made nearby, Baby gifts, Gift wrapping"),
    questions: [
      "Who makes what you sell?",
      "Can you make up a box for a client?",
      "Do you wrap?",
      "Can I swap it if they have one?",
    ],
    opening: [
      "Who has everything, and a birthday on Sunday?",
      "Somebody small, somebody old, somebody you can’t read: who is it for?",
    ],
    steps: [],
  },
  {
    noun: "toy shop",
    mood: "shop",
    drawing: "book",
    colour: "#c2582f",
    words: list(
      "toy shop, toys, lego, hobby shop, model train, games shop, games store, warhammer, board games shop, puzzles, game shop",
    ),
    services: list(
      "Wooden toys, Building sets, Games and puzzles, Models and trains, Dolls and dress-ups, Party presents",
    ),
    questions: [
      "What do you suggest for a four-year-old?",
      "Can they try it in the shop?",
      "Can you order a missing piece?",
      "Can you put it aside until Christmas?",
    ],
    opening: [
      "How old are they, and what do they take apart?",
      "A present for Saturday? Name the age.",
    ],
    steps: [],
  },
];
