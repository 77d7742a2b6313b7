import { ColourChoices, type ColourChoicesProps } from "./colour-choices.tsx";
import { lookIn } from "./look-in.ts";
import type { ShownLook, SketchData } from "./sketch-data.ts";

type LookChoicesProps = ColourChoicesProps & {
  sketch: Pick<SketchData, "designs">;
  /** Where a page in this look is. */
  addressOf(look: ShownLook): string;
};

/** The designs, each with this very page in it, and the colours. Without JavaScript each is the button of a form. */
export function LookChoices({ sketch, look, addressOf, onChoose }: LookChoicesProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-10">
      <form method="post" action={sketch.path} className="min-w-0">
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold">Design</legend>
          <ul className="flex gap-3 overflow-x-auto p-1 pb-2">
            {sketch.designs.map(({ id, name, description }) => (
              <li key={id} className="relative shrink-0">
                <Thumbnail title={name} src={addressOf(lookIn(id, look, sketch))} />
                <button
                  type="submit"
                  name="design"
                  value={id}
                  title={description}
                  aria-pressed={id === look.design}
                  data-replay=""
                  onClick={(event) => {
                    event.preventDefault();
                    onChoose({ design: id });
                  }}
                  className="min-h-11 w-full cursor-pointer rounded-b-small border border-edge border-t-0 bg-surface font-semibold text-small after:absolute after:inset-0 after:rounded-small hover:after:border-2 hover:after:border-ink aria-pressed:bg-leaf aria-pressed:after:border-3 aria-pressed:after:border-eucalyptus"
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
          <p className="text-muted text-small" role="status">
            {sketch.designs.find(({ id }) => id === look.design)?.description}
          </p>
        </fieldset>
      </form>
      <ColourChoices {...{ sketch, look, onChoose }} />
    </div>
  );
}

/** The top of a page as a phone shows it. A browser loads it once its panel is open. */
function Thumbnail({ title, src }: { title: string; src: string }) {
  return (
    <div className="thumbnail overflow-hidden rounded-t-small border border-edge border-b-0 bg-white">
      <iframe key={src} title={title} src={src} loading="lazy" sandbox="allow-same-origin" inert />
    </div>
  );
}
