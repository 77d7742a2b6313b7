import { useFact, useMarks, useTarget, useText } from "../context.ts";
import { Buttons, Photo, useIsMain } from "../parts.tsx";
import { Scene } from "../subjects/scene.tsx";
import type { Hero } from "./schema.ts";

/** A headline of more characters, or with a longer word, is set smaller. */
const LONG = 45;
const LONG_WORD = /\S{13}/;

export function HeroView({ block }: { block: Hero }) {
  const kicker = useText(block.kicker);
  const headline = useText(block.headline) ?? "";
  const isLong = headline.length > LONG || LONG_WORD.test(headline);
  const lead = useText(block.lead);
  const phone = useFact("phone");
  const call = useTarget("phone");
  const { field, fact } = useMarks();
  return (
    <section className="hero" id={block.id} aria-labelledby={`${block.id}-title`}>
      <div className="hero-words">
        {kicker && (
          <p className="kicker" {...field("kicker")}>
            {kicker}
          </p>
        )}
        <h1
          id={`${block.id}-title`}
          className={isLong ? "long" : undefined}
          {...(!useIsMain(block.id) && { "aria-level": 2 })}
          {...field("headline")}
        >
          {headline}
        </h1>
        {lead && (
          <p className="lead" {...field("lead")}>
            {lead}
          </p>
        )}
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
      </div>
      <div className="hero-picture">
        {block.photo ? (
          <Photo photo={block.photo} sizes="(min-width: 60rem) 36rem, 100vw" first />
        ) : (
          <Scene of={block.scene} />
        )}
      </div>
    </section>
  );
}
