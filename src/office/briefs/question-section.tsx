import type { BriefEvent } from "../../core/briefs/brief-events.ts";
import type { Brief } from "../../core/briefs/briefs.ts";
import { longestAnswer, longestQuestion } from "../../core/briefs/questions.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { Moment } from "../shell/moment.tsx";
import { Section } from "../shell/section.tsx";
import type { ChangeReceipt, TypedChange } from "./receive-brief-change.ts";
import { ChangeFields } from "./status-form.tsx";

type QuestionSectionProps = {
  brief: Brief;
  /** What the clock is stopped for, if it does. */
  asked: BriefEvent | undefined;
  typed: TypedChange | undefined;
  mistake: Extract<ChangeReceipt, { outcome: "invalid" }> | undefined;
};

/** Stops the clock of a brief with a question to its customer, or starts it again. */
export function QuestionSection({ brief, asked, typed, mistake }: QuestionSectionProps) {
  const errorOf = (field: string) => (mistake?.field === field ? mistake.error : undefined);
  if (brief.paused_at) {
    return (
      <Section title="Waiting for the customer">
        {asked && (
          <div className="grid gap-1">
            <p className="whitespace-pre-line rounded-small bg-sand px-3 py-2">{asked.to_value}</p>
            <p className="text-muted text-small">
              Asked by {asked.actorName ?? "a former operator"}, <Moment at={asked.created_at} />
            </p>
          </div>
        )}
        <form method="post" noValidate data-remember="resume" className="grid gap-3">
          <ChangeFields intent="resume" brief={brief} />
          <TextArea
            label="Their answer"
            name="answer"
            hint="Optional, for what they told you by email or phone. It stays with the brief."
            rows={3}
            maxLength={longestAnswer}
            defaultValue={typed?.answer ?? ""}
            error={errorOf("answer")}
          />
          <Button type="submit" look="secondary" size="small" className="justify-self-start">
            Start the clock again
          </Button>
        </form>
      </Section>
    );
  }
  if (brief.status !== "submitted" && brief.status !== "in_progress") return null;
  return (
    <Section title="Ask the customer">
      <form method="post" noValidate data-remember="ask" className="grid gap-3">
        <ChangeFields intent="ask" brief={brief} />
        <TextArea
          label="Question"
          name="question"
          hint={`Goes to ${brief.email}. Ask only what you need to continue: the clock stops until they answer.`}
          rows={3}
          maxLength={longestQuestion}
          defaultValue={typed?.question ?? ""}
          error={errorOf("question")}
        />
        <Button type="submit" look="secondary" size="small" className="justify-self-start">
          Ask, and stop the clock
        </Button>
      </form>
    </Section>
  );
}
