import { type Document, documentSchema } from "../../../src/blocks/document.ts";
import { type Facts, factsSchema } from "../../../src/blocks/facts/facts.ts";
import { contentVersion } from "../../../src/blocks/versions.ts";
import { type AskedSite, askedSite } from "../../../src/core/assistant/asked-site.ts";
import { knownThings } from "../../../src/core/assistant/known-things.ts";

const said = <Value>(value: Value) => ({ value, source: "customer", confirmed: true });
const weekdays = [1, 2, 3, 4, 5];

/** Invented businesses whose visitors ask what is in the file of the same name beside this. */
export const businesses = {
  plumber: business({
    name: said("Darebin Plumbing & Gas"),
    trade: said("plumber"),
    phone: said("(03) 5550 4471"),
    email: said("jobs@darebinplumbing.example"),
    area: said([
      "Preston",
      "Reservoir",
      "Thornbury",
      "Northcote",
      "Coburg",
      "Bundoora",
      "Kingsbury",
    ]),
    areaNote: said("Further out for hot water and gas, by arrangement."),
    hours: said([{ days: weekdays, opens: "07:00", closes: "16:30" }]),
    hoursNote: said("Emergencies at any hour, on the same number."),
    credentials: said([
      "Victorian Building Authority licence 104477",
      "Type A gas appliance servicing",
    ]),
    services: said([
      {
        id: "drains",
        name: "Blocked drains",
        price: "from $180",
        note: "Jetted clear, with a camera down the pipe afterwards.",
      },
      {
        id: "taps",
        name: "Leaking taps and toilets",
        price: "$140",
        note: "Washers, cisterns and mixers.",
      },
      {
        id: "hotwater",
        name: "Hot water systems",
        note: "Gas, electric and heat pump, repaired or replaced.",
      },
      { id: "gas", name: "Gas fitting", note: "Cooktops, heaters and barbecue points." },
      { id: "roof", name: "Gutters and downpipes" },
      {
        id: "bathrooms",
        name: "Bathroom renovations",
        note: "Plumbing only; we work beside your tiler.",
      },
      { id: "callout", name: "Call-out", price: "$99", note: "The first half hour is in it." },
    ]),
    questions: said([
      {
        id: "quote",
        question: "Do you give free quotes?",
        answer: "Yes, for anything over two hours we look first and quote in writing.",
      },
      { id: "pay", question: "How can I pay?", answer: "Card, bank transfer or cash on the day." },
      {
        id: "warranty",
        question: "Do you guarantee your work?",
        answer: "Our labour is guaranteed for six years.",
      },
      {
        id: "mess",
        question: "Do you clean up after the job?",
        answer: "Yes. We leave the floor as we found it.",
      },
      {
        id: "home",
        question: "Do I have to be at home?",
        answer: "No, a key in a lockbox is fine if we have met once.",
      },
    ]),
    steps: said([
      { id: "ring", name: "You ring or write", note: "Tell us what leaks and where the tap is." },
      { id: "time", name: "We give you a two-hour window" },
      { id: "fix", name: "We fix it", note: "You know the price before we begin." },
    ]),
    abn: said("51 824 753 556"),
  }),
  groomer: business({
    name: said("Salty Paws Mobile Grooming"),
    trade: said("mobile dog groomer"),
    phone: said("0491 570 157"),
    email: said("woof@saltypaws.example"),
    area: said([
      "Torquay",
      "Jan Juc",
      "Anglesea",
      "Ocean Grove",
      "Barwon Heads",
      "Geelong",
      "Armstrong Creek",
    ]),
    hours: said([
      { days: [2, 3, 4, 5], opens: "08:30", closes: "17:00" },
      { days: [6], opens: "09:00", closes: "13:00" },
    ]),
    hoursNote: said("Closed on public holidays and the week after Christmas."),
    services: said([
      {
        id: "small",
        name: "Full groom, small dog",
        price: "$85",
        note: "Bath, clip, nails and ears.",
      },
      { id: "medium", name: "Full groom, medium dog", price: "$105" },
      { id: "large", name: "Full groom, large dog", price: "from $130" },
      { id: "wash", name: "Wash and blow-dry", price: "$55" },
      { id: "nails", name: "Nail trim", price: "$20" },
      {
        id: "puppy",
        name: "Puppy's first groom",
        price: "$60",
        note: "Short and gentle, up to six months.",
      },
      { id: "flea", name: "Flea bath", price: "$15 extra" },
      { id: "hand", name: "Hand stripping", note: "For terriers and schnauzers." },
    ]),
    questions: said([
      {
        id: "nervous",
        question: "My dog is nervous. Can you help?",
        answer: "Yes. One dog at a time, and we stop when they have had enough.",
      },
      {
        id: "vaccinated",
        question: "Does my dog need to be vaccinated?",
        answer: "Yes, please have the C5 up to date.",
      },
      {
        id: "power",
        question: "Do you need power and water?",
        answer: "No. The van carries its own warm water and power.",
      },
      {
        id: "howlong",
        question: "How long does a groom take?",
        answer: "About an hour and a half for a small dog, two and a half for a large one.",
      },
      { id: "cats", question: "Do you groom cats?", answer: "No, dogs only." },
      {
        id: "cancel",
        question: "What if I need to cancel?",
        answer: "Let us know by six the evening before and there's nothing to pay.",
      },
      {
        id: "often",
        question: "How often should a dog be groomed?",
        answer: "Curly coats every six weeks, short coats three or four times a year.",
      },
      { id: "pay", question: "How do I pay?", answer: "By card at the van." },
    ]),
    links: said([{ id: "book", name: "Book a groom", url: "https://book.saltypaws.example" }]),
    profiles: said(["https://www.instagram.com/saltypaws.example"]),
  }),
  bakery: business({
    name: said("Crumb & Kettle"),
    trade: said("bakery and cafe"),
    phone: said("(03) 5550 2290"),
    email: said("orders@crumbandkettle.example"),
    address: said("14 Salamanca Lane, Hobart TAS 7000"),
    hours: said([
      { days: [3, 4, 5], opens: "07:00", closes: "15:00" },
      { days: [6, 7], opens: "08:00", closes: "14:00" },
    ]),
    hoursNote: said("Open on Easter Saturday; closed Christmas Day to New Year."),
    services: said([
      { id: "sourdough", name: "Country sourdough", price: "$9", note: "Two days in the making." },
      { id: "rye", name: "Rye loaf", price: "$10" },
      { id: "croissant", name: "Croissants", price: "$6.50" },
      {
        id: "coffee",
        name: "Coffee",
        price: "from $4.80",
        note: "Beans roasted in Moonah; oat and soy milk.",
      },
      {
        id: "cakes",
        name: "Celebration cakes",
        price: "from $95",
        note: "Three days' notice, please.",
      },
      {
        id: "catering",
        name: "Office catering",
        note: "Platters of rolls and pastries for ten or more.",
      },
      { id: "pies", name: "Scallop pies", price: "$12" },
      {
        id: "classes",
        name: "Sourdough classes",
        price: "$140",
        note: "First Sunday of the month, six people.",
      },
    ]),
    questions: said([
      {
        id: "gluten",
        question: "Do you have anything gluten free?",
        answer:
          "Flourless almond cake every day. Our kitchen uses wheat, so it isn't for coeliacs.",
      },
      {
        id: "vegan",
        question: "What is vegan?",
        answer: "All our breads but the brioche, and the lentil roll.",
      },
      { id: "dogs", question: "Are dogs welcome?", answer: "At the tables outside, yes." },
      {
        id: "seats",
        question: "Do you take bookings for tables?",
        answer: "No, just come. There are 22 seats inside.",
      },
      {
        id: "wheelchair",
        question: "Is it wheelchair accessible?",
        answer: "Yes, there's a ramp from Montpelier Retreat, and the toilet is step-free.",
      },
      {
        id: "parking",
        question: "Where can I park?",
        answer: "In the Salamanca car park, two minutes away.",
      },
      {
        id: "deliver",
        question: "Do you deliver?",
        answer: "Catering only, within the Hobart city area.",
      },
      { id: "pram", question: "Is there room for a pram?", answer: "Yes, by the window." },
      {
        id: "vouchers",
        question: "Do you sell gift vouchers?",
        answer: "Yes, at the counter, for any amount.",
      },
    ]),
    links: said([
      { id: "order", name: "Order a cake", url: "https://order.crumbandkettle.example" },
    ]),
  }),
  physio: business({
    name: said("Merewether Physiotherapy"),
    trade: said("physiotherapist"),
    phone: said("(02) 5550 8834"),
    email: said("reception@merewetherphysio.example"),
    address: said("Suite 2, 88 Llewellyn Street, Merewether NSW 2291"),
    hours: said([
      { days: [1, 2, 3, 4], opens: "07:30", closes: "18:30" },
      { days: [5], opens: "07:30", closes: "15:00" },
      { days: [6], opens: "08:00", closes: "11:30" },
    ]),
    credentials: said(["Registered with AHPRA", "Australian Physiotherapy Association members"]),
    services: said([
      { id: "initial", name: "First appointment", price: "$125", note: "45 minutes." },
      { id: "followup", name: "Standard appointment", price: "$98", note: "30 minutes." },
      { id: "sports", name: "Sports injuries" },
      { id: "backneck", name: "Back and neck pain" },
      { id: "postop", name: "Rehabilitation after surgery", note: "Knees, hips and shoulders." },
      {
        id: "pilates",
        name: "Clinical Pilates",
        price: "$42 a class",
        note: "Small groups of four.",
      },
      { id: "needling", name: "Dry needling" },
      {
        id: "home",
        name: "Home visits",
        price: "$160",
        note: "Merewether, The Junction and Bar Beach.",
      },
      { id: "womens", name: "Pelvic health" },
    ]),
    questions: said([
      {
        id: "referral",
        question: "Do I need a referral from a doctor?",
        answer: "No, unless you come under Medicare, DVA or workers compensation.",
      },
      {
        id: "wear",
        question: "What should I wear?",
        answer: "Something you can move in; shorts for knees and hips.",
      },
      {
        id: "rebate",
        question: "Can I claim on my health fund?",
        answer: "Yes, on the spot with your card by HICAPS.",
      },
      {
        id: "late",
        question: "What if I cancel?",
        answer: "Within 12 hours there is a fee of $50.",
      },
      {
        id: "parking",
        question: "Is there parking?",
        answer: "Four spaces behind the clinic, from Little Street.",
      },
      {
        id: "ndis",
        question: "Do you see NDIS participants?",
        answer: "Yes, self-managed and plan-managed.",
      },
      {
        id: "kids",
        question: "Do you treat children?",
        answer: "From eight years, with a parent in the room.",
      },
      {
        id: "bring",
        question: "What should I bring?",
        answer: "Any scans, your Medicare card and a list of your medicines.",
      },
    ]),
    links: said([
      { id: "book", name: "Book an appointment", url: "https://book.merewetherphysio.example" },
    ]),
  }),
  mechanic: business({
    name: said("Range City Auto Repairs"),
    trade: said("car mechanic"),
    phone: said("(07) 5550 6612"),
    email: said("workshop@rangecityauto.example"),
    address: said("31 Anzac Avenue, Toowoomba QLD 4350"),
    hours: said([{ days: weekdays, opens: "07:30", closes: "17:00" }]),
    hoursNote: said("Saturday mornings by appointment. Closed on public holidays."),
    services: said([
      {
        id: "logbook",
        name: "Logbook service",
        price: "from $289",
        note: "Keeps your new-car warranty.",
      },
      { id: "basic", name: "Oil and filter change", price: "$169" },
      { id: "brakes", name: "Brakes", price: "from $320 an axle", note: "Pads and rotors." },
      {
        id: "rwc",
        name: "Safety certificates",
        price: "$98",
        note: "For selling or moving registration.",
      },
      { id: "aircon", name: "Air conditioning regas", price: "$195" },
      { id: "tyres", name: "Tyres and wheel alignment", price: "alignment $89" },
      { id: "battery", name: "Batteries", note: "Tested free, fitted while you wait." },
      { id: "clutch", name: "Clutches and gearboxes" },
      { id: "timing", name: "Timing belts" },
      { id: "fourwd", name: "4WD suspension and towbars" },
      {
        id: "inspection",
        name: "Pre-purchase inspection",
        price: "$180",
        note: "With a written report.",
      },
    ]),
    questions: said([
      {
        id: "loan",
        question: "Do you have a loan car?",
        answer: "Yes, two, free with a service. Please ask when you book.",
      },
      {
        id: "makes",
        question: "Which makes do you work on?",
        answer: "All Japanese, Korean and Australian makes. No European cars.",
      },
      {
        id: "ev",
        question: "Do you service electric cars?",
        answer: "Hybrids yes, fully electric no.",
      },
      {
        id: "wait",
        question: "Can I wait?",
        answer: "Yes, there's a lounge with coffee and wifi.",
      },
      {
        id: "dropoff",
        question: "Can I drop off early?",
        answer: "There's a key box by the roller door, any time.",
      },
      {
        id: "pay",
        question: "Do you have payment plans?",
        answer: "Zip and Afterpay, up to $1,500.",
      },
      {
        id: "warranty",
        question: "Is there a warranty on repairs?",
        answer: "12 months or 20,000 km, parts and labour.",
      },
      {
        id: "tow",
        question: "Can you tow my car?",
        answer: "We call a towing company for you; you pay them.",
      },
      {
        id: "fleet",
        question: "Do you look after fleets?",
        answer: "Yes, from three vehicles, on a monthly account.",
      },
    ]),
  }),
  bookkeeper: business({
    name: said("Tidy Ledger Bookkeeping"),
    trade: said("bookkeeper"),
    phone: said("(08) 5550 7719"),
    email: said("hello@tidyledger.example"),
    area: said(["Adelaide", "Norwood", "Unley", "Glenelg", "Mount Barker", "Prospect"]),
    areaNote: said("Anywhere in Australia online."),
    hours: said([{ days: [1, 2, 3, 4], opens: "09:00", closes: "17:30" }]),
    credentials: said(["Registered BAS agent 2664 8812", "Xero certified adviser"]),
    services: said([
      { id: "bas", name: "BAS lodgement", price: "from $220 a quarter" },
      { id: "weekly", name: "Weekly bookkeeping", price: "$75 an hour" },
      {
        id: "payroll",
        name: "Payroll and super",
        price: "from $12 an employee",
        note: "Single Touch Payroll included.",
      },
      {
        id: "xero",
        name: "Xero set-up",
        price: "$450",
        note: "With bank feeds and an hour's training.",
      },
      { id: "cleanup", name: "Catch-up bookkeeping", note: "Shoeboxes welcome." },
      { id: "invoices", name: "Invoices and debt follow-up" },
      { id: "training", name: "Training in Xero and MYOB", price: "$110 an hour" },
    ]),
    questions: said([
      {
        id: "taxreturn",
        question: "Do you do tax returns?",
        answer: "No, that's for a tax agent. We prepare the books and work with yours.",
      },
      { id: "contract", question: "Is there a lock-in contract?", answer: "No, month by month." },
      {
        id: "software",
        question: "Which software do you use?",
        answer: "Xero, MYOB and QuickBooks Online.",
      },
      {
        id: "onsite",
        question: "Do you come to our office?",
        answer: "Yes, in the places we list, one day a week or a month.",
      },
      {
        id: "receipts",
        question: "How do I send receipts?",
        answer: "Photograph them with Dext, or email them.",
      },
      {
        id: "behind",
        question: "I am years behind. Can you help?",
        answer: "Yes. We have caught up seven years before.",
      },
      {
        id: "first",
        question: "What does the first meeting cost?",
        answer: "Nothing. It takes half an hour, by phone or at your place.",
      },
      {
        id: "soletrader",
        question: "Do you work with sole traders?",
        answer: "Yes, and companies of up to 20 people.",
      },
      {
        id: "secure",
        question: "Is my data secure?",
        answer: "It stays in your own Xero file, with two-factor sign-in.",
      },
    ]),
    steps: said([
      { id: "talk", name: "A first talk", note: "Half an hour, free." },
      { id: "look", name: "We look at your file", note: "And tell you what it needs." },
      { id: "fee", name: "A fixed fee" },
      { id: "start", name: "We begin", note: "Usually within a week." },
    ]),
  }),
  studio: business(
    {
      name: said("Kiln & Kettle"),
      trade: said("pottery studio"),
      phone: said("(03) 5550 2286"),
      email: said("hello@kilnandkettle.example"),
      address: said("14 Mostyn Street, Castlemaine VIC 3450"),
      hours: said([
        { days: [3, 4, 5, 6], opens: "08:00", closes: "16:00" },
        { days: [7], opens: "09:00", closes: "15:00" },
      ]),
      services: said([
        {
          id: "course",
          name: "Wheel throwing course",
          price: "$320",
          note: "Six weeks, for beginners too.",
        },
        { id: "kids", name: "Kids’ clay hour", price: "$28", note: "From five to twelve years." },
        {
          id: "firing",
          name: "Firing",
          price: "$12 a kilo",
          note: "Bisque and glaze, for anybody’s pots.",
        },
        { id: "membership", name: "Studio membership", price: "$165 a month" },
      ]),
      questions: said([
        { id: "voucher", question: "Do you have gift vouchers?", answer: "Yes, at the counter." },
        {
          id: "groups",
          question: "Do you take private groups?",
          answer: "Yes, hens parties and birthdays from six to twelve people.",
        },
        { id: "parking", question: "Is there parking?", answer: "On the street, free all day." },
      ]),
    },
    [
      {
        ...{ id: "eat", type: "menu", heading: "Eat and drink" },
        parts: [
          {
            ...{ name: "Breakfast", note: "Until 11.30 am" },
            dishes: [
              {
                ...{ name: "Mushrooms on toast", price: "$18" },
                ...{ note: "Field mushrooms, thyme and a bean spread.", diet: "vegan" },
              },
              { name: "Eggs any way", price: "$14", note: "On sourdough." },
              { name: "Buckwheat porridge", price: "$13", diet: "gluten-free, vegan" },
            ],
          },
          {
            name: "Drinks",
            dishes: [
              { name: "Flat white", price: "$5" },
              { name: "Oat milk", price: "$0.80 extra" },
            ],
          },
        ],
        note: "A surcharge of 10% applies on Sundays.",
      },
      {
        ...{ id: "week", type: "timetable", heading: "Classes" },
        sessions: [
          { name: "Wheel throwing", days: [3, 4], starts: "18:00", ends: "20:00" },
          { name: "Kids’ clay hour", days: [6], starts: "10:00", ends: "11:00" },
          { name: "Open studio", days: [7], starts: "13:00", note: "For members" },
        ],
      },
      {
        ...{ id: "know", type: "text", heading: "Your first pot" },
        body: `You need no experience. Clay, tools and aprons are supplied. Wear clothes that can get muddy.

Pots are ready to pick up three weeks after the class, once they have been fired twice.

- Dogs are welcome in the courtyard.
- Our own mugs and bowls are for sale at the counter.`,
      },
      {
        ...{ id: "people", type: "team", heading: "Who we are" },
        members: [{ name: "Imogen Farrelly", role: "Potter", words: "Runs the classes." }],
      },
    ],
  ),
} as const;

export type Business = { document: Document; facts: Facts };

/** A business as its visitors ask it. */
export function siteOf(content: Business): AskedSite {
  return askedSite({ things: knownThings(content), facts: content.facts });
}

function business(facts: object, blocks: readonly object[] = []): Business {
  const document = documentSchema.parse({
    ...{ version: contentVersion, design: "verandah", colour: "#1f5b45" },
    pages: [
      {
        id: "home",
        path: "",
        blocks: [
          { id: "top", type: "header", name: { fact: "name" }, actions: [] },
          {
            ...{ id: "welcome", type: "hero", headline: "Welcome", scene: "toolbox" },
            ...{ actions: [], points: [] },
          },
          {
            id: "about",
            type: "about",
            heading: "About us",
            body: "A small local business.",
            points: [],
          },
          { id: "how", type: "steps", heading: "How it works" },
          ...blocks,
          { id: "links", type: "links", heading: "Elsewhere" },
          { id: "end", type: "footer", name: { fact: "name" } },
        ],
      },
      {
        ...{ id: "list", path: "prices", menu: "Prices" },
        blocks: [
          { id: "prices", type: "services", heading: "What we do" },
          { id: "questions", type: "questions", heading: "Questions" },
        ],
      },
      {
        ...{ id: "find", path: "contact", menu: "Contact" },
        blocks: [
          { id: "area", type: "area", heading: "Where we work" },
          { id: "contact", type: "contact", heading: "Contact", question: "What’s it about?" },
        ],
      },
    ],
  });
  return { document, facts: factsSchema.parse(facts) };
}
