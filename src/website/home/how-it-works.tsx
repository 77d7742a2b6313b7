import type { ReactNode } from "react";
import { dollars, prices, times } from "../../content/offer.ts";
import { PageSection } from "../../ui/page-section.tsx";
import { Notebook, PhoneTest, ShopUnderway, Signpost } from "./step-drawings.tsx";

type Step = {
  title: string;
  text: string;
  /** Where it is done. */
  href?: string;
  Drawing: () => ReactNode;
};

const steps: readonly Step[] = [
  {
    title: "Tell us your idea",
    text: "A few questions about what you do, who it’s for and how people reach you. No tech talk.",
    href: "/start?form=brief",
    Drawing: Notebook,
  },
  {
    title: "We build and host it",
    text: `We design it, write the words and put it online in ${times.delivery}. You check that we got it right.`,
    Drawing: ShopUnderway,
  },
  {
    title: "Test it live",
    text: "Share the link, take real enquiries and see what customers ask your assistant.",
    Drawing: PhoneTest,
  },
  {
    title: "Stay, export or upgrade",
    text: `Keep it running with us, take it with you from ${dollars(prices.exportFiles)}, or have us build it out further.`,
    Drawing: Signpost,
  },
];

/** The four steps, in order. */
export function HowItWorks() {
  return (
    <PageSection
      id="how-it-works"
      tone="sand"
      title="How it works"
      lead="You know your business. That’s all we need from you to get started."
    >
      <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text, href, Drawing }, index) => (
          <li key={title} className="grid content-start gap-3 border-ink border-t pt-6">
            <Drawing />
            <h3 className="mt-2 text-heading">
              <span className="text-action-deep">{index + 1}.</span>{" "}
              {href ? (
                <a href={href} className="text-link">
                  {title}
                </a>
              ) : (
                title
              )}
            </h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
