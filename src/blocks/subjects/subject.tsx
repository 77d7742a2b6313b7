import { art } from "./art.ts";
import { feet } from "./feet.ts";
import type { Subject } from "./names.ts";

const tones = ["deep", "brand", "accent", "surface"] as const;

/**
 * The picture of one, 160 wide, in four tones (scene.css).
 *
 * @param isNamed whether its class tells which it is
 * @param stands whether it stands on the line y = 160, rather than in the middle of its square
 */
export function SubjectPicture({
  of,
  isNamed,
  stands,
}: {
  of: Subject;
  isNamed?: true | undefined;
  stands?: true;
}) {
  return (
    <g
      className={isNamed ? `subject of-${of}` : "subject"}
      transform={`translate(0 ${stands ? 160 - 5 * feet[of] : 8}) scale(5)`}
    >
      {art[of].map(([tone, outline]) => (
        <path key={outline} className={tones[tone]} d={outline} />
      ))}
    </g>
  );
}
