import type { Facts } from "../../blocks/facts/facts.ts";
import { cities } from "../../content/cities.ts";
import { homeFaqs } from "../../content/faqs.ts";
import { dollars, facts, plans, prices, promises, times, waysOut } from "../../content/offer.ts";
import { askedSite } from "../../core/assistant/asked-site.ts";
import type { KnownThing } from "../../core/assistant/known-thing.ts";

// What our own chat can be asked: the offer, as a customer’s site is asked by its visitors.

const onHomePage = { prices: "/#pricing", questions: "/#faq" } as const;

type Said = {
  id: string;
  /** As it is asked. */
  question: string;
  /** In which other words. */
  askedBy: string;
  answer: string;
  price?: string;
  where: string;
  /** What is there. */
  label: string;
};

/** The offer as it is asked. @param us who is asked */
export function ourOffer(us: { name: string; supportEmail: string }) {
  const ours = <Value>(value: Value) => ({ value, source: "operator" as const, confirmed: true });
  const known: Facts = {
    name: ours(us.name),
    trade: ours("website"),
    area: ours(["Australia", ...cities.map((city) => city.name)]),
  };
  return askedSite({ things: saidOfUs(us.supportEmail).map(asThing), facts: known });
}

function asThing({ id, question, answer, ...thing }: Said): KnownThing {
  return { of: "questions", item: id, name: question, text: answer, ...thing };
}

function saidOfUs(supportEmail: string): Said[] {
  const inPrices = { where: onHomePage.prices, label: "Prices" };
  return [
    ...homeFaqs.map(({ question, answer, askedBy = "" }, at) => ({
      ...{ id: `faq-${at}`, question, answer, askedBy },
      ...{ where: onHomePage.questions, label: question },
    })),
    {
      ...{ id: "prices", question: "What does a website cost?", ...inPrices },
      askedBy: "price, plan, hosting, month, monthly",
      answer: [
        ...plans.map(({ name, price, priceUnit, priceExtra }) => {
          return `${name}: ${dollars(price)} ${priceUnit}, ${priceExtra}.`;
        }),
        `${promises.noCardForPreview}.`,
      ].join("\n"),
    },
    {
      ...{ id: "included", question: "What is included, and what do I get?", ...inPrices },
      askedBy: "included, inclusions",
      answer: [
        "Both plans include:",
        ...plans
          .map(({ includes }) => includes)
          .reduce(shared)
          .map((item) => `• ${item}`),
        ...[promises.monthlyTweak, promises.moneyBack].map((item) => `• ${item}`),
        ...plans.map(({ name, priceExtra }) => `${name}: ${priceExtra}.`),
      ].join("\n"),
    },
    {
      ...{ id: "export", question: "Can I take my website and its files with me?", ...inPrices },
      ...{ askedBy: "export, contract, download, leave", price: dollars(prices.exportFiles) },
      answer: [
        `${promises.noLockIn}: you can cancel at any time, and take your site with you.`,
        ...waysOut.map(({ name, price, detail }) => `${name}, ${price}: ${detail}`),
      ].join("\n"),
    },
    {
      ...{ id: "time", question: "How long does a build take, and when is it live?", ...inPrices },
      askedBy: "duration, turnaround, preview",
      answer: `Your site is built and hosted in ${times.delivery}, counted from when we start your build. A preview is ready within ${times.preview} of your brief. We’re at capacity at the moment, so builds start from the waitlist.`,
    },
    {
      ...{ id: "support", question: "Can I speak to a real person, and how soon do you reply?" },
      ...{ where: "/contact", label: "Contact" },
      askedBy: "phone, contact, email, support, answer, launch, duration, respond",
      answer: `Write to ${supportEmail} and a person replies within ${times.supportReply}. ${promises.monthlyTweak} is included; anything larger is custom development, from ${dollars(prices.customFrom)}+.`,
    },
    {
      ...{ id: "area", question: "Do you work everywhere in Australia?", ...inPrices },
      askedBy: "area, city, state, rural, regional, remote",
      answer:
        "We build and host websites for businesses in Australia, at the same price everywhere.",
    },
    {
      ...{ id: "domain", question: "Can I keep my own domain name?", answer: facts.domain },
      ...{ askedBy: "domain, have a domain name already", where: "/terms", label: "Terms" },
    },
    {
      ...{ id: "gst", question: "Is GST included in your prices?", answer: facts.gst },
      ...{ askedBy: "gst, incl, excl", where: "/terms", label: "Terms" },
    },
    {
      ...{ id: "apps", question: "Do you build apps?", answer: facts.apps, ...inPrices },
      askedBy: "app, mobile app, phone app",
    },
    {
      ...{ id: "shops", question: "Do you build online shops, to sell things?", ...inPrices },
      ...{ askedBy: "shop, store, sell online, online store, ecommerce", answer: facts.shops },
      price: dollars(prices.storeAddOn),
    },
    {
      ...{ id: "languages", question: "Which languages can a website be in?", ...inPrices },
      askedBy:
        "language, translation, bilingual, english, chinese, vietnamese, arabic, greek, italian",
      answer: facts.languages,
    },
  ];
}

function shared(some: readonly string[], others: readonly string[]): readonly string[] {
  return some.filter((item) => others.includes(item));
}
