import type { ToConfirm } from "../../core/reviews/to-confirm.ts";
import { Button } from "../../ui/button.tsx";

type QuestionsProps = {
  questions: readonly ToConfirm[];
  /** Whether the script is there; without it the form below takes the answer. */
  isReady: boolean;
  onAnswer(question: ToConfirm): void;
};

/** What would be on the website if its customer said that it is so. It is not in the frame. */
export function QuestionsToConfirm({ questions, isReady, onAnswer }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="confirm-title" className="grid gap-3 rounded-card bg-sand p-5">
      <h2 id="confirm-title" className="text-heading">
        Is this right?
      </h2>
      <p>We’ll leave these out of your website until you’ve told us.</p>
      <ul className="grid gap-3">
        {questions.map((question) => (
          <li
            key={question.what}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-3"
          >
            <span className="wrap-anywhere min-w-0">
              <span className="block font-semibold">{question.what}</span>
              {question.value}
            </span>
            {isReady && (
              <Button
                look="secondary"
                size="small"
                aria-label={`Answer: ${question.what}`}
                onClick={() => onAnswer(question)}
              >
                Answer
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
