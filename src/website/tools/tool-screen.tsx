import type { ReactNode } from "react";
import { Lock } from "../../ui/icons.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import { PageSection } from "../../ui/page-section.tsx";
import { TickList } from "../../ui/tick-list.tsx";
import { shortlistPath } from "./shortlist/shortlist.ts";

export type Tool = {
  heading: string;
  lead: string;
  /** What it gives back. */
  answers: readonly string[];
  /** What it's good for, and what it isn't. */
  honesty: string;
};

type ToolScreenProps = {
  tool: Tool;
  drawing?: ReactNode;
  /** The tool itself. */
  children: ReactNode;
};

/** The screen of a free tool: what it's for, the tool itself, and how to read its answers. */
export function ToolScreen({ tool, drawing, children }: ToolScreenProps) {
  return (
    <>
      <PageIntro title={tool.heading} lead={tool.lead} drawing={drawing}>
        <p className="flex flex-wrap items-center gap-2.5 font-semibold">
          <Lock className="size-5 shrink-0 text-eucalyptus" />
          No login required
          <a href={shortlistPath} className="ml-4 text-link">
            Your shortlist
          </a>
        </p>
      </PageIntro>
      <section id="tool" aria-label="The tool" className="bg-sand py-12 md:py-18">
        <div className="page-width">{children}</div>
      </section>
      <PageSection id="answers" layout="beside" title="What you get back" lead={tool.honesty}>
        <TickList items={tool.answers} className="grid gap-3 text-lead" />
      </PageSection>
    </>
  );
}
