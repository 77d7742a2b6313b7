import { Card } from "../../ui/card.tsx";
import type { SketchData } from "./sketch-data.ts";

/**
 * Three trades to choose from where we do not know the one that was typed. Each button makes the page
 * anew, without JavaScript too.
 */
export function LikeChoices({ sketch }: { sketch: Pick<SketchData, "like" | "path"> }) {
  const { choices, chosen } = sketch.like;
  if (choices.length === 0) return null;
  return (
    <Card tone="leaf" className="grid gap-3">
      <form method="post" action={sketch.path}>
        <fieldset className="grid gap-3">
          <legend className="font-semibold text-lead">Is it more like …?</legend>
          <p className="text-small">
            We don’t know this trade yet. Choose the closest and the services change to match; your
            own words stay.
          </p>
          <div className="flex flex-wrap gap-2">
            {choices.map(({ id, name }) => (
              <Choice key={id} id={id} name={name} isChosen={id === chosen} />
            ))}
            {chosen !== "" && <Choice id="" name="None of these" isChosen={false} />}
          </div>
        </fieldset>
      </form>
    </Card>
  );
}

type ChoiceProps = { id: string; name: string; isChosen: boolean };

function Choice({ id, name, isChosen }: ChoiceProps) {
  return (
    <button
      type="submit"
      name="like"
      value={id}
      aria-pressed={isChosen}
      data-replay=""
      className="min-h-11 cursor-pointer rounded-card border border-edge bg-surface px-3.5 font-semibold transition-colors hover:border-ink aria-pressed:border-eucalyptus aria-pressed:bg-leaf"
    >
      {name.charAt(0).toUpperCase() + name.slice(1)}
    </button>
  );
}
