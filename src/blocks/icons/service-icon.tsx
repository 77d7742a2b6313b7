import { usePage } from "../context.ts";
import { naturalTones } from "../subjects/natural-tones.ts";
import { art } from "./art.ts";
import type { Icon } from "./names.ts";

/**
 * What a service is about, or else the design’s mark: in the colours of the page, or of what it
 * shows. Says nothing that the words do not.
 */
export function ServiceIcon({ of }: { of: Icon | undefined }) {
  const { mark, hasNaturalIcons } = usePage().design;
  const { ground, lines, tone } = of ? art[of] : { ...mark, tone: undefined };
  const [fill, edge] = tone && hasNaturalIcons ? naturalTones[tone] : [];
  return (
    <svg className="service-icon" viewBox="0 0 256 256" aria-hidden="true">
      <path className={fill ? undefined : "icon-ground"} fill={fill} d={ground} />
      <path fill={edge} d={lines} />
    </svg>
  );
}
