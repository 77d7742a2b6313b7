import type { Frames } from "./frame.ts";

/** How the startup generator says it. */
export const startup = {
  pitch: [
    { say: "{Who} {trouble}. The idea is {offer}. {how}" },
    { say: "Think of {who}. They {trouble}. What they would pay for is {offer}. {how}" },
    { say: "{Who} {trouble}. You offer {offer}. {how}" },
    { say: "The problem: {who} {trouble}. The answer: {offer}. {how}" },
  ],
  strength: [
    {
      say: "It is small enough to begin with one customer and clear enough to be passed on in one sentence.",
    },
    { say: "Large firms won’t bother with something this narrow, and that is your opening." },
    { say: "You know where to find the first customers: {first place}." },
    {
      say: "One kind of customer, one offer, one price: that makes the first sale easier than a long menu would.",
    },
    {
      say: "It can be made in batches of ten, so a mistake costs an evening and not a warehouse.",
      when: ["goods"],
    },
    { say: "Each one that is unpacked in company sells the next.", when: ["goods"] },
    {
      say: "It can be done by hand for the first ten customers, before anything is built.",
      when: ["digital"],
    },
    { say: "What is lent earns its price back and then goes on earning.", when: ["loan"] },
    {
      say: "Firms talk to each other, so one that is pleased is worth ten advertisements.",
      when: ["work", "for businesses"],
    },
    {
      say: "People tell their friends about help that turned up on time, and that costs nothing.",
      when: ["work"],
      unless: ["for businesses"],
    },
    {
      say: "It needs a phone, a calendar and good manners before it needs any software.",
      when: ["work"],
      unless: ["for businesses"],
    },
  ],
  charge: [
    {
      say: "Sell it at {price}. Keep materials, packing and postage under {cost}, and {left} of each sale is left for your time and the next batch.",
      when: ["goods"],
    },
    {
      say: "The price is {price}, paid when ordered. At a cost of no more than {cost} you keep {left} of each sale.",
      when: ["goods"],
    },
    {
      say: "Ask {price} and take orders before you make them. Aim for costs below {cost}, which leaves {left}.",
      when: ["goods"],
    },
    {
      say: "Charge {price}. Once it exists, one more customer costs almost nothing.",
      when: ["digital"],
    },
    {
      say: "The price is {price}, with the first try free and no contract.",
      when: ["digital"],
    },
    {
      say: "Charge {price}, and the same customers come back every {every}.",
      when: ["comes again"],
      unless: ["goods", "digital"],
    },
    {
      say: "The price is {price}, agreed before you start, and the same customers come back every {every}.",
      when: ["comes again"],
      unless: ["goods", "digital", "cheap"],
    },
    {
      say: "Ask {price}, and put it on the first line of the page; the same customers come back every {every}.",
      when: ["comes again"],
      unless: ["goods", "digital", "cheap"],
    },
    { say: "Charge {price}.", unless: ["goods", "digital", "comes again"] },
    {
      say: "The price is {price}, agreed before you start.",
      unless: ["goods", "digital", "cheap", "comes again"],
    },
    {
      say: "Ask {price}, and put it on the first line of the page.",
      unless: ["goods", "digital", "cheap", "comes again"],
    },
  ],
  later: [
    {
      say: "Shops will want it for about {shop price}, so go to them only when your costs allow it.",
      when: ["goods"],
    },
    {
      say: "A card packed with each one offers the next at a tenth off, which is cheaper than any advertisement.",
      when: ["goods"],
    },
    {
      say: "Add a version for schools and clubs once fifty have been sold to strangers.",
      when: ["goods"],
    },
    {
      say: "Ask every tenth customer what they would miss if it were gone, and build only that.",
      when: ["digital"],
    },
    {
      say: "A yearly price of ten months brings in money early and keeps customers through the quiet season.",
      when: ["digital", "monthly"],
    },
    {
      say: "Later, sell {a kit} at {kit price} to those who want to do more themselves.",
      when: ["own service"],
    },
    {
      say: "Once the week is full, a small class on how to {lesson} earns more in two hours than a day of single jobs.",
      when: ["own service"],
    },
    {
      say: "Sell five in advance for the price of four and a half, and spend that money on better gear.",
      when: ["worth prepaying"],
      unless: ["goods", "digital"],
    },
    {
      say: "Put the price up by a tenth when you are booked three weeks ahead, and keep the old price for the first ten customers.",
      unless: ["goods", "digital"],
    },
    {
      say: "Ask each customer for one name at the end; half of your work should come that way by the third month.",
      unless: ["goods", "digital"],
    },
  ],
  question: [
    { say: "What did you do the last time this came up, and what did it cost you?" },
    { say: "What have you tried so far, and what put you off?" },
    { say: "When did you last look for something like this, and what did you find?" },
    { say: "Who do you ask about this now, and what do they charge?" },
  ],
  first: [
    {
      say: "Talk to ten {people} before you build anything, and ask one thing: “{question}” You will find them {first place} and {second place}.",
    },
    {
      say: "Spend the first week asking {people} a single question: “{question}” Start {first place}, then try {second place}.",
    },
    {
      say: "Write the offer and the price on one page and show it {first place} and {second place}. Watch where people stop reading, and change that line first.",
    },
    {
      say: "Do the first three by hand at a friendly price and photograph each step. Show the pictures {first place} and {second place}.",
    },
  ],
  proof: [
    {
      say: "Then open orders for ten at a founder’s price of {founder price}, paid ahead. Ten orders from people you don’t know mean go; fewer than four mean a different product or a different buyer.",
      when: ["goods"],
    },
    {
      say: "Make five, sell them at {founder price} and ring every buyer after a week. When three of the five have told a friend, make twenty.",
      when: ["goods"],
    },
    {
      say: "Take paid orders for one week at {founder price}. If eight strangers pay, make the batch; if not, give the money back and keep what they told you.",
      when: ["goods"],
    },
    {
      say: "Then sell it to five people at a founder’s price of {founder price} and do the work by hand behind the page. Build it when they complain that you are too slow.",
      when: ["digital"],
    },
    {
      say: "Ask for {founder price} from the first day. Five that pay and come back in the second week are worth more than two hundred who sign up for nothing.",
      when: ["digital"],
    },
    {
      say: "Offer the first five customers {founder price} in return for an honest review with their suburb. When three of the five book again or send someone, go to the full price.",
      unless: ["goods", "digital"],
    },
    {
      say: "Then ask five of them to book at a founder’s price of {founder price}. Three paid bookings within a fortnight mean go; none means a different customer, not a louder advert.",
      unless: ["goods", "digital"],
    },
    {
      say: "Set a target you can’t argue with: four paid bookings at {founder price} in the first three weeks. If you reach it, print cards; if you don’t, change the customer before you change the service.",
      unless: ["goods", "digital"],
    },
  ],
} satisfies Frames;
