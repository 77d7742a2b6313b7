import type { ReactNode } from "react";

type PageSectionProps = {
  /** Also the anchor for links. */
  id: string;
  title: string;
  lead?: ReactNode;
  tone?: keyof typeof tones | undefined;
  /** `beside` puts the title in a narrow column at the left of the content on wide screens. */
  layout?: "stacked" | "beside" | undefined;
  children: ReactNode;
};

/** One idea of a page: an h2, an optional lead, and its content, named as a landmark. */
export function PageSection({
  id,
  title,
  lead,
  tone = "paper",
  layout = "stacked",
  children,
}: PageSectionProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className={`py-18 md:py-28 ${tones[tone]}`}>
      <div className={`page-width ${layouts[layout]}`}>
        <header className="grid max-w-3xl content-start gap-4">
          <h2 id={titleId} className="text-title">
            {title}
          </h2>
          {lead && <p className="max-w-2xl text-lead text-muted">{lead}</p>}
        </header>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  );
}

const tones = {
  paper: "",
  sand: "bg-sand",
  sky: "bg-sky",
  forest: "tone-forest",
} as const;

const layouts = {
  stacked: "grid gap-10 md:gap-14",
  beside: "grid gap-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16",
} as const;
