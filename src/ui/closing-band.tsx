import type { ReactNode } from "react";

type ClosingBandProps = {
  title: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
};

/** A page's final call to action, on a full-width band. */
export function ClosingBand({ title, text, children }: ClosingBandProps) {
  return (
    <section aria-labelledby="closing-title" className="bg-sky">
      <div className="page-width grid items-center gap-8 py-16 md:py-24 lg:grid-cols-[1fr_auto] lg:gap-16">
        <div className="grid gap-4">
          <h2 id="closing-title" className="text-title">
            {title}
          </h2>
          <p className="max-w-2xl text-lead text-muted">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
