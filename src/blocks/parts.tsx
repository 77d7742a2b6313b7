import { createElement, Fragment, type ReactNode } from "react";
import {
  type Mark,
  mainBlock,
  photoFile,
  useMarks,
  usePage,
  useTarget,
  useText,
} from "./context.ts";
import type { Action, Photo as PhotoData, Text } from "./fields.ts";
import { partsOf } from "./parts-of-prose.ts";

// What several blocks are made of.

/** A button, or nothing where it would lead nowhere. @param at its place among those of its block */
export function Button({ action, at }: { action: Action; at: number }) {
  const target = useTarget(action.to);
  const { field } = useMarks();
  if (!target) return null;
  return (
    <a
      className={at > 0 ? "button quiet" : "button"}
      href={target}
      {...(target.startsWith("https:") && { rel: "noopener" })}
      {...field("actions", at, "label")}
    >
      {action.label}
    </a>
  );
}

/** Some buttons, the first of which counts most. */
export function Buttons({ actions }: { actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <p className="buttons">
      {actions.map((action, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a button has nothing else that stays
        <Button key={at} action={action} at={at} />
      ))}
    </p>
  );
}

type Headed = { id: string; heading: Text };

/** A section’s heading: the page’s own where it has no opening, as on a page of thanks. */
export function Title({ of: { id, heading } }: { of: Headed }) {
  const Level = useIsMain(id) ? "h1" : "h2";
  return (
    <Level id={`${id}-title`} {...useMarks().field("heading")}>
      {useText(heading)}
    </Level>
  );
}

/** A section’s heading with what is said below it. */
export function SectionHead<Below extends "intro" | "lead">({
  of,
  below,
}: {
  of: Headed & { [Name in Below]?: Text | undefined };
  below: Below;
}) {
  const words = useText(of[below]);
  const { field } = useMarks();
  return (
    <div className="section-head">
      <Title of={of} />
      {words && (
        <p className="lead" {...field(below)}>
          {words}
        </p>
      )}
    </div>
  );
}

/** The heading of a part of a section, one level below the section’s own. */
export function ItemName({
  in: { id },
  mark,
  children,
}: {
  in: { id: string };
  mark?: Mark;
  children: ReactNode;
}) {
  return (
    <h3 {...(useIsMain(id) && { "aria-level": 2 })} {...mark}>
      {children}
    </h3>
  );
}

/** Whether the heading of this block is the page’s own. */
export function useIsMain(id: string): boolean {
  return mainBlock(usePage().blocks)?.id === id;
}

/**
 * @param sizes how wide it is on which screen
 * @param first whether it is seen at once
 */
export function Photo({
  photo,
  sizes,
  first = false,
}: {
  photo: PhotoData;
  sizes: string;
  first?: boolean;
}) {
  const { address } = usePage();
  const widths = photo.widths.toSorted((a, b) => a - b);
  const files = widths.map((width) => `${address(photoFile(photo, width))} ${width}w`);
  return (
    <img
      className={photo.focus && `at-${photo.focus.x}-${photo.focus.y}`}
      src={address(photoFile(photo, widths[0] ?? 0))}
      srcSet={files.join(", ")}
      sizes={sizes}
      alt={photo.alt}
      width={photo.width}
      height={photo.height}
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}

/** Wider than this, there is more to see of a photo in its own file than on a page. */
const SMALL = 640;

/** A photo that leads to its largest file. One that says nothing to who can’t see it leads nowhere. */
export function PhotoToOpen(props: { photo: PhotoData; sizes: string }) {
  const { address } = usePage();
  const { photo } = props;
  const largest = Math.max(...photo.widths);
  if (!photo.alt.trim() || largest <= SMALL) return <Photo {...props} />;
  return (
    <a className="photo-link" href={address(photoFile(photo, largest))}>
      <Photo {...props} />
    </a>
  );
}

type ProseProps = {
  text: string;
  /** Of its field. */
  name: string;
  /** The first of its paragraphs to show, and the one before which it ends. */
  from?: number;
  to?: number;
};

/** Paragraphs and lists of a plain text (fields.ts has its few rules). */
export function Prose({ text, name, from = 0, to = Number.POSITIVE_INFINITY }: ProseProps) {
  const { field } = useMarks();
  return createElement(
    Fragment,
    null,
    ...partsOf(text).flatMap((part, at) =>
      at < from || at >= to ? [] : paragraph(part, field(name, at)),
    ),
  );
}

/** “How I charge: …”: the few words before a colon stand out. */
function withRunIn(text: string): ReactNode {
  const [, start, rest] = /^([^.:!?]{3,32}:)( .+)$/.exec(text) ?? [];
  const isOneOfSeveral = /[.!?] [^.:!?]{3,32}: /.test(rest ?? "");
  if (start === undefined || isOneOfSeveral) return text;
  return (
    <>
      <strong>{start}</strong>
      {rest}
    </>
  );
}

function paragraph(part: string, mark: Mark): ReactNode {
  const lines = part.split("\n").map((line) => line.trim());
  if (!lines.every((line) => line.startsWith("- ")))
    return <p {...mark}>{withRunIn(lines.join(" "))}</p>;
  return (
    <ul {...mark}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line.slice(2)}</li>
      ))}
    </ul>
  );
}
