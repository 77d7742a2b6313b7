import type { ChosenSketch } from "../../core/briefs/briefs.ts";
import { Card } from "../../ui/card.tsx";

/** The sketch that led to the form, so that a person sees it came along. */
export function BroughtSketch({ sketch }: { sketch: ChosenSketch }) {
  return (
    <Card tone="leaf" className="grid gap-2">
      <h2 className="font-semibold">The sketch you’ve picked</h2>
      <p className="wrap-anywhere text-lead">{sketch.name}</p>
      <p className="wrap-anywhere text-muted">
        {[sketch.trade, sketch.place].filter(Boolean).join(", ")}
      </p>
      <p className="text-muted text-small">
        Your preview starts from it, in the design {sketch.colour ? "and colour " : ""}you left it
        in, so “Which look is closest?” is already answered. What you typed is in the form too.
        Change what you like.
      </p>
    </Card>
  );
}
