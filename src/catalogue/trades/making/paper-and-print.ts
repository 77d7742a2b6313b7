import { list, offers, type Trade } from "../trade.ts";

export const paperAndPrint: readonly Trade[] = [
  {
    id: "letterpress",
    name: "letterpress printer",
    above: "printer",
    synonyms: list(
      "letterpress, letterpress printing, wedding invitations, wedding stationery, invitations, letterpress wedding invites, foil printing, printmaker",
    ),
    mood: "studio",
    services: offers(
      {
        "Wedding invitations": "We set and print invitations, cards and envelopes.",
        "Cards and stationery": "We print business cards and letterhead on cotton paper.",
        "Foil and edges": "We press foil and paint edges.",
        "Small runs": "We print posters and books in small editions.",
        Workshops: "We teach typesetting by hand.",
      },
      { "Small runs": "books", Workshops: "type-block" },
    ),
  },
  {
    id: "paper-and-calligraphy",
    name: "calligrapher",
    above: "maker",
    synonyms: list(
      "calligraphy, calligrapher, hand lettering, lettering artist, place cards, paper goods, stationery maker, card maker, origami, scrapbooking",
    ),
    topics: list(
      "paper, stationery, invitations, cards, lettering, journaling, bookbinding, printmaking, signwriting",
    ),
    services: offers(
      {
        "Envelopes and place cards": "We write names by hand.",
        "Vows and poems": "We write out texts to frame.",
        "Names and honours": "We letter names on scrolls and honour boards.",
        "Signs and windows": "We letter mirrors, boards and glass.",
        Classes: "We teach pen and brush lettering.",
      },
      { "Vows and poems": "scroll", Classes: "pen-nib" },
    ),
  },
  {
    id: "3d-printing",
    name: "3D printing service",
    above: "maker",
    synonyms: list(
      "3d printing, 3d printer, prototyping, laser cutting, cnc cutting, 3d design, rapid prototyping, cnc routing",
    ),
    topics: list("3d print, prototype, cnc, cricut, maker space, cad"),
    services: offers(
      {
        "Printed parts": "We print parts and models from your file.",
        Design: "We draw what you have in mind and make a file of it.",
        "Replacement parts": "We measure and copy a broken part.",
        "Laser and CNC": "We cut and engrave wood, acrylic and metal.",
        "Small runs": "We make tens or hundreds.",
      },
      { Design: "pencil-ruler", "Printed parts": "cube" },
    ),
  },
  {
    id: "engraver",
    name: "engraver and trophy shop",
    above: "sign-writer",
    synonyms: list(
      "engraving, trophies, engraver, trophy shop, name badges, plaques, medals, laser engraving",
    ),
    services: offers(
      {
        Trophies: "We supply and engrave trophies and medals.",
        Plaques: "We engrave brass, steel and glass.",
        Gifts: "We engrave pens, flasks and pet tags.",
        Badges: "We cut names into badges for staff, clubs and schools.",
        "Clubs and schools": "We keep your honour boards up to date.",
      },
      { "Clubs and schools": "certificate", Badges: "identification-badge" },
    ),
  },
  {
    id: "embroiderer",
    name: "embroidery service",
    above: "printer",
    synonyms: list(
      "embroidery, embroidery service, screen printing, t-shirt printing, promotional products, merchandise, badges and patches, heat press",
    ),
    services: offers(
      {
        Embroidery: "We stitch logos and names on clothes and caps.",
        "Screen printing": "We print T-shirts and bags.",
        "Clubs and teams": "We dress teams with names and numbers.",
        Patches: "We make badges and patches.",
        "Small orders": "We stitch a single piece too.",
      },
      { "Clubs and teams": "soccer-ball", "Small orders": "shirt-folded" },
    ),
    questions: [
      {
        question: "What should I send you?",
        answer:
          "The clearest picture you have of the design, its size in centimetres and what it goes on. We’ll say what thread can do.",
      },
      {
        question: "Can small letters be stitched?",
        answer:
          "Down to a point. Thread has a thickness, so very fine lettering turns into a blur: we’ll tell you before we start.",
      },
    ],
  },
  {
    id: "headstones",
    name: "monumental mason",
    above: "stonemason",
    synonyms: list(
      "headstones, monuments, monumental mason, gravestones, memorials, headstone restoration, grave stones, cemetery monuments",
    ),
    mood: "care",
    services: offers({
      Headstones: "We make headstones in granite, marble and sandstone.",
      Inscriptions: "We cut names, dates and pictures, on new stones and old.",
      Plaques: "We supply bronze and stone plaques.",
      Restoration: "We clean, re-letter and straighten memorials.",
      "Cemetery papers": "We prepare the application to the cemetery.",
    }),
    questions: [
      {
        question: "Can you add a name to an old stone?",
        answer:
          "Usually. Send a photo of the whole stone and one of the lettering, so that we can match it.",
      },
      {
        question: "Who has to agree?",
        answer:
          "The cemetery, and whoever holds the right to the grave. Ask the cemetery’s office for its rules, or give us its name and we’ll find out with you.",
      },
      "How long after the funeral should we wait?",
      "What can be written on it?",
    ],
    opening: ["What should it say?", "Take your time with the words."],
  },
  {
    id: "home-artisan",
    name: "handmade gift maker",
    above: "maker",
    synonyms: list(
      "handmade gifts, resin art, handmade earrings, crochet toys, macrame, market stall crafts, handmade decor, personalised gifts, hampers handmade, felt maker",
    ),
    services: offers(
      {
        "Market pieces": "We bring what we made to the market.",
        "Personal gifts": "We add names, dates and colours.",
        Orders: "We make to order for weddings and babies.",
        Workshops: "We show small groups how it is done.",
        Shops: "We supply gift shops by the dozen.",
      },
      { "Market pieces": "awning", Workshops: "scissors", Orders: "note-pencil" },
    ),
  },
  {
    id: "soap-and-natural-skincare",
    name: "soap maker",
    above: "maker",
    synonyms: list(
      "soap, soaps, handmade soap, goat milk soap, natural skincare, bath bombs, soap making, skincare products, handmade soaps, balms, shampoo bars",
    ),
    topics: list("lotion, cosmetics, body products, goats milk soap"),
    services: offers(
      {
        "Soap bars": "We mix, pour and cut soap by hand, and let it dry.",
        "Goat’s milk soap": "We make bars with goat’s milk, scented and plain.",
        "Skin care": "We make balms, creams and scrubs.",
        Bath: "We press bath bombs and blend salts.",
        "Gifts and wholesale": "We pack gifts and supply shops.",
      },
      { "Soap bars": "soap-bar", "Skin care": "balm-tin", "Gifts and wholesale": "gift" },
    ),
    questions: [
      {
        question: "What is in it?",
        answer:
          "Ask us about any bar, and tell us about allergies and sensitive skin first. We know what went in.",
      },
      {
        question: "How do I make a bar last?",
        answer: "Let it dry between showers, on a rack and out of the puddle.",
      },
    ],
    steps: [],
  },
];
