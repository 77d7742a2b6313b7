import { art } from "./art.ts";
import type { Subject } from "./names.ts";

const tones = ["deep", "brand", "accent", "surface"] as const;

/** The picture of one, 160 wide and standing on the line y = 160, in four tones (scene.css). */
export function SubjectPicture({ of, isNamed }: { of: Subject; isNamed?: boolean | undefined }) {
  return (
    <g className={isNamed ? `subject of-${of}` : "subject"} transform="translate(0 8) scale(5)">
      {art[of].map(([tone, outline]) => (
        <path key={outline} className={tones[tone]} d={outline} />
      ))}
    </g>
  );
}
