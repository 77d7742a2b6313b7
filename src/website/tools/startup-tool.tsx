import { useEffect, useRef } from "react";
import type { StartupResult as Result } from "../../core/ideas/suggest-startup.ts";
import { Card } from "../../ui/card.tsx";
import { Toast } from "../../ui/floating/toast.tsx";
import { type StartupValues, startupIdeas } from "./form-values.ts";
import { IdeaForm } from "./idea-form.tsx";
import { IdeaNotice } from "./idea-notice.tsx";
import type { OwnDomain } from "./own-domain-form.tsx";
import { StartupFields } from "./startup-fields.tsx";
import { StartupResult } from "./startup-result.tsx";
import { useIdea } from "./use-idea.ts";
import type { ToolPage } from "./visit-tool.ts";
import { Waiting } from "./waiting.tsx";

type StartupToolProps = Pick<ToolPage<StartupValues, Result>, "values" | "taken"> & {
  ownDomain?: OwnDomain | undefined;
};

/** The startup generator: the form, or the idea in its place. */
export function StartupTool({ ownDomain, ...visit }: StartupToolProps) {
  const idea = useIdea(startupIdeas, visit);
  const place = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { asked, shown, form } = idea;
  const showsIdea = asked?.outcome === "answered";

  // Whichever replaces the other is read out, and scrolled to its top.
  const showedIdea = useRef(showsIdea);
  useEffect(() => {
    if (showedIdea.current === showsIdea) return;
    showedIdea.current = showsIdea;
    place.current?.scrollIntoView();
    const focused = showsIdea ? title.current : place.current?.querySelector("input");
    focused?.focus({ preventScroll: true });
  }, [showsIdea]);

  return (
    <div id="idea" ref={place} className="scroll-mt-24">
      {showsIdea && shown ? (
        <StartupResult
          result={shown.answer}
          key={shown.answer.idea.title}
          values={shown.values}
          ownDomain={ownDomain}
          onAnother={idea.leaveIdea}
          titleRef={title}
        />
      ) : (
        <Card className="mx-auto grid max-w-3xl gap-7 sm:p-10">
          <h2 className="text-subtitle">Three short questions</h2>
          <IdeaNotice asked={asked} />
          <IdeaForm
            idea={idea}
            className="grid gap-8"
            below={
              form.busy && (
                <Waiting
                  text="Writing an idea and checking its domain names. This takes a few seconds."
                  onStop={form.stop}
                />
              )
            }
          >
            <StartupFields field={form.field} />
          </IdeaForm>
        </Card>
      )}
      <Toast message={idea.toast} />
    </div>
  );
}
