import { Button } from "../../ui/button.tsx";
import { ColourDot } from "./colour-dot.tsx";
import { colours } from "./colours.ts";
import type { ShownLook, SketchData } from "./sketch-data.ts";

type LookChoicesProps = {
  sketch: Pick<SketchData, "path" | "designs" | "usualColour" | "like">;
  look: ShownLook;
  onChoose(look: Partial<ShownLook>): void;
  /** A finger or a pointer is near one. */
  onNear(look: Partial<ShownLook>): void;
};

/** The designs and the colours. Without JavaScript each is the button of a form. */
export function LookChoices({ sketch, look, onChoose, onNear }: LookChoicesProps) {
  const swatches = [{ name: "Usual for the trade", colour: sketch.usualColour }, ...colours];
  const isOwn = swatches.every(({ colour }) => colour !== look.colour);
  /** A form’s other choice goes along, for those whose choice is not kept. */
  const send = (event: { preventDefault(): void }, chosen: Partial<ShownLook>) => {
    event.preventDefault();
    onChoose(chosen);
  };
  // What the trade is like goes along too, for those whose choice of it is not kept.
  const like = sketch.like.chosen !== "" && (
    <input type="hidden" name="like" value={sketch.like.chosen} />
  );
  return (
    <div id="looks" className="grid gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
      <form method="post" action={sketch.path}>
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-semibold text-lead">Design</legend>
          <input type="hidden" name="colour" value={look.colour} />
          {like}
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {sketch.designs.map(({ id, name, description }) => (
              <button
                key={id}
                type="submit"
                name="design"
                value={id}
                title={description}
                aria-pressed={id === look.design}
                data-replay=""
                onClick={(event) => send(event, { design: id })}
                onPointerEnter={() => onNear({ design: id })}
                onFocus={() => onNear({ design: id })}
                className="min-h-13 cursor-pointer rounded-card border border-edge bg-surface px-3 font-semibold transition-colors hover:border-ink aria-pressed:border-eucalyptus aria-pressed:bg-leaf"
              >
                {name}
              </button>
            ))}
          </div>
          <p className="text-muted text-small" role="status">
            {sketch.designs.find(({ id }) => id === look.design)?.description}
          </p>
        </fieldset>
      </form>
      <div className="grid content-start gap-4">
        <form method="post" action={sketch.path}>
          <fieldset>
            <legend className="mb-3 font-semibold text-lead">Your colour</legend>
            <input type="hidden" name="design" value={look.design} />
            {like}
            <div className="flex flex-wrap gap-2">
              {swatches.map(({ name, colour }) => (
                <button
                  key={name}
                  type="submit"
                  name="colour"
                  value={colour}
                  title={name}
                  aria-label={name}
                  aria-pressed={colour === look.colour}
                  data-replay=""
                  onClick={(event) => send(event, { colour })}
                  onPointerEnter={() => onNear({ colour })}
                  onFocus={() => onNear({ colour })}
                  className="cursor-pointer rounded-full border-2 border-transparent p-1 hover:border-edge aria-pressed:border-ink"
                >
                  <ColourDot colour={colour} />
                </button>
              ))}
            </div>
          </fieldset>
        </form>
        <form
          method="post"
          action={sketch.path}
          onSubmit={(event) => {
            const colour = new FormData(event.currentTarget).get("colour");
            send(event, { colour: String(colour) });
          }}
          className="flex flex-wrap items-center gap-3"
        >
          <input type="hidden" name="design" value={look.design} />
          {like}
          <label className="flex min-h-11 items-center gap-3">
            Another one
            <input
              // Shows what is chosen, and keeps what is being chosen.
              key={look.colour}
              type="color"
              name="colour"
              defaultValue={look.colour}
              className={`h-11 w-14 cursor-pointer rounded-small border bg-surface p-1 ${isOwn ? "border-ink" : "border-edge"}`}
            />
          </label>
          <Button type="submit" look="secondary" size="small" data-replay="">
            Use this colour
          </Button>
        </form>
      </div>
    </div>
  );
}
