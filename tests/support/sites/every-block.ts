import {
  type Block,
  type Document,
  documentSchema,
  type Page,
} from "../../../src/blocks/document.ts";
import { type Facts, factsSchema } from "../../../src/blocks/facts/facts.ts";
import { contentVersion } from "../../../src/blocks/versions.ts";

const said = <Value>(value: Value) => ({ value, source: "brief", confirmed: true });

/** Facts with something in each. */
export const everyFact: Facts = factsSchema.parse({
  name: said("Wattle & Daughters Refrigeration of Woolloomooloo"),
  shortName: said("Wattle & Daughters"),
  trade: said("refrigeration mechanic"),
  phone: said("(02) 5550 1188"),
  email: said("hello@wattle.example"),
  address: said("5 Haldon Street, Lakemba"),
  area: said(["Punchbowl", "Lakemba", "Wiley Park", "Belmore", "Campsie", "Earlwood"]),
  areaNote: said("Further away by agreement."),
  hours: said([{ days: [1, 2, 3, 4, 5], opens: "05:30", closes: "16:00" }]),
  hoursNote: said("Closed on public holidays."),
  credentials: said(["ARC licence AU12345"]),
  services: said([
    { id: "callout", name: "Call-out", price: "$120", note: "The first half hour is in it." },
    { id: "coolrooms", name: "Coolrooms and freezers", price: "from $180" },
    { id: "seals", name: "Seals and hinges" },
  ]),
  steps: said([
    { id: "call", name: "You ring", note: "Tell us what it does, or no longer does." },
    { id: "look", name: "We look at it", note: "Usually on the same day." },
    { id: "quote", name: "You get a price" },
    { id: "mend", name: "We mend it" },
  ]),
  questions: said([
    { id: "weekend", question: "Do you come on weekends?", answer: "On Saturdays until noon." },
    { id: "old", question: "Is a fridge of 20 years worth mending?", answer: "Often. Ask us." },
    { id: "rent", question: "Do you rent out coolrooms?" },
  ]),
  links: said([
    { id: "book", name: "Book a service", url: "https://bookings.example/wattle" },
    {
      ...{ id: "reviews", name: "What people say of us", url: "https://reviews.example/wattle" },
      note: "Every review, the bad one too.",
    },
  ]),
  profiles: said(["https://www.instagram.com/wattle.example", "https://www.facebook.com/wattle"]),
  abn: said("51 824 753 556"),
});

const photo = (key: string, alt: string) => ({
  ...{ key, alt, widths: [480, 960], width: 960, height: 640 },
});

/** A page with every block once. */
export function everyBlock(look: Partial<Document> = {}): { document: Document; page: Page } {
  const document = documentSchema.parse({
    version: contentVersion,
    design: "verandah",
    colour: "#1f5b45",
    ...look,
    pages: [
      {
        id: "home",
        path: "",
        title: "Wattle & Daughters",
        description: "Coolrooms mended in Lakemba.",
        blocks: [
          {
            ...{ id: "top", type: "header", name: { fact: "name" } },
            actions: [{ label: "Call", to: "phone" }],
          },
          {
            ...{ id: "welcome", type: "hero", kicker: "Fridge mechanics in Lakemba" },
            headline: "Cold again by tonight",
            lead: "Coolrooms, freezers and display fridges, from Bankstown to Earlwood.",
            bigPhone: true,
            actions: [
              { label: "Call us", to: "phone" },
              { label: "Write to us", to: "enquiry" },
            ],
            points: ["Open Saturdays", "Family business"],
            scene: "toolbox",
          },
          {
            ...{ id: "closed", type: "notice", heading: "Closed over the new year" },
            text: "Ring us about anything that can’t wait.",
            until: "2027-01-04",
            actions: [{ label: "Call us", to: "phone" }],
          },
          {
            ...{ id: "prices", type: "services", menu: "Prices", heading: "What it costs" },
            intro: "Said before we begin.",
            note: "Prices include GST.",
          },
          {
            ...{ id: "way", type: "steps", menu: "How it goes", heading: "How it goes" },
            intro: "From the first call to a cold fridge.",
          },
          {
            ...{ id: "photos", type: "gallery", menu: "Photos", heading: "Photos" },
            photos: [photo("van", "The van"), photo("coolroom", "A coolroom")],
          },
          {
            ...{ id: "pairs", type: "before-after", heading: "Before and after" },
            pairs: [
              {
                before: photo("seal-before", "A torn seal"),
                after: photo("seal-after", "The new seal"),
                caption: "A seal in Belmore.",
              },
              {
                before: photo("coil-before", "A coil full of ice"),
                after: photo("coil-after", "The coil, clean"),
              },
            ],
          },
          {
            ...{ id: "us", type: "about", menu: "About", heading: "Three mechanics, one van" },
            body: "We mend what keeps food cold.\n\n- Coolrooms\n- Freezers",
            points: ["Parking at the back"],
            photo: photo("us", "The three of us"),
          },
          {
            ...{ id: "people", type: "team", heading: "Who comes" },
            members: [
              {
                ...{ name: "Mia Nguyen", role: "Refrigeration mechanic" },
                words: "Twenty years of coolrooms.",
                photo: photo("mia", "Mia"),
              },
              { name: "Zoe Nguyen", role: "Apprentice", photo: photo("zoe", "Zoe") },
              { name: "Ruby Nguyen" },
            ],
          },
          {
            ...{ id: "voices", type: "testimonials", heading: "In their words" },
            testimonials: [
              {
                words: "The freezer was cold before the ice cream knew.",
                author: "Sam Haddad",
                source: "Google review, May 2026",
                consent: "2026-05-14",
              },
              {
                words: "They say what it costs, and that is what it costs.",
                author: "Priya R.",
                source: "By letter",
                consent: "2026-06-02",
              },
            ],
          },
          {
            ...{ id: "words", type: "text", heading: "What a seal does" },
            body: "A torn seal lets warm air in, and the motor runs all night.\n\nA new one: an hour.",
          },
          { id: "asked", type: "questions", menu: "Questions", heading: "What people ask" },
          {
            ...{ id: "next", type: "call-to-action", heading: "Something warm that shouldn’t be?" },
            lead: "Tell us what it is and where it stands.",
            actions: [
              { label: "Call us", to: "phone" },
              { label: "Write to us", to: "enquiry" },
            ],
          },
          {
            ...{ id: "where", type: "area", heading: "Where we come" },
            intro: "Most days we are between these.",
            points: [
              { name: "Punchbowl", x: 8, y: 55 },
              { name: "Lakemba", x: 42, y: 42 },
              { name: "Wiley Park", x: 30, y: 52 },
              { name: "Belmore", x: 62, y: 40 },
              { name: "Campsie", x: 90, y: 44 },
              { name: "Earlwood", x: 93, y: 88 },
            ],
          },
          {
            ...{ id: "reach-us", type: "contact", menu: "Contact", heading: "Reach us" },
            intro: "We answer on the same day.",
            question: "What has gone warm?",
          },
          {
            ...{ id: "elsewhere", type: "links", heading: "Book and read" },
            intro: "On sites that are not ours.",
            files: [
              {
                name: "Price list",
                file: { key: "price-list", name: "Prices 2026.pdf", bytes: 245_000 },
              },
            ],
          },
          {
            ...{ id: "film", type: "video", heading: "How a seal is cut" },
            intro: "Two minutes in the van.",
            ...{ url: "https://www.youtube.com/watch?v=seal", photo: photo("film", "A seal") },
          },
          {
            ...{ id: "dishes", type: "menu", heading: "From the test kitchen" },
            intro: "What we cool, we cook.",
            parts: [
              {
                ...{ name: "Cold", note: "Until noon" },
                dishes: [
                  {
                    ...{ name: "Ice cream", price: "$6", note: "Wattleseed and honey" },
                    diet: "vegetarian",
                  },
                  { name: "Iced tea", price: "$4.50" },
                ],
              },
              { name: "Colder", dishes: [{ name: "Granita", note: "Of finger lime" }] },
            ],
            note: "On public holidays there is a surcharge of 15%.",
          },
          {
            ...{ id: "week", type: "timetable", heading: "Every week" },
            intro: "In the shed at Lakemba.",
            sessions: [
              {
                ...{ days: [1, 3], starts: "06:00", ends: "07:00" },
                ...{ name: "Sharpening", note: "For everybody" },
              },
              { days: [3], starts: "05:30", name: "Early coffee" },
              { days: [6], starts: "12:00", ends: "13:30", name: "Open shed" },
            ],
            note: "Not in the school holidays.",
          },
          { id: "end", type: "footer", name: { fact: "name" }, note: "On Bediagal land." },
        ],
      },
    ],
  });
  const [page] = document.pages;
  if (!page) throw new Error("a document has a page");
  return { document, page };
}

/** Every block and every list of the facts, where all that can be typed says this. */
export function everythingSaying(
  words: string,
  blocks: readonly Block[] = everyBlock().page.blocks,
): [blocks: Block[], facts: Facts] {
  const say = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => say(item, name));
    if (value && typeof value === "object" && !("fact" in value)) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, say(item, key)]));
    }
    const isTyped = typeof value === "string" && !choices.includes(name);
    return isTyped ? words.slice(0, lengths[name] ?? 60) : value;
  };
  const blockSchema = documentSchema.shape.pages.element.shape.blocks.element;
  const list = (name: "services" | "steps" | "questions" | "links") => ({
    [name]: { ...everyFact[name], value: say(everyFact[name]?.value, name) },
  });
  const facts = factsSchema.parse({
    ...everyFact,
    ...list("services"),
    ...list("steps"),
    ...list("questions"),
    ...list("links"),
    area: said([words.slice(0, 60), "Lakemba"]),
  });
  return [blocks.map((block) => blockSchema.parse(say(block, ""))), facts];
}

/** What is chosen rather than typed. */
const choices = [
  ...["id", "type", "to", "scene", "composition", "key", "until", "consent"],
  ...["url", "starts", "ends"],
];

/** Of fields that are shorter than the rest. */
const lengths: Record<string, number> = { menu: 20, label: 30 };
