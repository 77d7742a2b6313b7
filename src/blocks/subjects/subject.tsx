import type { ReactNode } from "react";
import type { Art } from "./art/shapes.ts";
import { art } from "./art.ts";
import { feet } from "./feet.ts";
import type { Subject } from "./names.ts";
import { naturalTones } from "./natural-tones.ts";

const tones = ["deep", "brand", "accent", "surface"] as const;

type SubjectPictureProps = {
  of: Subject;
  /** On the line y = 160, rather than in the middle of its square. */
  stands?: true | undefined;
  /** What is on it, in 32 by 32. */
  children?: ReactNode;
};

/** The picture of one, 160 wide, in four tones (scene.css) and those of nature. */
export function SubjectPicture({ of, stands, children }: SubjectPictureProps) {
  return (
    <g
      className="subject"
      transform={`translate(0 ${stands ? 160 - 5 * feet[of] : 8}) scale(5)`}
      strokeWidth=".5"
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      <Shapes of={art[of]} />
      {children}
    </g>
  );
}

/** A drawing’s shapes, each in its tone. */
export function Shapes({ of }: { of: Art }) {
  return of.map(([tone, outline]) => {
    if (typeof tone === "number") return <path key={outline} className={tones[tone]} d={outline} />;
    const [fill, edge] = naturalTones[tone];
    return <path key={outline} fill={fill} stroke={edge} d={outline} />;
  });
}
