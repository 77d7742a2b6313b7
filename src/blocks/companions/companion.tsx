import { usePage } from "../context.ts";
import type { Subject } from "../subjects/names.ts";
import { perches } from "../subjects/perches.ts";
import { Shapes } from "../subjects/subject.tsx";
import { birds, worn } from "./art.ts";

/** The site’s bird on a thing of the trade, looking along it; nothing where no bird could sit. */
export function Companion({ on, isBusy }: { on: Subject; isBusy: boolean }) {
  const { companion } = usePage();
  const perch = perches[on];
  if (!companion || !perch) return;
  const [x, y] = perch;
  const { still, busy } = birds[companion.bird];
  return (
    <g transform={`translate(${x} ${y}) scale(${x > 16 ? -SIZE : SIZE} ${SIZE})`}>
      <Shapes of={isBusy ? busy : still} />
      {!isBusy && companion.wears && <Shapes of={worn[companion.wears]} />}
    </g>
  );
}

/** Of its own, beside the thing’s. */
const SIZE = 0.95;
