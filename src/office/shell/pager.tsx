import { countLabel } from "../../ui/count-label.ts";
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from "../../ui/icons.tsx";

type PagerProps = {
  /** Starts at 1. */
  page: number;
  pages: number;
  /** The URL of a page, by number. */
  href: (page: number) => string;
};

/** Links through a list with numbered pages; nothing if there is only one page. */
export function Pager({ page, pages, href }: PagerProps) {
  return (
    <Steps
      here={`Page ${countLabel(page)} of ${countLabel(pages)}`}
      previous={page > 1 ? href(page - 1) : undefined}
      next={page < pages ? href(page + 1) : undefined}
    />
  );
}

type StepsProps = {
  /** Which part of the list this is. */
  here: string;
  /** URLs of the other pages; undefined if there is no such page. */
  first?: string | undefined;
  previous: string | undefined;
  next: string | undefined;
  last?: string | undefined;
};

/** Links to the next and previous pages of a list; nothing if there is only one page. */
export function Steps({ here, first, previous, next, last }: StepsProps) {
  if (!previous && !next) return null;
  const link =
    "flex min-h-11 items-center gap-1.5 rounded-card border border-line bg-surface px-3.5 font-semibold text-small hover:border-ink";
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      <span className="flex gap-2">
        {previous && first && (
          <a className={link} href={first}>
            <ChevronsLeft className="size-4.5" />
            First
          </a>
        )}
        {previous && (
          <a className={link} href={previous} rel="prev">
            <ChevronLeft className="size-4.5" />
            Previous
          </a>
        )}
      </span>
      <span className="text-muted text-small">{here}</span>
      <span className="flex gap-2">
        {next && (
          <a className={link} href={next} rel="next">
            Next
            <ChevronRight className="size-4.5" />
          </a>
        )}
        {next && last && (
          <a className={link} href={last}>
            Last
            <ChevronsRight className="size-4.5" />
          </a>
        )}
      </span>
    </nav>
  );
}
