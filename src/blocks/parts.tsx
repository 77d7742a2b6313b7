import { createElement, Fragment, type ReactNode } from "react";
import { mainBlock, photoFile, usePage, useTarget, useText } from "./context.ts";
import type { Action, Photo as PhotoData, Text } from "./fields.ts";

// What several blocks are made of.

/** A button, or nothing where it would lead nowhere. */
export function Button({ action, quiet = false }: { action: Action; quiet?: boolean }) {
  const target = useTarget(action.to);
  if (!target) return null;
  return (
    <a className={quiet ? "button quiet" : "button"} href={target}>
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
        <Button key={at} action={action} quiet={at > 0} />
      ))}
    </p>
  );
}

type Headed = { id: string; heading: Text };

/** A section’s heading: the page’s own where it has no opening, as on a page of thanks. */
export function Title({ of: { id, heading } }: { of: Headed }) {
  const Level = useIsMain(id) ? "h1" : "h2";
  return <Level id={`${id}-title`}>{useText(heading)}</Level>;
}

/** A section’s heading with what is said below it. */
export function SectionHead({ of, lead }: { of: Headed; lead: Text | undefined }) {
  const words = useText(lead);
  return (
    <div className="section-head">
      <Title of={of} />
      {words && <p className="lead">{words}</p>}
    </div>
  );
}

/** The heading of a part of a section, one level below the section’s own. */
export function ItemName({ in: { id }, children }: { in: { id: string }; children: ReactNode }) {
  return <h3 {...(useIsMain(id) && { "aria-level": 2 })}>{children}</h3>;
}

/** Whether the heading of this block is the page’s own. */
export function useIsMain(id: string): boolean {
  return mainBlock(usePage().blocks)?.id === id;
}

/**
 * @param sizes how wide it stands on which screen
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

/** Paragraphs and lists of a plain text (fields.ts has its few rules). */
export function Prose({ text }: { text: string }) {
  const parts = text.split(/\n{2,}/).flatMap((part) => part.trim() || []);
  return createElement(Fragment, null, ...parts.map(paragraph));
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

function paragraph(part: string): ReactNode {
  const lines = part.split("\n").map((line) => line.trim());
  if (!lines.every((line) => line.startsWith("- "))) return <p>{withRunIn(lines.join(" "))}</p>;
  return (
    <ul>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line.slice(2)}</li>
      ))}
    </ul>
  );
}
