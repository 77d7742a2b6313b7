import type { ReactNode } from "react";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";

type CustomerShellProps = {
  companyName: string;
  supportEmail: string;
  isPrivate: boolean;
  /** Whether all that it shows is made up. */
  isSample: boolean;
  children: ReactNode;
};

/** What surrounds every page that a customer opens by a private link, or asks for one on. */
export function CustomerShell({
  companyName,
  supportEmail,
  isPrivate,
  isSample,
  children,
}: CustomerShellProps) {
  return (
    <>
      <SkipLink />
      <header className="border-line border-b bg-paper">
        <p className="page-width flex min-h-14 items-center gap-2.5 font-heading">
          <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true" className="shrink-0">
            <BrandMark corner={8} />
          </svg>
          {companyName}
          {isSample && <span className="ml-auto font-sans text-muted text-small">Sample data</span>}
        </p>
      </header>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <footer className="border-line border-t">
        <p className="page-width py-6 text-muted text-small">
          {isPrivate && "This page is private: anyone with its address can see it. "}Questions?
          Write to{" "}
          <a className="text-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          .{" "}
          <a className="text-link" href="/privacy">
            Privacy
          </a>
        </p>
      </footer>
    </>
  );
}
