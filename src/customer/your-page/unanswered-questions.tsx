import { longest } from "../../core/assistant/answer-schema.ts";
import type { AskedQuestion } from "../../core/assistant/asked-questions.ts";
import { capitalised } from "../../platform/words/capitalised.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import type { ShownPage } from "./answer-your-page.ts";

type UnansweredQuestionsProps = {
  site: string;
  questions: readonly AskedQuestion[];
  shown: ShownPage;
};

/** What only the business can answer. */
export function UnansweredQuestions({ site, questions, shown }: UnansweredQuestionsProps) {
  const { typed } = shown;
  const isTyped = typed.intent === "answer-visitors" && typed.site === site;
  // One that was answered elsewhere meanwhile: what was typed here is not lost.
  const isGone = isTyped && !questions.some(({ question }) => question === typed.asked);
  if (questions.length === 0 && !isGone) return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      <p>This month visitors asked what your website doesn’t say:</p>
      <ul className="divide-y divide-line">
        {questions.map(({ question, times }) => (
          <li key={question} className="grid grid-cols-1 gap-1 py-2">
            <p className="wrap-anywhere">
              <span dir="auto">{capitalised(question)}?</span>{" "}
              {times > 1 && <span className="text-muted">({times} times)</span>}
            </p>
            <AddAnswer asked={question} {...{ site, shown }} />
          </li>
        ))}
        {isGone && (
          <li className="py-2">
            <AddAnswer asked={typed.asked ?? ""} {...{ site, shown }} />
          </li>
        )}
      </ul>
    </div>
  );
}

type AddAnswerProps = { asked: string; site: string; shown: ShownPage };

function AddAnswer({ asked, site, shown: { address, typed, errors } }: AddAnswerProps) {
  const isTyped =
    typed.intent === "answer-visitors" && typed.site === site && typed.asked === asked;
  const asQuestion = `${capitalised(asked)}?`;
  return (
    <details open={isTyped}>
      <summary className="flex min-h-11 cursor-pointer items-center text-link">
        Add an answer<span className="sr-only"> to “{asQuestion}”</span>
      </summary>
      <form method="post" action={address} noValidate className="grid grid-cols-1 gap-4 py-3">
        <input type="hidden" name="intent" value="answer-visitors" />
        <input type="hidden" name="site" value={site} />
        <input type="hidden" name="asked" value={asked} />
        <TextField
          label="Question, as it stands on your website"
          name="question"
          dir="auto"
          maxLength={longest.question}
          defaultValue={isTyped ? typed.question : asQuestion.slice(0, longest.question)}
          error={isTyped ? errors.question : undefined}
        />
        <TextArea
          label="Your answer"
          name="answer"
          dir="auto"
          maxLength={longest.answer}
          defaultValue={isTyped ? typed.answer : ""}
          error={isTyped ? errors.answer : undefined}
        />
        <Button type="submit" size="small" className="justify-self-start">
          Send your answer
        </Button>
      </form>
    </details>
  );
}
