import type { FAQPage } from "schema-dts";
import { addressOf, type Publisher } from "./publisher.ts";

/** A page's questions. All of them must be visible on the page. */
export function faqPage(
  publisher: Publisher,
  { path }: { path: string },
  faqs: readonly { question: string; answer: string }[],
): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${addressOf(publisher, path)}#faq`,
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
