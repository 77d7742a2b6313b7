import { ArrowRight } from "../../ui/icons.tsx";

/** The results of a quick search, of one kind. */
export type Found = {
  title: string;
  rows: readonly { title: string; detail: string; href: string }[];
  /** How many there are, as text. */
  total: string;
  /** Whether these are all of them. */
  all: boolean;
  /** Where all of it is listed. */
  href: string;
};

/** The first few of each kind, with a link to the rest. */
export function FoundLists({ search, found }: { search: string; found: readonly Found[] }) {
  return (
    <section aria-labelledby="found" className="grid gap-3">
      <h2 id="found" className="break-words text-heading">
        Results for “{search}”
      </h2>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {found.map(({ title, rows, total, all, href }) => (
          <div key={title} className="overflow-hidden rounded-card border border-line bg-surface">
            <h3 className="flex items-baseline justify-between gap-3 bg-sand px-4 py-2 font-semibold">
              {title}
              <span className="font-normal text-muted text-small">{total}</span>
            </h3>
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <li key={row.href} className="relative grid gap-0.5 px-4 py-3 hover:bg-sand">
                  <a
                    href={row.href}
                    className="min-w-0 break-words font-semibold after:absolute after:inset-0"
                  >
                    {row.title}
                  </a>
                  <span className="min-w-0 break-words text-muted text-small">{row.detail}</span>
                </li>
              ))}
              {rows.length === 0 && <li className="px-4 py-3 text-muted">None.</li>}
            </ul>
            {!all && (
              <a
                href={href}
                className="flex min-h-11 items-center gap-1.5 border-line border-t px-4 text-link text-small"
              >
                See all {total}
                <ArrowRight className="size-4.5" />
              </a>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}
