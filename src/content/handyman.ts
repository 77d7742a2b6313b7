import { times } from "./offer.ts";

export type HandymanService = { id: string; label: string; price: number };

/**
 * What the demo estimator on the handyman page reckons with, in whole dollars. These are a fictional
 * handyman’s prices, not ours, which is why they live here and not in `offer.ts`.
 */
export const handymanServices: readonly HandymanService[] = [
  { id: "fix-door", label: "Fix Door", price: 85 },
  { id: "mount-tv", label: "Mount TV", price: 120 },
  { id: "paint-wall", label: "Paint Wall", price: 150 },
  { id: "replace-fence-panel", label: "Replace Fence Panel", price: 200 },
  { id: "install-light-fixture", label: "Install Light Fixture", price: 95 },
];

/** What the materials toggle adds, as a share of the services. */
export const materialsSurcharge = 0.4;

/** The copy of the handyman page. */
export const handyman = {
  title: "Websites for handymen",
  description:
    "A handyman website with a quote tool that works while you’re up a ladder, hosting included for the first year. Try the estimator, then ask for yours.",
  heading: "A website that quotes while you’re up the ladder",
  lead: "You can’t answer the phone with a drill in your hand, and the customer won’t ring twice. Give them a page that shows what you do, gives a rough price on the spot, and takes their details for you.",
  heroButtons: [
    { label: "Get my handyman site", href: "/start" },
    { label: "See pricing", href: "/pricing" },
  ],
  hosting: `${times.hostingIncludedMonths} months of hosting included`,
  problems: {
    title: "Sound familiar?",
    items: [
      {
        title: "Five missed calls by smoko",
        text: "Two were jobs. One was a robot. You’ll never know about the other two.",
      },
      {
        title: "“How much for a…?”",
        text: "The same question every night, typed with a thumb on the couch, for jobs that mostly go nowhere.",
      },
      {
        title: "Great work nobody sees",
        text: "The photos are on your phone, between the footy and the receipts.",
      },
    ],
  },
  estimator: {
    title: "Try the quote tool",
    lead: "This is the sort of tool we’d put on your site, with made-up prices. Tick a few jobs and see what your customer would see.",
    servicesLegend: "What needs doing?",
    materialsLabel: "Include materials",
    materialsHint: `Adds ${materialsSurcharge * 100}% to the estimate`,
    resultLabel: "Estimated total",
    resultNote: "A demonstration with sample prices. Yours would use your own.",
    emptyNote: "Tick at least one job to see an estimate.",
    withoutScript:
      "The estimator needs JavaScript. The sample prices above are what it adds up, plus the share for materials.",
    toast: "Quote generated! Want this tool on your website?",
    button: "Put this on my website",
  },
  features: {
    title: "What’s on a handyman site",
    items: [
      {
        title: "Your jobs, in plain words",
        text: "Doors, decks, flat packs, fences, taps you’re allowed to touch. And what you leave to a licensed trade.",
      },
      {
        title: "A quote tool with your prices",
        text: "Rough numbers straight away, details to your inbox. Fewer tyre-kickers, more jobs.",
      },
      {
        title: "An assistant for the rest",
        text: "“Do you come to Eaton?” “Are you insured?” “Any chance before Friday?” Answered from what you’ve told us.",
      },
      {
        title: "Before and after",
        text: "Send photos from your phone. We crop them, lighten them and put them next to the right job.",
      },
      {
        title: "Suburbs and call-out fee",
        text: "Said once, in the open, so that nobody is surprised at the door.",
      },
      {
        title: `Hosting for ${times.hostingIncludedMonths} months`,
        text: "Included with a handyman build. We look after it; you look after the gutters.",
      },
    ],
  },
  steps: {
    title: "How it goes",
    items: [
      { title: "You list your jobs", text: "Prices too, if you’d like the quote tool." },
      { title: "We build it", text: `Ready in ${times.delivery} once we start.` },
      {
        title: "You send the link",
        text: "On the ute, on the invoice, in reply to “how much for a…?”.",
      },
    ],
  },
  call: {
    title: "Your next customer is searching tonight",
    text: "We’re at capacity at the moment, so the button below puts you in the queue. There’s nothing to pay.",
    buttons: [
      { label: "Join the queue", href: "/start" },
      { label: "See pricing", href: "/pricing" },
    ],
  },
} as const;
