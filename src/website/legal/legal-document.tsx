import { Blocks } from "./legal-blocks.tsx";
import type { LegalPage } from "./legal-page.ts";

type LegalDocumentProps = {
  page: LegalPage;
  supportEmail: string;
};

/** Terms or a privacy notice: its text in a readable measure, with its sections listed beside it. */
export function LegalDocument({ page, supportEmail }: LegalDocumentProps) {
  const { title, updated, opening, sections } = page;
  return (
    <div className="page-width grid gap-x-16 gap-y-10 pt-12 pb-20 md:pt-18 md:pb-28 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <header className="grid gap-3 lg:col-start-2">
        <h1 className="text-title">{title}</h1>
        <p className="text-muted">
          Updated <time dateTime={updated}>{longDate(updated)}</time>
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
          {sections.map(({ id, heading }) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                className="flex min-h-9 items-center py-1 text-small underline-offset-4 hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 max-w-2xl gap-12 lg:col-start-2">
        <div className="grid gap-4 text-lead">
          <Blocks blocks={opening} supportEmail={supportEmail} />
        </div>
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="grid gap-4">
            <h2 id={`${id}-title`} className="text-subtitle">
              {heading}
            </h2>
            <Blocks blocks={blocks} supportEmail={supportEmail} />
          </section>
        ))}
      </div>
    </div>
  );
}

/** @param day as YYYY-MM-DD */
function longDate(day: string): string {
  return new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
