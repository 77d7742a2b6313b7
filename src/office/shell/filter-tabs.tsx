type FilterTabsProps = {
  label: string;
  tabs: readonly { href: string; label: string; count?: string | undefined; here: boolean }[];
};

/** Links that filter a list, each with its count where known. */
export function FilterTabs({ label, tabs }: FilterTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {tabs.map(({ href, label, count, here }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={here ? "true" : undefined}
              className={`flex min-h-11 items-center gap-2 rounded-card border px-3.5 font-semibold text-small ${here ? "border-eucalyptus bg-leaf" : "border-line bg-surface hover:border-ink"}`}
            >
              {label}
              {count && <span className="font-normal text-muted">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
