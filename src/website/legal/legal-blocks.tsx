import { Fragment } from "react";
import type { Inline, LegalBlock } from "./legal-page.ts";

/** Paragraphs and lists of a legal page; our address becomes a link wherever it stands. */
export function Blocks({
  blocks,
  supportEmail,
}: {
  blocks: readonly LegalBlock[];
  supportEmail: string;
}) {
  return blocks.map((block) =>
    block.kind === "paragraph" ? (
      <p key={keyOf(block.inlines)}>
        <Inlines inlines={block.inlines} supportEmail={supportEmail} />
      </p>
    ) : (
      <ul
        key={block.items.map(keyOf).join()}
        className="grid list-disc gap-2.5 pl-5 marker:text-eucalyptus"
      >
        {block.items.map((inlines) => (
          <li key={keyOf(inlines)} className="pl-1">
            <Inlines inlines={inlines} supportEmail={supportEmail} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Inlines({ inlines, supportEmail }: { inlines: readonly Inline[]; supportEmail: string }) {
  return inlines.map((inline) => {
    if (inline.kind === "strong") return <strong key={inline.text}>{inline.text}</strong>;
    return inline.kind === "link" ? (
      <a key={inline.text} href={inline.href} className="text-link">
        {inline.text}
      </a>
    ) : (
      <Fragment key={inline.text}>
        <WithMailLinks text={inline.text} supportEmail={supportEmail} />
      </Fragment>
    );
  });
}

function WithMailLinks({ text, supportEmail }: { text: string; supportEmail: string }) {
  const [first, ...rest] = text.split(supportEmail);
  return (
    <>
      {first}
      {rest.map((after) => (
        <Fragment key={after}>
          <a href={`mailto:${supportEmail}`} className="text-link">
            {supportEmail}
          </a>
          {after}
        </Fragment>
      ))}
    </>
  );
}

function keyOf(inlines: readonly Inline[]): string {
  return inlines.map(({ text }) => text).join("");
}
