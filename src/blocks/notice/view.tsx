import { useMarks, useText } from "../context.ts";
import { Button, Title } from "../parts.tsx";
import type { Notice } from "./schema.ts";

export function NoticeView({ block }: { block: Notice }) {
  const text = useText(block.text);
  const [action] = block.actions;
  const { field } = useMarks();
  return (
    <section className="notice" id={block.id} aria-labelledby={`${block.id}-title`}>
      <div className="notice-words">
        <Title of={block} />
        {text && <p {...field("text")}>{text}</p>}
        {block.until && (
          <p className="notice-until">
            until <time dateTime={block.until}>{dayInWords(block.until)}</time>
          </p>
        )}
      </div>
      {action && <Button action={action} at={0} />}
    </section>
  );
}

/** “3 December 2026”. */
function dayInWords(date: string): string {
  return new Date(date).toLocaleDateString("en-AU", { dateStyle: "long", timeZone: "UTC" });
}
