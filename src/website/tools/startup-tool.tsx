import { useEffect, useRef, useState } from "react";
import type { StartupResult as Result } from "../../core/ideas/suggest-startup.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Toast } from "../../ui/toast.tsx";
import type { ToastMessage } from "../../ui/toasts.tsx";
import { type StartupValues, startupIdeas } from "./form-values.ts";
import { IdeaNotice } from "./idea-notice.tsx";
import { ideaMessages } from "./messages.ts";
import { StartupForm } from "./startup-form.tsx";
import { StartupResult } from "./startup-result.tsx";
import { useIdea } from "./use-idea.ts";
import type { ToolPage } from "./visit-tool.ts";
import { Waiting } from "./waiting.tsx";

/** The startup generator: the form, or the idea in its place. */
export function StartupTool(visit: Pick<ToolPage<StartupValues, Result>, "values" | "taken">) {
  const idea = useIdea(startupIdeas, "generate-startup-domain", visit);
  const [toast, setToast] = useState<ToastMessage>();
  const place = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { asked, shown } = idea;
  const showsIdea = asked?.outcome === "answered";

  // What took the place of the other is read out, and shown from its top.
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
          values={shown.values}
          onAnother={idea.leaveIdea}
          titleRef={title}
        />
      ) : (
        <Card className="mx-auto grid max-w-3xl gap-7 sm:p-10">
          <h2 className="text-subtitle">Three short questions</h2>
          <IdeaNotice asked={asked} />
          <StartupForm
            values={shown?.values ?? visit.values}
            errors={idea.errors}
            onChange={idea.recheck}
            onSubmit={async (form) => {
              const ended = (await idea.generate(form))?.outcome;
              if (ended === "failed" || ended === "too-many") {
                setToast({ tone: "error", ...ideaMessages.failed });
              }
            }}
          >
            <Button
              type="submit"
              size="large"
              busy={idea.busy}
              busyLabel="Generating..."
              data-replay
            >
              Generate My Idea
            </Button>
            {idea.busy && (
              <Waiting
                text="Writing an idea and checking its domain names. This takes a few seconds."
                onStop={idea.stop}
              />
            )}
          </StartupForm>
        </Card>
      )}
      <Toast message={toast} />
    </div>
  );
}
