import { promises, times } from "../../content/offer.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { HeroDrawing } from "./hero-drawing.tsx";

const facts = [promises.moneyBack, promises.noLockIn, promises.noCardForPreview];

/** The first screen: what we do, for whom, how fast, the one button, and a sample to look at. */
export function Hero() {
  return (
    <section
      aria-labelledby="hero-title"
      className="page-width grid items-center gap-12 pt-12 pb-16 md:pt-16 md:pb-24 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-12"
    >
      <div className="grid justify-items-start gap-6 md:gap-7">
        <h1 id="hero-title" className="text-display">
          <span className="block text-balance">
            You run <span className="whitespace-nowrap">the business.</span>
          </span>{" "}
          <span className="block text-balance">
            We build <span className="whitespace-nowrap">the website.</span>
          </span>
        </h1>
        <p className="max-w-xl text-lead text-muted">
          For busy people with an idea and no time for DIY. We design it, write it and host it, with
          an AI assistant that answers your customers. Built and online in{" "}
          <span className="whitespace-nowrap">{times.delivery}</span>.
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href="/start" size="large">
            Build My Website Idea
          </ButtonLink>
          <a href="/tools/website-sketch" className="flex min-h-11 items-center text-link">
            See your website
          </a>
          <a href="/demo" className="flex min-h-11 items-center text-link">
            See a sample site
          </a>
        </div>
        <TickList
          items={facts}
          className="grid gap-x-6 gap-y-1.5 text-small sm:flex sm:flex-wrap"
        />
      </div>
      <HeroDrawing />
    </section>
  );
}
