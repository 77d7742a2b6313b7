import { longest } from "../../../core/assistant/answer-schema.ts";
import type { AskedQuestion } from "../../../core/assistant/asked-questions.ts";
import type { Site } from "../../../core/sites/sites.ts";
import { capitalised } from "../../../platform/words/capitalised.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { SiteFrame } from "../site-frame.tsx";
import type { AnswerReceipt } from "./receive-answer.ts";

type QuestionsScreenProps = {
  site: Site;
  questions: readonly AskedQuestion[];
  receipt: AnswerReceipt | undefined;
  /** The query’s word of what was done. */
  done: string | null;
};

type Refused = Extract<AnswerReceipt, { outcome: "refused" }>;

/** What visitors asked a site’s assistant this month. */
export function QuestionsScreen({ site, questions, receipt, done }: QuestionsScreenProps) {
  const refused = receipt?.outcome === "refused" ? receipt : undefined;
  const unanswered = questions.filter(({ is_answered }) => !is_answered);
  const answered = questions.filter(({ is_answered }) => is_answered);
  return (
    <SiteFrame site={site} here="/questions">
      <div className="grid gap-5">
        <News refused={refused} done={done} />
        <p className="text-muted">
          What visitors asked this month, without who they are. Each is kept until you answer it,
          and no longer than the end of next month.
        </p>
        {questions.length === 0 && (
          <p className="rounded-card border border-line bg-surface p-6 text-muted">
            No questions here this month.
          </p>
        )}
        {unanswered.length > 0 && (
          <Questions
            id="unanswered"
            title="Not answered"
            questions={unanswered}
            refused={refused}
          />
        )}
        {answered.length > 0 && (
          <Questions id="answered" title="Answered" questions={answered} refused={refused} />
        )}
      </div>
    </SiteFrame>
  );
}

function News({ refused, done }: { refused: Refused | undefined; done: string | null }) {
  if (refused) {
    return (
      <Notice tone="error" role="alert">
        <p>{refused.reason}</p>
      </Notice>
    );
  }
  if (done !== "shown" && done !== "waits") return null;
  return (
    <Notice tone="success" role="status">
      <p>
        {done === "shown"
          ? "Added to the draft. Visitors are told once the next version is live."
          : "Added to the draft. It isn’t shown yet: the site’s questions wait to be confirmed, or no page has a section for them."}
      </p>
    </Notice>
  );
}

type QuestionsProps = {
  id: string;
  title: string;
  questions: readonly AskedQuestion[];
  refused: Refused | undefined;
};

function Questions({ id, title, questions, refused }: QuestionsProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {questions.map(({ question, times }) => (
          <li key={question} className="grid gap-1 px-4 py-3">
            <p className="wrap-anywhere">
              <span dir="auto" className="font-semibold">
                {asQuestion(question)}
              </span>{" "}
              <span className="text-muted text-small">
                {times === 1 ? "asked once" : `asked ${times} times`}
              </span>
            </p>
            <AddAnswer
              asked={question}
              refused={refused?.values?.asked === question ? refused : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddAnswer({ asked, refused }: { asked: string; refused: Refused | undefined }) {
  const { values, errors } = refused ?? {};
  return (
    <details open={refused !== undefined}>
      <summary className="flex min-h-11 cursor-pointer items-center text-link">
        Add an answer<span className="sr-only"> to “{asQuestion(asked)}”</span>
      </summary>
      <form method="post" className="grid gap-4 py-3">
        <input type="hidden" name="asked" value={asked} />
        <TextField
          label="Question, as it stands on the page"
          name="question"
          dir="auto"
          maxLength={longest.question}
          required
          defaultValue={values?.question ?? asQuestion(asked).slice(0, longest.question)}
          error={errors?.question}
        />
        <TextArea
          label="Answer"
          name="answer"
          dir="auto"
          maxLength={longest.answer}
          required
          defaultValue={values?.answer ?? ""}
          error={errors?.answer}
        />
        <p>
          <Button type="submit" size="small">
            Add it to the draft
          </Button>
        </p>
      </form>
    </details>
  );
}

function asQuestion(kept: string): string {
  return `${capitalised(kept)}?`;
}
