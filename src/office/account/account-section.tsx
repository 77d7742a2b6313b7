import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

type AccountSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** One section of the account page. */
export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-5">
        <header className="grid gap-1">
          <h2 id={id} className="text-heading">
            {title}
          </h2>
          {lead && <p className="text-muted text-small">{lead}</p>}
        </header>
        {children}
      </Card>
    </section>
  );
}
