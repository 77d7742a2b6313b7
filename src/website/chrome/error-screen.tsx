import type { ReactNode } from "react";
import { ButtonLink } from "../../ui/button.tsx";

type ErrorScreenProps = {
  title: string;
  lead: string;
  text: ReactNode;
  /** A picture along the bottom. */
  children: ReactNode;
};

/** An error page: what happened, and a link home. */
export function ErrorScreen({ title, lead, text, children }: ErrorScreenProps) {
  return (
    <div className="flex h-full flex-col justify-between overflow-hidden bg-sky">
      <div className="page-width grid justify-items-start gap-5 py-18 md:py-28">
        <h1 className="font-heading text-display">{title}</h1>
        <p className="font-heading text-title">{lead}</p>
        <p className="max-w-xl text-lead text-muted">{text}</p>
        <ButtonLink href="/" size="large" className="mt-3">
          Return to Home
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}
