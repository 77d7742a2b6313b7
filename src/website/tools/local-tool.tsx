import { useEffect, useRef, useState } from "react";
import type { LocalIdea } from "../../core/ideas/idea-writer.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { loadToasts, Toast } from "../../ui/toast.tsx";
import type { ToastMessage } from "../../ui/toasts.tsx";
import type { Asked } from "./ask.ts";
import { type LocalValues, localIdeas } from "./form-values.ts";
import { IdeaNotice } from "./idea-notice.tsx";
import { LocalForm } from "./local-form.tsx";
import { LocalResult } from "./local-result.tsx";
import { ideaMessages } from "./messages.ts";
import { useIdea } from "./use-idea.ts";
import type { ToolPage } from "./visit-tool.ts";
import { Waiting } from "./waiting.tsx";

type LocalAnswer = { idea: LocalIdea };

/** The local idea generator: the form beside the idea. */
export function LocalTool(visit: Pick<ToolPage<LocalValues, LocalAnswer>, "values" | "taken">) {
  const idea = useIdea(localIdeas, "generate-local-mvp-ideas", visit);
  const [toast, setToast] = useState<ToastMessage>();
  const title = useRef<HTMLHeadingElement>(null);
  const { asked, shown } = idea;

  // A new idea is read out from its name on; the first one came with the page.
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    title.current?.focus();
  }, [shown]);

  // Where links and the form lead: to what the visitor has to look at next.
  const places = shown ? { idea: "idea" } : { form: "idea" };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
      <Card id={places.form} className="grid gap-7 sm:p-9 lg:sticky lg:top-24">
        <h2 className="text-subtitle">Four short questions</h2>
        <IdeaNotice asked={asked} />
        <LocalForm
          values={visit.values}
          variation={shown ? shown.values.variation + 1 : visit.values.variation}
          errors={idea.errors}
          onChange={idea.recheck}
          onSubmit={async (form) => {
            loadToasts().catch(() => {}); // while the answer is on its way
            setToast(toastFor(await idea.generate(form)));
          }}
        >
          <Button type="submit" size="large" busy={idea.busy} busyLabel="Generating..." data-replay>
            Generate My Idea
          </Button>
        </LocalForm>
      </Card>
      <Card id={places.idea} tone={shown ? "leaf" : "sand"} className="grid gap-6 sm:p-9">
        {idea.busy && <Waiting text="Writing an idea for your area." onStop={idea.stop} />}
        {shown ? (
          <LocalResult
            idea={shown.answer.idea}
            values={shown.values}
            busy={idea.busy}
            titleRef={title}
          />
        ) : (
          <div className="grid gap-3">
            <h2 className="text-heading">Your idea goes here</h2>
            <p className="text-muted">
              A business with a name, the local problem it solves, a way to find out this week
              whether anyone wants it, how it makes money, and what the test costs.
            </p>
          </div>
        )}
      </Card>
      <Toast message={toast} />
    </div>
  );
}

function toastFor(asked: Asked<unknown> | undefined): ToastMessage | undefined {
  switch (asked?.outcome) {
    case "answered":
      return { tone: "success", ...ideaMessages.generated };
    case "failed":
    case "too-many":
      return { tone: "error", ...ideaMessages.failed };
    default:
      return undefined; // said at the fields, or wanted
  }
}
