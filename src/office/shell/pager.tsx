import { ChevronLeft, ChevronRight } from "lucide-react";
import { countLabel } from "../../ui/count-label.ts";

type PagerProps = {
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page by its number. */
  href: (page: number) => string;
};

/** The way through a long list; nothing for a list of one page. */
export function Pager({ page, pages, href }: PagerProps) {
  if (pages <= 1) return null;
  const link =
    "flex min-h-11 items-center gap-1.5 rounded-card border border-line bg-surface px-3.5 font-semibold text-small hover:border-ink";
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3">
      {page > 1 ? (
        <a className={link} href={href(page - 1)} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-4.5" />
          Previous
        </a>
      ) : (
        <span />
      )}
      <span className="text-muted text-small">
        Page {countLabel(page)} of {countLabel(pages)}
      </span>
      {page < pages ? (
        <a className={link} href={href(page + 1)} rel="next">
          Next
          <ChevronRight aria-hidden="true" className="size-4.5" />
        </a>
      ) : (
        <span />
      )}
    </nav>
  );
}
