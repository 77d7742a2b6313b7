import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

type EntryScreenProps = {
  companyName: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** A sign-in screen: one small form in the middle of a quiet page. */
export function EntryScreen({ companyName, title, lead, children }: EntryScreenProps) {
  return (
    <div className="wrap-anywhere mx-auto grid w-full max-w-md content-center gap-6 px-5 py-10 sm:py-16">
      <a
        href="/"
        className="flex min-h-11 items-center gap-2.5 justify-self-start rounded-small font-heading text-heading"
      >
        <img src="/favicon.svg" alt="" width={34} height={34} />
        {companyName}
      </a>
      <Card className="grid gap-6">
        <header className="grid gap-2">
          <h1 className="text-subtitle">{title}</h1>
          {lead && <p className="text-muted">{lead}</p>}
        </header>
        {children}
      </Card>
    </div>
  );
}
