import { type Sample, samples } from "../../core/sketches/samples.ts";

/**
 * A website in each design, the top of it as a phone shows it, without the bar at its foot: in a row that turns under a finger, and
 * on a wide screen a wall.
 */
export function Wall() {
  return (
    <ul className="-mx-gutter flex snap-x scroll-px-gutter gap-5 overflow-x-auto px-gutter pb-5 xl:mx-0 xl:grid xl:grid-cols-4 xl:justify-between xl:gap-y-10 xl:px-0">
      {samples.map((sample) => (
        <Shown key={sample.design} sample={sample} />
      ))}
    </ul>
  );
}

/**
 * The picture is the page itself, behind a link: nothing in it takes a key or a finger. A lazy frame
 * that is not drawn yet is not loaded either, so a phone asks for those it comes near.
 */
function Shown({ sample }: { sample: Sample }) {
  const { name, trade, place, path } = sample;
  return (
    <li className="group relative grid w-68 shrink-0 snap-start content-start gap-3">
      <div className="h-118 overflow-hidden [content-visibility:auto] rounded-card border border-edge bg-white">
        <iframe
          title={name}
          src={path}
          loading="lazy"
          sandbox="allow-same-origin"
          tabIndex={-1}
          inert
          className="h-[780px] w-[390px] origin-top-left scale-[0.6975]"
        />
      </div>
      <a href={path} className="font-semibold after:absolute after:inset-0 group-hover:underline">
        {name}
        <span className="block text-small text-muted font-normal first-letter:uppercase">
          {trade} in {place}
        </span>
      </a>
    </li>
  );
}
