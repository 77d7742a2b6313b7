import { compositionOf } from "../compositions.ts";
import { useFact, useMarks, usePage } from "../context.ts";
import { Photo, Prose, Title } from "../parts.tsx";
import { partsOf } from "../parts-of-prose.ts";
import { isWide } from "../photos.ts";
import { Emblem } from "../subjects/scene.tsx";
import type { About } from "./schema.ts";

export function AboutView({ block }: { block: About }) {
  const { facts, shown } = usePage();
  const composition = compositionOf(block, facts, shown) ?? "beside";
  const Composition = compositions[composition];
  return (
    <section
      className={composition === "beside" ? "section about" : `section about about-${composition}`}
      id={block.id}
      aria-labelledby={`${block.id}-title`}
    >
      <Composition block={block} />
    </section>
  );
}

const compositions: Record<NonNullable<About["composition"]>, typeof Beside> = {
  beside: Beside,
  statement: Statement,
  columns: Columns,
};

/** So few characters are set larger: in small letters they would leave most of a section empty. */
const FEW_WORDS = 320;

/** More characters fill a page by themselves. */
const MANY_WORDS = 600;

function Beside({ block }: { block: About }) {
  const hasPoints = usePoints(block).length > 0;
  const scene = block.body.length > MANY_WORDS ? undefined : block.scene;
  return (
    <>
      <div className={block.body.length <= FEW_WORDS ? "about-words short" : "about-words"}>
        <Title of={block} />
        <Prose text={block.body} name="body" />
      </div>
      {(block.photo || scene || hasPoints) && (
        <div className="about-beside">
          {block.photo ? (
            <Photo photo={block.photo} sizes="(min-width: 60rem) 28rem, 100vw" />
          ) : (
            scene && <Emblem of={scene} />
          )}
          <Points block={block} />
        </div>
      )}
    </>
  );
}

/** The first paragraph in large letters, and the rest below it. */
function Statement({ block }: { block: About }) {
  const { photo, body } = block;
  const smallPhoto = photo && !isWide(photo) ? photo : undefined;
  const hasPoints = usePoints(block).length > 0;
  const hasMore = partsOf(body).length > 1;
  return (
    <>
      <Title of={block} />
      <div className="about-statement-words">
        <Prose text={body} name="body" to={1} />
      </div>
      <WidePhoto block={block} />
      {(hasMore || hasPoints) && (
        <div className="about-rest">
          {hasMore && (
            <div className="about-text">
              <Prose text={body} name="body" from={1} />
            </div>
          )}
          {(smallPhoto || hasPoints) && (
            <div className="about-aside">
              {smallPhoto && <Photo photo={smallPhoto} sizes="(min-width: 48rem) 30rem, 100vw" />}
              <Points block={block} />
            </div>
          )}
        </div>
      )}
    </>
  );
}

/** Many words in two columns, below the photo where it is a wide one. */
function Columns({ block }: { block: About }) {
  return (
    <>
      <Title of={block} />
      <WidePhoto block={block} />
      <div className="about-text">
        <Prose text={block.body} name="body" />
      </div>
      <Points block={block} />
    </>
  );
}

function WidePhoto({ block: { photo } }: { block: About }) {
  if (!photo || !isWide(photo)) return null;
  return (
    <div className="about-photo">
      <Photo photo={photo} sizes="(min-width: 76rem) 76rem, 100vw" />
    </div>
  );
}

/** What is good to know, and then the credentials. */
function usePoints({ points }: About): string[] {
  const credentials = useFact("credentials") ?? [];
  return [...new Set([...points, ...credentials])];
}

function Points({ block }: { block: About }) {
  const points = usePoints(block);
  const credentials = useFact("credentials") ?? [];
  const { field, fact } = useMarks();
  if (points.length === 0) return null;
  const markOf = (point: string) =>
    block.points.includes(point)
      ? field("points", block.points.indexOf(point))
      : fact("credentials", credentials.indexOf(point));
  return (
    <ul className="about-points">
      {points.map((point) => (
        <li key={point} {...markOf(point)}>
          {point}
        </li>
      ))}
    </ul>
  );
}
