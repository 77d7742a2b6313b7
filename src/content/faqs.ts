import { dollars, midSentence, prices, promises, times } from "./offer.ts";

export type Faq = {
  question: string;
  answer: string;
  /** In which other words it is asked, as a list of the catalogue. */
  askedBy?: string;
};

export const homeFaqs: readonly Faq[] = [
  {
    question: "Why is there a waitlist?",
    answer:
      "We build every site ourselves and take on only as many as we can do well. We’re full at the moment. Join the waitlist and we’ll contact you in order when a spot opens. There’s nothing to pay and no obligation to go ahead.",
  },
  {
    question: "How does the free preview work?",
    answer: `Tell us about your business in a short brief. We build a preview you can open on your phone and send you the link within ${times.preview}. ${promises.noCardForPreview}. If you don’t like it, you pay nothing.`,
  },
  {
    question: "How long until my site is live?",
    answer: `${times.delivery}, counted from when we start your build. Have your business name, what you sell and how customers reach you ready. We write the words and you check them.`,
  },
  {
    question: "What does the AI assistant do?",
    answer:
      "It sits on your site and answers the questions customers ask every week, such as your hours, prices and service area, using only what you’ve told us. When someone wants a quote or a booking, it takes their details and sends them to you.",
  },
  {
    question: "Can I change things once the site is live?",
    askedBy: "change, update, edit, tweak, later",
    answer: `Yes. ${promises.monthlyTweak} is included, such as new prices, photos or a new service. Email us and a person replies within ${times.supportReply}. Anything larger is custom development, from ${dollars(prices.customFrom)}+.`,
  },
  {
    question: "What happens if I cancel?",
    answer: `There’s ${midSentence(promises.noLockIn)}. Your site goes offline straight away and we keep it for ${times.graceDays} days. In that time you can export it: ${dollars(prices.exportFull)} for everything including the code repository, or ${dollars(prices.exportFiles)} for the site files alone. After ${times.graceDays} days it is permanently deleted.`,
  },
];
