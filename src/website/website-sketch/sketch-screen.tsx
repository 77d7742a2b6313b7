import { times } from "../../content/offer.ts";
import { type Sample, samples } from "../../core/sketches/samples.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageSection } from "../../ui/page-section.tsx";
import { TickList } from "../../ui/tick-list.tsx";

/** @param isDeleted whether they come from a sketch that they have just deleted. */
export function SketchIntro({ isDeleted }: { isDeleted: boolean }) {
  return (
    <div className="grid gap-6 lg:pt-6">
      {isDeleted && (
        <Notice tone="success" role="status" title="Your sketch is deleted">
          <p>Its link no longer works, and we’ve kept nothing.</p>
        </Notice>
      )}
      <h1 className="text-title lg:text-[3.5rem] lg:leading-[1.05]">
        See your website before it exists
      </h1>
      <p className="max-w-2xl text-lead text-muted">
        Your business’s name, what it does and where: two seconds later you see a whole website for
        it, on a phone and on a computer. No account, no email address.
      </p>
      {shown && <Shown sample={shown} />}
    </div>
  );
}

const shown = samples.find(({ design }) => design === "coast");

/** What comes of it, where there is room beside the form. Nothing in it takes a key or a finger. */
function Shown({ sample: { name, trade, place, path } }: { sample: Sample }) {
  return (
    <figure className="relative mt-2 grid gap-3 max-lg:hidden">
      <div className="h-70 w-120 overflow-hidden rounded-card border border-edge bg-white xl:h-90 xl:w-160">
        <iframe
          title={name}
          src={path}
          loading="lazy"
          sandbox="allow-same-origin"
          inert
          className="h-[747px] w-320 origin-top-left scale-[0.375] xl:h-180 xl:scale-50"
        />
      </div>
      <figcaption className="text-muted text-small">
        <a href={path} className="text-link after:absolute after:inset-0">
          {name}
        </a>
        : made up from a name, “{trade}” and “{place}”.
      </figcaption>
    </figure>
  );
}

/** What the tool gives back, and what becomes of what is typed. */
export function AboutSketches() {
  return (
    <>
      <PageSection
        id="what"
        layout="beside"
        tone="sand"
        title="What you get to see"
        lead="Our software puts it together from your three answers and what we know about trades and towns in Australia. No language model makes things up about you."
      >
        <TickList items={whatYouSee} className="grid gap-3 text-lead" />
      </PageSection>
      <PageSection
        id="kept"
        layout="beside"
        title="What it isn’t"
        lead="It’s a sketch, and it says so. It has no web address of its own, search engines don’t list it, and its links and forms do nothing."
      >
        <div className="grid gap-4 text-lead">
          <p>
            The name, the trade and the place are yours. Services and questions are those usual in
            your trade, for you to confirm or throw out. It never claims a year of experience, a
            licence or a review that you haven’t told us about.
          </p>
          <p>
            We keep what you typed, your design and your colour for {times.sketchDays} days, so that
            your private link works. Then it’s deleted, or sooner if you press “Delete”.
          </p>
          <p>
            If you like it, “Get this built” takes it into a short brief. A person then reworks it
            with your own words and photos, and you see the result within {times.preview}.
          </p>
        </div>
      </PageSection>
    </>
  );
}

const whatYouSee = [
  "A first screen with your name, your trade and your place",
  "The services, questions and steps that are usual in your trade",
  "Designs that look like different people’s work, from a quiet one for an accountant to a loud one for a market stall",
  "Any colour you like: text stays readable on every one",
  "A private link, and a code that opens it on your phone",
] as const;
