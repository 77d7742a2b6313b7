import { expect, test } from "vitest";
import { dollars, prices, times } from "../../content/offer.ts";
import { answerTo, type Topic, topicsOf } from "./answers.ts";

const asked: readonly [question: string, topics: Topic[]][] = [
  ["How much is a website?", ["price"]],
  ["whats the price", ["price"]],
  ["What does it cost per month?", ["price"]],
  ["how much do you charge for a site", ["price"]],
  ["Is there a monthly fee after that?", ["price"]],
  ["How long does it take to build a website?", ["time"]],
  ["when will my site be live", ["time"]],
  ["How soon can I see a preview?", ["time"]],
  ["what’s your turnaround", ["time"]],
  ["How much is it and how long does it take?", ["price", "time"]],
  ["Can I take my website with me?", ["export"]],
  ["what happens if i cancel", ["export"]],
  ["Am I locked in?", ["export"]],
  ["How much does it cost to export the site?", ["price", "export"]],
  ["Can I speak to a real person?", ["support"]],
  ["do you offer support after launch", ["support"]],
  ["Can I change the photos on my site later?", ["support"]],
  ["How quickly do you reply?", ["support"]],
  ["Do you work in Dubbo?", ["area"]],
  ["can you build a site for a business in Mount Isa", ["area"]],
  ["Which areas do you cover?", ["area"]],
  ["What’s included?", ["included"]],
  ["what do I get for $49", ["included"]],
  ["Is hosting included in the price?", ["price", "included"]],
  ["Can I keep my own domain?", ["domain"]],
  ["I already have a domain name, can you use it?", ["domain"]],
  ["Is GST included?", ["gst"]],
  ["are your prices incl gst", ["gst"]],
  ["Do you make apps?", ["app"]],
  ["can I get an app as well", ["app"]],
  ["Do you build shops?", ["shop"]],
  ["Can I sell my candles online?", ["shop"]],
  ["how much is an online store", ["shop"]],
  ["Which languages can my site be in?", ["language"]],
  ["Could it be in Vietnamese too?", ["language"]],
  // Nothing that the offer says answers these.
  ["hi", []],
  ["How much is a logo?", []],
  ["How long have you been in business?", []],
  ["What time do you open on Saturday?", []],
  ["Where are you based?", []],
  ["Do you support Shopify?", []],
  ["Can you beat the price I got from Wix?", []],
  ["Do you work in New Zealand?", []],
  ["How much does a haircut cost?", []],
  ["how much is rent in Bondi", []],
  ["When will my refund arrive?", []],
  ["How long does a domain name take to transfer?", []],
  ["Can I export my customer list to Xero?", []],
  ["Can you move my emails across as well?", []],
  ["do you do google ads and what do they cost", []],
  ["Is my personal information safe with you?", []],
  ["My site is down, please help", []],
  ["Who won the cricket?", []],
  ["How much would you pay me to refer a friend?", []],
  ["I don’t want support, I want my money back", []],
  ["asdf price asdf".padEnd(200, " and more of my story"), []],
];

test.each(asked)("%s is about %j", (question, topics) => {
  expect(topicsOf(question)).toEqual(topics);
});

test("the questions are forty or more, and every topic is asked for", () => {
  expect(asked.length).toBeGreaterThanOrEqual(40);
  const topics = new Set(asked.flatMap(([, found]) => found));
  const some: Topic[] = ["app", "area", "domain", "export", "gst", "included", "language", "price"];
  expect([...topics].sort()).toEqual([...some, "shop", "support", "time"]);
});

test("an answer states what the offer says, and each fact that was asked for", () => {
  const say = (question: string) => answerTo(question, "hello@smartsites.example");
  expect(say("How much is it and how long does it take?")).toBe(
    `Once-off Build: ${dollars(prices.build)} once, plus ${dollars(prices.hostingMonthly)} per month for hosting, support and updates.
Monthly Plan: ${dollars(prices.monthlyPlan)} per month, build and hosting included.
No credit card needed for the preview.

Your site is built and hosted in ${times.delivery}, counted from when we start your build. A preview is ready within ${times.preview} of your brief. We’re at capacity at the moment, so builds start from the waitlist.`,
  );
  expect(say("what happens if i cancel")).toContain(dollars(prices.exportFull));
  expect(say("Can I speak to a person?")).toContain("hello@smartsites.example");
  expect(say("Which areas do you cover?")).toContain("in Australia");
  expect(say("What’s included?")).toContain("- An AI assistant that knows your business");
  expect(say("Is GST included?")).toContain("If GST applies, it is included");
  expect(say("How much is a logo?")).toBeUndefined();
});
