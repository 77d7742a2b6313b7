import { art } from "./art.ts";
import { feet } from "./feet.ts";
import type { Subject } from "./names.ts";
import { naturalTones } from "./natural-tones.ts";

const tones = ["deep", "brand", "accent", "surface"] as const;

/**
 * The picture of one, 160 wide, in four tones (scene.css) and those of nature.
 *
 * @param stands whether it stands on the line y = 160, rather than in the middle of its square
 */
export function SubjectPicture({ of, stands }: { of: Subject; stands?: true | undefined }) {
  return (
    <g
      className="subject"
      transform={`translate(0 ${stands ? 160 - 5 * feet[of] : 8}) scale(5)`}
      strokeWidth=".5"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {art[of].map(([tone, outline]) => {
        if (typeof tone === "number")
          return <path key={outline} className={tones[tone]} d={outline} />;
        const [fill, edge] = naturalTones[tone];
        return <path key={outline} fill={fill} stroke={edge} d={outline} />;
      })}
    </g>
  );
}
