import type { ReactNode } from "react";

type ScreenHeaderProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** The head of an admin page: its h1, a sentence, and actions for the whole page. */
export function ScreenHeader({ title, lead, children }: ScreenHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1">
        <h1 className="text-subtitle">{title}</h1>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </header>
  );
}
