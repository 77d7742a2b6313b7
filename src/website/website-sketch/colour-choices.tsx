import { colours } from "../../content/colours.ts";
import { Button } from "../../ui/button.tsx";
import { ColourDot } from "../../ui/colour-dot.tsx";
import type { ShownLook, SketchData } from "./sketch-data.ts";

export type ColourChoicesProps = {
  sketch: Pick<SketchData, "path" | "designs">;
  look: ShownLook;
  onChoose(look: Partial<ShownLook>): void;
};

/** Some colours to begin with, and any other. */
export function ColourChoices({ sketch, look, onChoose }: ColourChoicesProps) {
  const own = sketch.designs.find(({ id }) => id === look.design)?.ownColour ?? look.colour;
  const swatches = [{ name: "Ours for this design", colour: own }, ...colours];
  const isOwn = swatches.every(({ colour }) => colour !== look.colour);
  return (
    <div className="grid content-start gap-3">
      <form method="post" action={sketch.path}>
        <fieldset>
          <legend className="mb-2 font-semibold">Your colour</legend>
          <div className="flex flex-wrap gap-1">
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
                onClick={(event) => {
                  event.preventDefault();
                  onChoose({ colour });
                }}
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
          event.preventDefault();
          onChoose({ colour: String(new FormData(event.currentTarget).get("colour")) });
        }}
        className="flex flex-wrap items-center gap-3"
      >
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
  );
}
