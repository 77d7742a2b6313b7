import { art } from "./art.ts";
import type { Icon } from "./names.ts";

/** What a service is about. Says nothing that the words do not. */
export function ServiceIcon({ of }: { of: Icon }) {
  const { ground, lines } = art[of];
  return (
    <svg className="service-icon" viewBox="0 0 256 256" aria-hidden="true">
      <path className="icon-ground" d={ground} />
      <path d={lines} />
    </svg>
  );
}
