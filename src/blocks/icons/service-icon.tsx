import { usePage } from "../context.ts";
import { art } from "./art.ts";
import type { Icon } from "./names.ts";

/** What a service is about, or else the design’s mark. Says nothing that the words do not. */
export function ServiceIcon({ of }: { of: Icon | undefined }) {
  const { mark } = usePage().design;
  const { ground, lines } = of ? art[of] : mark;
  return (
    <svg className="service-icon" viewBox="0 0 256 256" aria-hidden="true">
      <path className="icon-ground" d={ground} />
      <path d={lines} />
    </svg>
  );
}
