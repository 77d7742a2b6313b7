import { list, offers, type Trade } from "../trade.ts";

export const shops: readonly Trade[] = [
  {
    id: "flowers",
    name: "florist",
    above: "shop",
    synonyms: list(
      "flowers, flower shop, bouquets, wedding flowers, floral designer, flower delivery, floristry, dried flowers",
    ),
    topics: list("roses flowers, flower arranging, flower farm, dahlias, floral, wreath"),
    mood: "shop",
    colour: "#8a3a5a",
    offer: "flowers",
    services: offers({
      Bouquets: "We tie bouquets from whatever is in.",
      "Wedding flowers": "We make bridal bouquets and dress tables.",
      "Funeral flowers": "We make wreaths and sheaves.",
      "Pot plants": "We wrap something that lives longer than a bunch.",
      "Flowers each week": "We bring fresh flowers to homes and businesses.",
      "Flowers for tables": "We choose colours and heights that people can talk across.",
    }),
    questions: [
      {
        question: "Can you keep lilies out, because of the cat?",
        answer:
          "Yes, tell us. Lilies are dangerous to cats, even the pollen and the water in the vase.",
      },
      {
        question: "How do I make a bunch last?",
        answer:
          "Cut the ends, take off leaves below the water, change the water often, and keep it away from fruit and sun.",
      },
      {
        question: "What is in season in my wedding month?",
        answer:
          "Tell us the month and a colour, and we’ll show you what grows then. What is in season lasts longer in the heat, too.",
      },
      "How late can I order for today?",
      "Do you deliver to the hospital?",
    ],
    opening: [
      "A birthday, a goodbye, or a Tuesday that needs it?",
      "Somebody {where} would love a bunch. Who is it?",
      "Who needs a bunch today?",
    ],
    steps: [
      { name: "Tell us who they are for", note: "The day, the address, a colour they love." },
      { name: "Choose, or leave it open", note: "Mention anything you don’t want in it." },
      { name: "Flowers on their way", note: "Tell us what to write on the card." },
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
    id: "quilting",
    name: "quilting shop",
    above: "shop",
    synonyms: list("quilting, patchwork, quilt shop, quilts, longarm quilting"),
    topics: list("fabric squares, memory quilt, embroidery, cross stitch, stitching"),
    mood: "shop",
    colour: "#8a76b4",
    offer: "quilting",
    services: offers(
      {
        "Quilting fabric": "We cut quilting fabric from the bolt.",
        Patterns: "We sell patterns for beginners and old hands.",
        "Long-arm quilting": "We quilt tops on the long-arm machine.",
        Classes: "We teach piecing, quilting and binding.",
        "Batting and thread": "We sell batting and quilting thread.",
        "Block of the month": "We cut the fabric for one quilt block a month.",
      },
      { Classes: "sewing-machine", "Block of the month": "quilt-block" },
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
    id: "knitting-and-crochet",
    name: "haberdashery",
    above: "shop",
    synonyms: list(
      "fabric shop, fabrics, wool shop, yarn, knitting supplies, sewing supplies, buttons, sewing machines",
    ),
    topics: list(
      "knit, knitting, crochet, wool, crocheting, beanies, amigurumi, spinning, weaving, macrame, felt",
    ),
    mood: "shop",
    colour: "#8a76b4",
    services: offers({
      "Fabric by the metre": "We cut dress fabric by the metre.",
      "Wool and yarn": "We sell balls and skeins, from lace to chunky.",
      "Buttons and zips": "We keep cards and reels of them to match to your cloth.",
      Thread: "We match thread to your fabric.",
      Patterns: "We sell sewing and knitting patterns.",
      "Sewing machine servicing": "We clean and oil machines, and set their tension.",
    }),
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
    id: "books",
    name: "bookshop",
    above: "shop",
    synonyms: list("bookstore, book shop, books, book seller, secondhand bookshop"),
    topics: list(
      "reading club, book club, library, second hand books, audiobooks, literature, comics, graphic novels, reader",
    ),
    mood: "shop",
    colour: "#7a3a2f",
    services: offers(
      {
        "New books": "We unpack the week’s releases beside the old favourites.",
        "Second-hand books": "We buy and sell what has been read before, so bring a box.",
        "Children’s books":
          "We help find something by age, by taste or by the last one they loved.",
        "Books ordered in":
          "We look for what isn’t on the shelf, and let you know when it arrives.",
        "Author evenings": "We invite writers to read and talk.",
        "Book clubs": "We order for clubs, and host some.",
      },
      { "Book clubs": "coffee" },
    ),
    questions: [
      {
        question: "What do I read next?",
        answer:
          "Tell us the last book you loved and the one you gave up on. That’s enough to go on.",
      },
      {
        question: "I’ve forgotten the title. Can you find it?",
        answer:
          "Often. Tell us what it was about, where you heard of it, or what the cover looked like.",
      },
      "Can you order a book for me?",
      "What would you give a nine-year-old?",
      "Do you buy old books?",
      "When is the next author evening?",
    ],
    opening: [
      "What are you reading?",
      "Name the last book you couldn’t put down, and ask what’s next.",
      "Something to laugh at, or something to cry over?",
    ],
    steps: [],
  },
  {
    id: "records-and-hi-fi",
    name: "record shop",
    above: "shop",
    synonyms: list("vinyl records, records, record store, vinyl, turntables, cds"),
    topics: list(
      "record collecting, hifi, hi-fi, cassette, retro audio, amplifier, audio gear, music collection",
    ),
    mood: "shop",
    colour: "#3a2f4a",
    services: offers(
      {
        "New vinyl": "We sell new pressings and reissues.",
        "Second-hand vinyl": "We buy and sell records that have been played before.",
        "CDs and tapes": "We sell discs and tapes from the racks.",
        Turntables: "We sell and set up turntables.",
        "Collections bought": "We look through boxes and shelves, and make an offer.",
        "Special orders": "We chase up records you can’t find.",
      },
      { "Special orders": "disc" },
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
    id: "music-shop",
    name: "music shop",
    above: "shop",
    synonyms: list("musical instruments, music store, guitar shop, instrument shop"),
    mood: "shop",
    colour: "#7a3a2f",
    services: offers(
      {
        Guitars: "We sell acoustic, electric and bass.",
        Keyboards: "We sell keyboards, stands and stools.",
        Drums: "We sell kits, sticks and skins.",
        "Strings and sheet music": "We stock sets for most instruments, and books for the grades.",
        "Repairs and set-ups": "We adjust the action, change strings and mend what is broken.",
        "Hire for students": "We hire instruments by the term.",
      },
      { "Hire for students": "violin" },
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
    id: "vintage-clothing",
    name: "op shop",
    above: "shop",
    synonyms: list(
      "opportunity shop, charity shop, second hand shop, secondhand clothes, thrift shop, preloved clothes, vintage clothes",
    ),
    topics: list(
      "vintage, thrift, second hand clothes, preloved, retro, clothing, clothes, swap, consignment",
    ),
    mood: "shop",
    colour: "#7a5a3a",
    services: offers({
      Clothes: "We sell clothes someone loved before.",
      Furniture: "We sell chairs, tables and cupboards.",
      "Books and records": "We sell books, records and sheet music.",
      "Kitchen things": "We sell pots, plates and old tins.",
      Toys: "We sell toys other children have grown out of.",
      "Giving your things away": "We take what you no longer need.",
    }),
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
    id: "collectables",
    name: "antique shop",
    above: "shop",
    synonyms: list(
      "antiques, antique dealer, vintage wares, collectables, second hand goods, collectibles, retro furniture, coins and stamps, upcycled",
    ),
    topics: list(
      "collecting, coins, stamps, antiques dealing, trading cards, pokemon, pokemon cards, sports cards, memorabilia collecting, auction, ebay, reselling, flea market, garage sale",
    ),
    mood: "shop",
    colour: "#7a5a3a",
    services: offers(
      {
        Furniture: "We buy and sell older pieces.",
        "Glass and china": "We sell crystal, pottery and tea sets.",
        "Coins and medals": "We buy and sell coins and medals.",
        "Lamps and clocks": "We sell and rewire old lamps.",
        "House clearances": "We clear houses and sheds.",
        Valuations: "We tell you what old things might be worth.",
      },
      { "House clearances": "van", Valuations: "magnifying-glass" },
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
    id: "gift-shop",
    name: "gift shop",
    above: "shop",
    synonyms: list(
      "gifts, homewares, gift boxes, hampers, souvenirs, homewares store, gift hampers, baby hampers, nappy cakes",
    ),
    mood: "shop",
    colour: "#b0667a",
    services: offers(
      {
        Gifts: "We ask who it’s for and what they like, and lay a few things out.",
        "Greeting cards": "We have ones for birthdays, babies, thank-yous and hard days.",
        Homewares: "We sell things for tables, shelves and walls.",
        "Things made nearby": "We stock work by makers in the area.",
        "Baby gifts": "We sell soft toys, wraps and first books.",
        "Gift wrapping": "We wrap, and write the card if you like.",
      },
      { "Things made nearby": "pottery", Homewares: "vase" },
    ),
    questions: [
      {
        question: "I have no idea what to give. Can you help?",
        answer:
          "Tell us who it’s for, how old they are and what you’d like to spend. We’ll lay a few things out.",
      },
      {
        question: "What suits someone who has everything?",
        answer:
          "Something that gets used up, something made nearby, or something with a story to it.",
      },
      "Who makes what you sell?",
      "Can you make up a box for a client?",
      "Do you wrap?",
      "Can I swap it if they have one?",
    ],
    opening: [
      "Who has everything, and a birthday on Sunday?",
      "Someone small, someone old, someone you can’t read: who is it for?",
    ],
    steps: [],
  },
  {
    id: "toy-shop",
    name: "toy shop",
    above: "shop",
    synonyms: list("toys, toy store, games store, puzzles, lego, kids toys"),
    mood: "shop",
    colour: "#c2582f",
    services: offers(
      {
        "Wooden toys": "We sell blocks, trains and puzzles made of wood.",
        "Building sets": "We sell sets for small hands and big ones.",
        "Games and puzzles": "We sell games for two and games for the whole family.",
        "Models and trains": "We sell model kits, trains and paints.",
        "Dolls and dress-ups": "We sell dolls, costumes and crowns.",
        "Party presents": "We help find a present for Saturday’s party.",
      },
      { "Dolls and dress-ups": "crown" },
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
