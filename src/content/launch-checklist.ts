import { dollars, prices, promises, times } from "./offer.ts";

/** One thing to check before launch. Ids are kept in the operator’s browser: never reuse one. */
type ChecklistItem = { id: string; label: string; description: string };

export type ChecklistGroup = { id: string; title: string; items: readonly ChecklistItem[] };

/** The launch checklist: nine groups (spec sections 3 and 9). */
export const launchChecklist: readonly ChecklistGroup[] = [
  {
    id: "pricing-payment",
    title: "Pricing and payment",
    items: [
      {
        id: "price-once-off",
        label: "Once-off plan is right",
        description: `${dollars(prices.build)} build and ${dollars(prices.hostingMonthly)} per month on the home page, city pages, quick quote and terms.`,
      },
      {
        id: "price-monthly",
        label: "Monthly plan is right",
        description: `${dollars(prices.monthlyPlan)} per month with build and hosting included, everywhere it appears.`,
      },
      {
        id: "payment-provider",
        label: "Payment provider works",
        description: "A test payment for each plan ends on the payment confirmation page.",
      },
      {
        id: "payment-confirmation",
        label: "Payment confirmation is right",
        description: "Plan, amount and payment number show when given, and no card when not.",
      },
      {
        id: "money-back",
        label: "Guarantee is stated",
        description: `The ${promises.moneyBack} is on the home page, the confirmation and the terms.`,
      },
    ],
  },
  {
    id: "ctas",
    title: "Buttons and calls to action",
    items: [
      {
        id: "cta-hero",
        label: "Hero button leads to the form",
        description: "“Build My Website Idea” on the home page opens /start.",
      },
      {
        id: "cta-plans",
        label: "Plan buttons lead to the waitlist",
        description: "“Join Waitlist” on both plan cards opens /waitlist.",
      },
      {
        id: "cta-cities",
        label: "City buttons lead to the form",
        description: "“Start My Website” and “Build My Site” open /start on every city page.",
      },
      {
        id: "cta-tools",
        label: "Tools hand over the idea",
        description: "Both generators and the ideas widget arrive with what they suggested.",
      },
      {
        id: "cta-contact",
        label: "Support links work",
        description: "Footer, contact widget and emails all write to the support address.",
      },
    ],
  },
  {
    id: "analytics",
    title: "Analytics",
    items: [
      {
        id: "analytics-choice",
        label: "Analytics service decided",
        description:
          "Which service, if any, and without cookies. If one is added, the privacy notice changes first.",
      },
      {
        id: "analytics-utm",
        label: "Campaign tags are kept",
        description: "A sign-up from a tagged link shows its source in the admin.",
      },
      {
        id: "analytics-search-console",
        label: "Search engines are told",
        description: "The site is verified and its sitemap submitted.",
      },
      {
        id: "analytics-logs",
        label: "Logs hold no personal data",
        description: "A test sign-up leaves no name, address or number in the logs.",
      },
    ],
  },
  {
    id: "homepage-messaging",
    title: "Home page messaging",
    items: [
      {
        id: "message-headline",
        label: "Headline says what we do",
        description: "A stranger can say what is sold and to whom after five seconds.",
      },
      {
        id: "message-delivery",
        label: "Delivery time is consistent",
        description: `Builds in ${times.delivery}, previews within ${times.preview}, each on the screens that say so.`,
      },
      {
        id: "message-capacity",
        label: "Capacity is honest",
        description: "The waitlist banner and wait times match how full we are this week.",
      },
      {
        id: "message-faq",
        label: "The six questions are answered",
        description: "Home page answers match the terms.",
      },
      {
        id: "message-trust",
        label: "Trust strip is true",
        description: `${promises.noLockIn}, uptime aim and reply times are what we can keep.`,
      },
    ],
  },
  {
    id: "cancel-export",
    title: "Cancel and export",
    items: [
      {
        id: "cancel-grace",
        label: "Grace period is stated",
        description: `${times.graceDays} days kept after cancellation, then deleted, on pricing and in the terms.`,
      },
      {
        id: "cancel-export-files",
        label: "Site files export is priced",
        description: `${dollars(prices.exportFiles)}, and a test export opens on another host.`,
      },
      {
        id: "cancel-export-full",
        label: "Full export is priced",
        description: `${dollars(prices.exportFull)}, and the repository builds from a clean copy.`,
      },
      {
        id: "cancel-custom",
        label: "Custom work is priced",
        description: `From ${dollars(prices.customFrom)}+ where upgrades are mentioned.`,
      },
      {
        id: "cancel-deletion",
        label: "Deletion really deletes",
        description: "A cancelled test site is gone after its grace period, files included.",
      },
    ],
  },
  {
    id: "demo",
    title: "Demo",
    items: [
      {
        id: "demo-labelled",
        label: "Demo is labelled",
        description: "The groomer, figures and quotes are marked as fictional.",
      },
      {
        id: "demo-links",
        label: "Demo links work",
        description: "Home, About, Contact, Book Now and the call button go where they say.",
      },
      {
        id: "demo-form",
        label: "Demo form is harmless",
        description: "It sends nothing and says so.",
      },
      {
        id: "demo-looks",
        label: "Demo sells",
        description: "Someone outside the team would want one like it.",
      },
    ],
  },
  {
    id: "mobile",
    title: "Mobile",
    items: [
      {
        id: "mobile-widths",
        label: "Every page at 360 pixels",
        description: "No sideways scrolling, nothing cut off, text readable without zooming.",
      },
      {
        id: "mobile-menu",
        label: "Menu opens and closes",
        description: "By touch and keyboard, and it closes when a link is followed.",
      },
      {
        id: "mobile-forms",
        label: "Forms suit a thumb",
        description: "The right keyboard for email and phone, and autofill works.",
      },
      {
        id: "mobile-widgets",
        label: "Floating widgets keep clear",
        description: "Contact and chat cover no button and minimise properly.",
      },
      {
        id: "mobile-speed",
        label: "Fast on a weak signal",
        description: "The home page is readable within two seconds on a throttled phone.",
      },
    ],
  },
  {
    id: "technical",
    title: "Technical",
    items: [
      {
        id: "technical-domain",
        label: "Domain and certificate",
        description: "The public address answers over HTTPS, with and without www.",
      },
      {
        id: "technical-mail",
        label: "Email arrives",
        description: "A confirmation reaches two big email providers outside their spam folders.",
      },
      {
        id: "technical-admin",
        label: "Admin pages secured appropriately",
        description: "Signed out, every admin page and action refuses.",
      },
      {
        id: "technical-backup",
        label: "Backup restored once",
        description: "A backup was made, restored elsewhere and looked at.",
      },
      {
        id: "technical-errors",
        label: "Errors are kind",
        description: "The 404 page, a failing form and a sleeping database each say what to do.",
      },
      {
        id: "technical-seo",
        label: "Search data is right",
        description: "Titles, canonical addresses, sitemap and structured data on every page.",
      },
    ],
  },
  {
    id: "content-legal",
    title: "Content and legal",
    items: [
      {
        id: "legal-terms",
        label: "Terms reviewed",
        description: "Read by someone qualified, and dated.",
      },
      {
        id: "legal-privacy",
        label: "Privacy notice matches",
        description: "It lists what we store and where it goes, and nothing we don’t do.",
      },
      {
        id: "legal-contact",
        label: "Support address is read",
        description: `Someone checks it often enough to reply within ${times.supportReply}.`,
      },
      {
        id: "content-cities",
        label: "City facts checked",
        description: "Populations, sources and seasons are still right.",
      },
      {
        id: "content-proofread",
        label: "Proofread aloud",
        description: "Every public page read out once by a second person.",
      },
    ],
  },
];
