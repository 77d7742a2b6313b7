import { usePage } from "../context.ts";
import { Shapes } from "../subjects/subject.tsx";
import { art } from "./art.ts";
import type { Icon } from "./names.ts";

/** What a service is about, or else the design’s mark. Says nothing that the words do not. */
export function ServiceIcon({ of }: { of: Icon | undefined }) {
  const { mark } = usePage().design;
  return (
    <svg className="service-icon" viewBox="0 0 32 32" aria-hidden="true">
      <Shapes of={of ? art[of] : mark} />
    </svg>
  );
}
