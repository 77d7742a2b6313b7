import { Card } from "../../ui/card.tsx";
import type { SketchData } from "./sketch-data.ts";
import { startLink } from "./start-link.ts";

/** Below a sketch: what of it is true, who can see it, and for how long. */
export function AboutThisSketch({ sketch }: { sketch: SketchData }) {
  return (
    <div className="page-width grid items-start gap-6 py-10 md:grid-cols-2 md:py-14">
      <Card tone="sand" className="grid gap-4">
        <h2 className="text-heading">This is a sketch</h2>
        <p>
          Name, trade and place are as they were typed. The services, questions and other words are
          suggestions, to be confirmed or thrown out. Its links and forms do nothing.
        </p>
        {sketch.isMaker && sketch.unknownPlaces.length > 0 && (
          <p className="wrap-anywhere">
            We don’t know {sketch.unknownPlaces.join(", ")} yet, so the page has the name as you
            typed it and nothing else about it.
          </p>
        )}
        {!sketch.isMaker && (
          <p>
            Is it your business?{" "}
            <a className="text-link" href={startLink(sketch, sketch.look)}>
              Get it built
            </a>
          </p>
        )}
      </Card>
      <Card tone="sand" className="grid gap-4">
        <h2 className="text-heading">What we keep</h2>
        <p>
          What was typed, the design and the colour, until {sketch.keptUntil}. Anyone with the link
          can see it; search engines don’t list it.
        </p>
      </Card>
    </div>
  );
}
