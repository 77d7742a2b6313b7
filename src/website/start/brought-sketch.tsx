import type { ChosenSketch } from "../../core/briefs/briefs.ts";
import { Card } from "../../ui/card.tsx";

/** The sketch that led to the form, so that a person sees it came along. */
export function BroughtSketch({ sketch }: { sketch: ChosenSketch }) {
  return (
    <Card tone="leaf" className="grid gap-2">
      <h2 className="font-semibold">The website you’re bringing</h2>
      <p className="break-words text-lead">{sketch.name}</p>
      <p className="break-words text-muted">
        {[sketch.trade, sketch.place].filter(Boolean).join(", ")}
      </p>
      <p className="text-muted text-small">
        We start from the design {sketch.colour ? "and the colour " : ""}that you left it in. What
        you typed is in the form already. Change what you like.
      </p>
    </Card>
  );
}
