import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";

/** A part of a screen under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Card className="wrap-anywhere grid gap-4 p-5 sm:p-6">
        <h2 className="text-heading">{title}</h2>
        {children}
      </Card>
    </section>
  );
}
