import type { ReactNode } from "react";

type PageIntroProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the words on a wide screen, below them on a narrow one. */
  drawing?: ReactNode;
  /** Buttons and small facts below the lead. */
  children?: ReactNode;
};

/** The first screen of a page other than home: its h1, what it is about, and what to do. */
export function PageIntro({ title, lead, drawing, children }: PageIntroProps) {
  return (
    <section
      aria-labelledby="page-title"
      className={`page-width grid items-center gap-12 pt-12 pb-16 md:pt-18 md:pb-24 ${drawing ? "lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16" : ""}`}
    >
      <div className="grid max-w-3xl justify-items-start gap-6">
        <h1 id="page-title" className="text-title lg:text-[3.5rem] lg:leading-[1.05]">
          {title}
        </h1>
        {lead && <p className="max-w-2xl text-lead text-muted">{lead}</p>}
        {children}
      </div>
      {drawing}
    </section>
  );
}
