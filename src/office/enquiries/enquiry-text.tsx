import type { Enquiry } from "../../core/enquiries/enquiries.ts";

export const viaLabels = { contact: "Contact form", chat: "Chat" } as const;

/** The name that was given; the chat asks for none. */
export function sender({ name, email }: Pick<Enquiry, "name" | "email">): string {
  return name ?? email;
}

/** A longer one is folded after its beginning. */
const SHOWN = { characters: 500, lines: 8 };

type EnquiryTextProps = { enquiry: Pick<Enquiry, "subject" | "message"> };

/** What was written, in its own direction. */
export function EnquiryText({ enquiry: { subject, message } }: EnquiryTextProps) {
  const words = "whitespace-pre-wrap wrap-anywhere";
  const isLong = message.length > SHOWN.characters || message.split("\n").length > SHOWN.lines;
  return (
    <div className="grid min-w-0 max-w-prose gap-1">
      {subject && (
        <p dir="auto" className="wrap-anywhere font-semibold text-small">
          {subject}
        </p>
      )}
      {isLong ? (
        <details className="group">
          <summary className="cursor-pointer list-none">
            <p dir="auto" className={`${words} line-clamp-4 group-open:line-clamp-none`}>
              {message}
            </p>
            <span className="flex min-h-6 items-center text-link text-small group-open:hidden">
              Show all of it
            </span>
          </summary>
        </details>
      ) : (
        <p dir="auto" className={words}>
          {message}
        </p>
      )}
    </div>
  );
}
