import type { ReactNode } from "react";

type LegalDocumentProps = {
  title: string;
  updated: Date;
  /** The headings in its text, for the list beside it. */
  headings: readonly { depth: number; slug: string; text: string }[];
  /** HTML of its Markdown, which has no classes. */
  children?: ReactNode;
};

/** The terms or the privacy notice, with a table of contents beside the text. */
export function LegalDocument({ title, updated, headings, children }: LegalDocumentProps) {
  return (
    <div className="page-width grid gap-x-16 gap-y-10 pt-12 pb-20 md:pt-18 md:pb-28 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <header className="grid gap-3 lg:col-start-2">
        <h1 className="text-title">{title}</h1>
        <p className="text-muted">
          Updated <time dateTime={updated.toISOString().slice(0, 10)}>{longDate(updated)}</time>
        </p>
      </header>
      <nav
        aria-labelledby="contents-title"
        className="rounded-card bg-sand p-6 lg:sticky lg:top-26 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
      >
        <h2 id="contents-title" className="mb-2 text-base">
          On this page
        </h2>
        <ul className="sm:columns-2 sm:gap-x-8 lg:columns-1">
          {headings.map(({ slug, text }) => (
            <li key={slug} className="break-inside-avoid">
              <a
                href={`#${slug}`}
                className="flex min-h-9 items-center py-1 text-small underline-offset-4 hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 max-w-2xl gap-4 lg:col-start-2 [&_a]:text-link [&_h2]:mt-8 [&_h2]:text-subtitle [&_li]:pl-1 [&_p:not(h2~p)]:text-lead [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-2.5 [&_ul]:pl-5 [&_ul]:marker:text-eucalyptus">
        {children}
      </div>
    </div>
  );
}

function longDate(day: Date): string {
  return new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" }).format(day);
}
