import { fitting } from "../steps.ts";
import { list, offers, type Trade } from "../trade.ts";

export const clothes: readonly Trade[] = [
  {
    id: "school-uniform-shop",
    name: "school uniform shop",
    above: "clothes-shop",
    synonyms: list(
      "school uniforms, school uniform shop, school wear, uniform shop for schools, schoolwear",
    ),
    services: offers({
      "Shirts, polos and dresses": "We have them by school, so tell us which and how tall.",
      "Shorts, trousers and skirts": "We keep sizes from prep to year twelve.",
      "Blazers and jumpers": "We fit them with a bit of arm to grow into.",
      "Hats, bags and socks": "We go through the list with you, down to the ties.",
      "Second-hand uniforms": "We take and sell uniforms that still have wear in them.",
    }),
    questions: [
      {
        question: "How much room should I leave to grow?",
        answer:
          "A little in the sleeves and the hem, none in the shoulders. Hems can be let down later.",
      },
      {
        question: "When is it busiest?",
        answer:
          "In the last weeks before school goes back. Before the holidays there is more time, and more on the rail.",
      },
      "Can I change the size after term starts?",
      "Which schools do you stock?",
    ],
    opening: ["How much did they grow over summer?"],
  },
  {
    id: "workwear-shop",
    name: "workwear and uniform shop",
    above: "clothes-shop",
    synonyms: list(
      "workwear, work boots, hi vis, uniforms, safety wear, corporate uniforms, embroidered workwear, scrubs",
    ),
    services: offers(
      {
        "Hi-vis and trousers": "We stock shirts, trousers and jackets for work.",
        Boots: "We fit lace-up, zip and pull-on boots, with and without steel caps.",
        Logos: "We embroider and print logos.",
        Uniforms: "We dress teams in kitchens, clinics and offices.",
        "Safety gear": "We stock helmets, gloves and glasses.",
      },
      { Logos: "needle", "Safety gear": "hard-hat" },
    ),
    opening: [
      "What does the job do to your trousers?",
      "Boots, shirts, pants: what has worn out first?",
    ],
  },
  {
    id: "bridal-shop",
    name: "bridal shop",
    above: "clothes-shop",
    synonyms: list(
      "bridal shop, wedding dress shop, wedding dresses, bridal boutique, bridesmaid dresses, bridal gowns, bridal wear, bridalwear",
    ),
    services: offers({
      "Wedding dresses": "We keep gowns to try on, by appointment.",
      "Ordered in your size": "We take measurements and order in your size.",
      Bridesmaids: "We stock bridesmaids’ dresses to try on.",
      "Veils and shoes": "We stock veils, combs and shoes.",
      "Fittings and hems": "We pin, hem and press before the day.",
    }),
    opening: ["When is the day?", "Lace, silk, or no idea yet?"],
  },
  {
    id: "bridal-alterations",
    name: "bridal alterations",
    above: "sewing-and-alterations",
    synonyms: list(
      "bridal alterations, wedding dress alterations, bridal alterations only, gown alterations, formal alterations",
    ),
    services: offers(
      {
        "Hems and bustles": "We hem gowns and make bustles to lift the train.",
        "Taking in and letting out": "We change bodices, seams and lacing.",
        "Sleeves and straps": "We add, move or remove sleeves and straps.",
        "Beads and lace": "We move lace and beads by hand.",
        Bridesmaids: "We fit each dress to the one who wears it.",
        "Last fitting": "We press the gown and show someone how to do it up.",
      },
      {
        "Beads and lace": "buttons",
        "Hems and bustles": "wedding-dress",
        "Last fitting": "coat-hanger",
        "Taking in and letting out": "needle",
      },
    ),
    questions: [
      {
        question: "When should I come for the first time?",
        answer:
          "As soon as you have the dress and the shoes. Alterations take more than one fitting, and the last is best close to the day.",
      },
      {
        question: "Can a dress be made bigger?",
        answer:
          "A little, where there is cloth in the seams. Beyond that, lacing or a panel in the side can help.",
      },
    ],
    steps: fitting,
    headings: { question: "When is the day, and what needs changing?" },
    opening: ["The dress is found. Does it fit?", "Bring the shoes, and stand still."],
  },
  {
    id: "dress-hire",
    name: "dress hire",
    above: "hire",
    synonyms: list(
      "dress hire, gown hire, designer dress hire, formal dress hire, party dress hire, dress rental",
    ),
    mood: "shop",
    services: offers(
      {
        Formals: "We have long gowns and short ones, so try on a few before you choose.",
        "Weddings and races": "We have something for guests, mothers and ladies’ days.",
        "Try-ons": "We hold appointments to try dresses on.",
        "A fitting": "We pin small changes for the night.",
        "By post": "We send it with a bag to send it back in, so measure first.",
      },
      { "Weddings and races": "fascinator", "A fitting": "ruler" },
    ),
    questions: [
      {
        question: "Which size should I ask for?",
        answer:
          "Tell us the size you usually wear, how tall you are and the shoes you’ll have on. We’ll suggest what to try.",
      },
      {
        question: "When should I ask about a date?",
        answer: "As soon as you know it: something you love may be out that night.",
      },
      {
        question: "What if I spill something on it?",
        answer: "Dab it, don’t scrub it, and tell us when it comes back.",
      },
    ],
    opening: [
      "Wear it once, then hang it on someone else’s rail.",
      "A formal, a wedding, a day at the races?",
    ],
  },
  {
    id: "suit-hire",
    name: "suit hire",
    above: "hire",
    synonyms: list(
      "suit hire, tuxedo hire, formal hire, formal wear hire, suits, menswear hire, dinner suit hire, kilt hire",
    ),
    mood: "shop",
    services: offers(
      {
        Weddings: "We dress groom and groomsmen alike.",
        "School formals": "We fit students in good time, with shirt and tie.",
        "Dinner suits": "We hire tuxedos, shirts and bow ties.",
        "Shoes and accessories": "We add shoes, ties and vests.",
        "Fittings and hems": "We measure and change hems and sleeves.",
      },
      { Weddings: "suit", "Dinner suits": "bow-tie" },
    ),
    questions: [
      {
        question: "Which measurements do you need?",
        answer:
          "Chest, waist, inside leg and shoe size are a start. We’ll check them when you try it on.",
      },
    ],
    opening: ["Best man, groom, or just a formal?", "How many suits, and when is the day?"],
  },
  {
    id: "menswear",
    name: "menswear shop",
    above: "clothes-shop",
    traits: ["men-only"],
    synonyms: list("menswear, mens clothing, suits shop, mens fashion, big and tall menswear"),
    services: offers({
      "Suits and jackets": "We measure, pin and have them altered to you.",
      "Shirts and trousers": "We look at neck, sleeve and leg, and take up hems.",
      Everyday: "We stock knitwear, shorts and underwear.",
      "Big sizes": "We keep larger and longer sizes.",
      Alterations: "We hem and take in.",
    }),
    opening: ["A suit, or just a shirt that fits?", "A wedding, an interview, a Tuesday?"],
  },
  {
    id: "lingerie-shop",
    name: "lingerie shop",
    above: "clothes-shop",
    synonyms: list(
      "lingerie, bra fitting, bras, lingerie boutique, mastectomy bras, swimwear shop, swimwear, underwear",
    ),
    services: offers(
      {
        "Bra fittings": "We fit you in a closed room.",
        "Every day": "We stock bras and underwear in many sizes.",
        "Maternity and after surgery": "We stock nursing and mastectomy bras.",
        Swimwear: "We fit swimwear with support.",
        Sleepwear: "We stock nighties and robes.",
      },
      {
        "Every day": "underwear",
        "Maternity and after surgery": "nursing-bra",
        Sleepwear: "nightdress",
      },
    ),
    opening: ["When were you last measured?", "The right size is rarely the one on the label."],
  },
  {
    id: "baby-and-childrens-clothes",
    name: "children’s clothes shop",
    above: "clothes-shop",
    synonyms: list(
      "kids clothes, baby clothes, childrens clothes, childrens wear, baby shop, baby products, kidswear, nappies, maternity wear, baby gifts, prams",
    ),
    topics: list("children’s wear, childrenswear, maternity, cloth nappies, toddler clothes"),
    services: offers(
      {
        Babies: "We stock soft clothes from newborn up.",
        "Toddlers and children": "We stock clothes made for climbing and crawling.",
        "Special days": "We stock christening and party clothes.",
        Gifts: "We wrap gifts for new babies.",
        "Pre-loved": "We sell clothes other children have outgrown.",
      },
      { "Special days": "dress" },
    ),
    opening: ["How tall are they this week?", "Something to play in, and something for the photo."],
  },
  {
    id: "pacific-clothing",
    name: "Pacific Islander clothing",
    above: "sewing-and-alterations",
    synonyms: list(
      "puletasi, lavalava, island clothing, samoan clothing, tongan clothing, church clothes, island wear, samoan church clothes, polynesian clothing, island fabrics",
    ),
    services: offers(
      {
        Puletasi: "We sew puletasi to measure, plain and printed.",
        "Church whites": "We sew white sets for church and White Sunday.",
        "Lavalava and ie faitaga": "We sew lavalava and ie faitaga with pockets.",
        "Matching families": "We dress families and choirs in one fabric.",
        "Island fabrics": "We stock prints by the metre.",
      },
      { "Matching families": "shirt-folded" },
    ),
    opening: ["Who are we dressing for Sunday?"],
  },
  {
    id: "sari-shop",
    name: "sari shop",
    above: "clothes-shop",
    synonyms: list(
      "sari shop, saris, sarees, saree shop, indian clothing, indian fashion, salwar kameez, lehenga, abaya shop, modest fashion, hijabs, kurta, pakistani clothing",
    ),
    services: offers(
      {
        "Silk and everyday saris": "We unfold silk, cotton and georgette saris.",
        "Lehengas and suits": "We stock lehengas, salwar suits and kurtas.",
        Blouses: "We sew blouses to measure.",
        "Men and children": "We stock sherwanis and children’s clothes.",
        "Wedding orders": "We dress the bride and the family.",
      },
      { "Men and children": "shirt-folded", "Wedding orders": "gem" },
    ),
    opening: ["Which wedding is it?"],
  },
  {
    id: "turban-shop",
    name: "turban and fabric shop",
    above: "shop",
    synonyms: list("turbans, sikh turbans, turban tying, kirpans, sikh shop, turban fabric, pagri"),
    services: offers(
      {
        "Turban fabric": "We cut full voile and rubia cotton by the metre.",
        Tying: "We tie turbans for weddings and dastar bandi.",
        "Matching colours": "We dye and match to a suit or a sari.",
        "Articles of faith": "We stock karas, kanghas and kirpans for practising Sikhs.",
        "Books and gifts": "We keep prayer books, kara, kangha and presents for weddings.",
      },
      { Tying: "turban" },
    ),
  },
  {
    id: "fashion-and-styling",
    name: "personal stylist",
    above: "beauty",
    synonyms: list(
      "personal stylist, stylist, personal shopper, wardrobe stylist, image consultant, colour analysis, fashion stylist, fashion designer, clothing label",
    ),
    topics: list(
      "fashion, style, wardrobe, swimwear, designer, streetwear, t-shirts, tshirts, apparel, activewear",
    ),
    services: offers(
      {
        "Wardrobe sorting": "We go through the wardrobe: keep, alter, let go.",
        "Shopping together": "We choose a few things that go with the rest.",
        Colours: "We hold colours to your face.",
        Occasions: "We find something for a wedding or an interview.",
        "For work": "We dress teams and people on camera.",
      },
      { Colours: "swatches" },
    ),
    steps: [
      {
        name: "Tell us what it is for",
        note: "A job, a wedding, or a wardrobe that no longer suits.",
      },
      { name: "Look through what you have", note: "What stays, what goes, and what is missing." },
      {
        name: "Put it together",
        note: "Outfits that work with your week, and a list for the shops.",
      },
    ],
    opening: [
      "A full wardrobe, and nothing to wear?",
      "What do you reach for, and what has never been worn?",
    ],
  },
];
