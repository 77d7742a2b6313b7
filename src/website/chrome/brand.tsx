import { BrandMark } from "../../ui/brand-mark.tsx";

type BrandProps = { companyName: string };

/** The mark, a corner shop under its awning, and the name; links home. */
export function Brand({ companyName }: BrandProps) {
  return (
    <a
      href="/"
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-small font-heading text-base text-ink sm:text-heading"
    >
      <svg viewBox="0 0 32 32" width={34} height={34} aria-hidden="true" className="shrink-0">
        <BrandMark corner={8} />
      </svg>
      <span className="truncate">{companyName}</span>
    </a>
  );
}
