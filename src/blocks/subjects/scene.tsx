import { Companion } from "../companions/companion.tsx";
import { usePage } from "../context.ts";
import type { Opening } from "../designs/design.ts";
import type { Subject } from "./names.ts";
import { SceneOnPage } from "./scene-ids.ts";
import { SubjectPicture } from "./subject.tsx";

type SceneProps = {
  of: Subject | undefined;
  opening: Opening;
  /** Not the first on its page: seen another way. */
  isSecond?: true;
};

/**
 * Something of the trade in the surroundings of the design, or those alone where nothing would be
 * right. Says nothing that the words do not.
 */
export function Scene({ of, opening, isSecond }: SceneProps) {
  const { design, facts } = usePage();
  const { Surroundings } = design;
  return (
    <svg
      className="scene"
      viewBox="0 0 560 480"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <SceneOnPage value={isSecond ? "-2" : ""}>
        <Surroundings of={of} opening={opening} view={viewOf(facts.name.value, isSecond)}>
          {of && (
            <SubjectPicture of={of} stands>
              <Companion on={of} isBusy={isSecond === true} />
            </SubjectPicture>
          )}
        </Surroundings>
      </SceneOnPage>
    </svg>
  );
}

/**
 * By the name, so that two businesses of one trade are less alike; the same in the studio’s browser.
 * The second is never seen as the first is.
 */
function viewOf(name: string, isSecond = false): number {
  const sum = [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 0);
  const away = isSecond ? 1 + (Math.floor(sum / 3) % 2) : 0;
  return (sum + away) % 3;
}

/** Beside the words of a section further down. */
export function ScenePicture({ of }: { of: Subject | undefined }) {
  return (
    <div className="section-picture">
      <Scene of={of} opening="beside" isSecond />
    </div>
  );
}

/** The thing of the trade alone. */
export function Emblem({ of }: { of: Subject }) {
  const { hasFloor } = usePage().design;
  return (
    <div className="emblem">
      <svg className="scene" viewBox={`-8 -8 176 ${hasFloor ? 168 : 184}`} aria-hidden="true">
        <SubjectPicture of={of} stands={hasFloor} />
      </svg>
    </div>
  );
}

/** The thing in an opening that has it beside nothing else: alone, or as the design surrounds it. */
export function OpeningEmblem({ of, opening }: { of: Subject; opening: Opening }) {
  const { surrounds } = usePage().design;
  if (!surrounds) return <Emblem of={of} />;
  return (
    <div className="emblem">
      <Scene of={of} opening={opening} />
    </div>
  );
}

/** The same without a ground of its own, down to the line that it stands on. */
export function Drawing({ of }: { of: Subject }) {
  return (
    <svg className="scene" viewBox="-8 -8 176 168" aria-hidden="true">
      <SubjectPicture of={of} stands />
    </svg>
  );
}
