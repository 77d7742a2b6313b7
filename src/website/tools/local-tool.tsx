import { useEffect, useRef } from "react";
import type { LocalResult as Result } from "../../core/ideas/suggest-local.ts";
import { Card } from "../../ui/card.tsx";
import { Toast } from "../../ui/floating/toast.tsx";
import { type LocalValues, localIdeas } from "./form-values.ts";
import { IdeaForm } from "./idea-form.tsx";
import { IdeaNotice } from "./idea-notice.tsx";
import { LocalFields } from "./local-fields.tsx";
import { LocalResult } from "./local-result.tsx";
import { useIdea } from "./use-idea.ts";
import type { ToolPage } from "./visit-tool.ts";
import { Waiting } from "./waiting.tsx";

/** The local idea generator: the form beside the idea. */
export function LocalTool(visit: Pick<ToolPage<LocalValues, Result>, "values" | "taken">) {
  const idea = useIdea(localIdeas, visit);
  const title = useRef<HTMLHeadingElement>(null);
  const { form, shown } = idea;

  // A new idea is read out from its name. The first one came with the page.
  const seen = useRef(shown);
  useEffect(() => {
    if (seen.current === shown) return;
    seen.current = shown;
    title.current?.focus();
  }, [shown]);

  // Where links and the form lead: to what the visitor needs to see next.
  const places = shown ? { idea: "idea" } : { form: "idea" };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
      <Card id={places.form} className="grid gap-7 sm:p-9 lg:sticky lg:top-24">
        <h2 className="text-subtitle">Four short questions</h2>
        <IdeaNotice asked={idea.asked} />
        <IdeaForm idea={idea} className="grid gap-7">
          <LocalFields field={form.field} />
        </IdeaForm>
      </Card>
      <Card id={places.idea} tone={shown ? "leaf" : "sand"} className="grid gap-6 sm:p-9">
        {form.busy && <Waiting text="Writing an idea for your area." onStop={form.stop} />}
        {shown ? (
          <LocalResult
            result={shown.answer}
            values={shown.values}
            busy={form.busy}
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
      <Toast message={idea.toast} />
    </div>
  );
}
