type BrandProps = { companyName: string };

/** The mark, a corner shop under its awning, and the name; links home. */
export function Brand({ companyName }: BrandProps) {
  return (
    <a
      href="/"
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-small font-heading text-base text-ink sm:text-heading"
    >
      <img src="/favicon.svg" alt="" width={34} height={34} className="shrink-0" />
      <span className="truncate">{companyName}</span>
    </a>
  );
}
