import { compositionOf } from "../compositions.ts";
import { useFact, useMarks, usePage, useTarget, useText } from "../context.ts";
import { Buttons, Photo, useIsMain } from "../parts.tsx";
import { OpeningEmblem, Scene } from "../subjects/scene.tsx";
import type { Hero } from "./schema.ts";

export function HeroView({ block }: { block: Hero }) {
  const { facts, shown } = usePage();
  const composition = compositionOf(block, facts, shown) ?? "beside";
  const Composition = compositions[composition];
  return (
    <section
      className={composition === "beside" ? "hero" : `hero hero-of-${composition}`}
      id={block.id}
      aria-labelledby={`${block.id}-title`}
    >
      <Composition block={block} />
    </section>
  );
}

const compositions: Record<NonNullable<Hero["composition"]>, typeof Beside> = {
  beside: Beside,
  wide: Wide,
  tall: Tall,
  words: Words,
  emblem: WithEmblem,
};

function Beside({ block }: { block: Hero }) {
  return (
    <>
      <div className="hero-words">
        <Headline block={block} />
        <Offer block={block} />
      </div>
      <div className="hero-picture">
        {block.photo ? (
          <Photo photo={block.photo} sizes="(min-width: 60rem) 36rem, 100vw" first />
        ) : (
          <Scene of={block.scene} opening="beside" />
        )}
      </div>
    </>
  );
}

/** The photo across the page, with the words on a piece cut out of its corner. */
function Wide({ block }: { block: Hero }) {
  return (
    <>
      <div className="hero-photo">
        {block.photo && <Photo photo={block.photo} sizes="100vw" first />}
      </div>
      <div className="hero-text">
        <Headline block={block} />
        <Offer block={block} />
      </div>
    </>
  );
}

/** An upright photo at the edge of the page; on a phone between the headline and the rest. */
function Tall({ block }: { block: Hero }) {
  return (
    <>
      <div className="hero-text">
        <Headline block={block} />
      </div>
      <div className="hero-photo">
        {block.photo && <Photo photo={block.photo} sizes="(min-width: 60rem) 38vw, 86vw" first />}
      </div>
      <div className="hero-text">
        <Offer block={block} />
      </div>
    </>
  );
}

/** The headline across the page, the thing of the trade at its end, and what follows below them. */
function Words({ block }: { block: Hero }) {
  return (
    <>
      <div className="hero-text">
        <Headline block={block} />
      </div>
      {block.scene && <OpeningEmblem of={block.scene} opening="words" />}
      <div className="hero-below">
        <Lead block={block} />
        <div className="hero-text">
          <Ways block={block} />
        </div>
      </div>
    </>
  );
}

/**
 * The thing of the trade alone, above or below words in the middle. The markup has the order that one
 * sees, so that nothing moves while the page arrives.
 */
function WithEmblem({ block }: { block: Hero }) {
  const { hasEmblemBelow } = usePage().design;
  const emblem = block.scene && <OpeningEmblem of={block.scene} opening="emblem" />;
  return (
    <div className="hero-text">
      {!hasEmblemBelow && emblem}
      <Headline block={block} />
      <Offer block={block} />
      {hasEmblemBelow && emblem}
    </div>
  );
}

/** A headline of more characters, or with a longer word, is set smaller. */
const LONG = 45;
const LONG_WORD = /\S{12}/;

/** Little beside a long word, and that not the longest. */
const FEW_WORDS = /^(?!.*\S{15}).{1,32}$/;

/** For designs that set type as wide as its column: words that need room, and few that need little. */
const LONGISH_WORD = /\S{10}/;
const THREE_SHORT_LINES = /^(?:\S.{0,6}(?: |$)){1,3}$/;

function sizeOf(headline: string) {
  if (headline.length > LONG) return "long";
  if (LONG_WORD.test(headline)) return FEW_WORDS.test(headline) ? "long few-words" : "long";
  if (LONGISH_WORD.test(headline)) return "long-word";
  return THREE_SHORT_LINES.test(headline) ? "short" : undefined;
}

function Headline({ block }: { block: Hero }) {
  const kicker = useText(block.kicker);
  const headline = useText(block.headline) ?? "";
  const { field } = useMarks();
  return (
    <>
      {kicker && (
        <p className="kicker" {...field("kicker")}>
          {kicker}
        </p>
      )}
      <h1
        id={`${block.id}-title`}
        className={sizeOf(headline)}
        {...(!useIsMain(block.id) && { "aria-level": 2 })}
        {...field("headline")}
      >
        {headline}
      </h1>
    </>
  );
}

/** What is said below the headline, and what to do about it. */
function Offer({ block }: { block: Hero }) {
  return (
    <>
      <Lead block={block} />
      <Ways block={block} />
    </>
  );
}

function Lead({ block }: { block: Hero }) {
  const lead = useText(block.lead);
  const { field } = useMarks();
  if (!lead) return null;
  return (
    <p className="lead" {...field("lead")}>
      {lead}
    </p>
  );
}

function Ways({ block }: { block: Hero }) {
  const phone = useFact("phone");
  const call = useTarget("phone");
  const { field, fact } = useMarks();
  return (
    <>
      {block.bigPhone && phone && (
        <p className="hero-phone">
          <a href={call} {...fact("phone")}>
            {phone}
          </a>
        </p>
      )}
      <Buttons actions={block.actions} />
      {block.points.length > 0 && (
        <ul className="hero-points">
          {block.points.map((point, at) => (
            <li key={point} {...field("points", at)}>
              {point}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
