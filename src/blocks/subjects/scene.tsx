import { usePage } from "../context.ts";
import type { Subject } from "./names.ts";
import { SubjectPicture } from "./subject.tsx";

/**
 * Something of the trade in the surroundings of the design, or those alone where nothing would be
 * right. Says nothing that the words do not.
 */
export function Scene({ of }: { of: Subject | undefined }) {
  const { Surroundings, namesSubjects } = usePage().design;
  return (
    <svg
      className="scene"
      viewBox="0 0 560 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Surroundings of={of}>
        {of && <SubjectPicture of={of} isNamed={namesSubjects} />}
      </Surroundings>
    </svg>
  );
}

/** The thing of the trade alone. */
export function Emblem({ of }: { of: Subject }) {
  return (
    <div className="emblem">
      <Drawing of={of} />
    </div>
  );
}

/** The same without a ground of its own. */
export function Drawing({ of }: { of: Subject }) {
  return (
    <svg className="scene" viewBox="-8 -8 176 184" aria-hidden="true">
      <SubjectPicture of={of} isNamed={usePage().design.namesSubjects} />
    </svg>
  );
}
