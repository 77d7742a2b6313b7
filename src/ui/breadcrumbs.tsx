import { ChevronRight } from "./icons.tsx";

type BreadcrumbsProps = {
  /** From home to this page, inclusive. */
  trail: readonly { name: string; path: string }[];
};

/** Where a page is on the site, with a link to every page above it. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className="page-width pt-3">
      <ol className="flex flex-wrap items-center gap-x-1 text-muted text-small">
        {trail.map(({ name, path }, index) => (
          <li key={path} className="flex items-center gap-1">
            {index > 0 && <ChevronRight className="size-4 shrink-0" />}
            {index < trail.length - 1 ? (
              <a
                href={path}
                className="flex min-h-9 items-center underline-offset-4 hover:text-ink hover:underline"
              >
                {name}
              </a>
            ) : (
              <span aria-current="page" className="text-ink">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
