import type { City, CityQuestion } from "./cities/city.ts";
import type { Faq } from "./faqs.ts";
import { dollars, midSentence, prices, promises, times } from "./offer.ts";

/**
 * The five questions of a city page, in order. Two of the answers are the city’s own; the rest are
 * the same facts everywhere with the city’s name in them.
 */
export function cityFaqs(city: City): readonly Faq[] {
  return questions.map(({ about, question, answer }) => ({
    question: question(city),
    answer: city.answers[about] ?? answer(city),
  }));
}

type CityFaq = {
  about: CityQuestion;
  question: (city: City) => string;
  answer: (city: City) => string;
};

const questions: readonly CityFaq[] = [
  {
    about: "cost",
    question: ({ name }) => `What does a website for ${withArticle(name)} business cost?`,
    answer: ({ name }) =>
      `${dollars(prices.build)} once plus ${dollars(prices.hostingMonthly)} a month for hosting, support and updates, or ${dollars(prices.monthlyPlan)} a month with the build included. It’s the same price in ${name} as anywhere else. ${promises.noCardForPreview}.`,
  },
  {
    about: "speed",
    question: ({ name }) => `How soon can my ${name} business be online?`,
    answer: ({ name }) =>
      `${times.delivery} from when we start your build. Everything happens by email and on your phone, so it’s no slower from ${name}. A short brief, a few photos and your prices are all we need to begin.`,
  },
  {
    about: "assistant",
    question: ({ name }) => `What will people in ${name} ask the AI assistant?`,
    answer: () =>
      "Mostly your hours, prices, area and next free day. It answers from what you’ve told us, at any hour, and never makes an answer up. When someone wants a quote or a booking, it takes their details and sends them to you.",
  },
  {
    about: "area",
    question: ({ name }) => `My customers come from all around ${name}. Can the site cover that?`,
    answer: ({ neighbours }) =>
      `Yes. We name the places you serve, such as ${places(neighbours)}, and say how far you travel, so people and search engines know. ${promises.monthlyTweak} is included when your round changes.`,
  },
  {
    about: "export",
    question: () => "Can I take the website with me if I leave?",
    answer: () =>
      `Yes. Export anytime for ${dollars(prices.exportFiles)} and the site files are yours to host anywhere. There’s ${midSentence(promises.noLockIn)}. If you cancel, we keep the site for ${times.graceDays} days so that you can still collect it.`,
  },
];

function withArticle(name: string): string {
  return /^[AEIOU]/.test(name) ? `an ${name}` : `a ${name}`;
}

function places(neighbours: City["neighbours"]): string {
  const [first, second, third] = neighbours.map(({ name }) => name);
  return `${first}, ${second} and ${third}`;
}
