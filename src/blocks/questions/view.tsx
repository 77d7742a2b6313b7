import { useFact, useMarks, usePage } from "../context.ts";
import { Title } from "../parts.tsx";
import type { Questions } from "./schema.ts";

/** Each opens by itself, without a script. */
export function QuestionsView({ block }: { block: Questions }) {
  const { shown } = usePage();
  const questions = useFact("questions") ?? [];
  const { fact } = useMarks();
  return (
    <section className="section questions" id={block.id} aria-labelledby={`${block.id}-title`}>
      <Title of={block} />
      <div className="questions-list">
        {questions.map(({ id, question, answer }) =>
          answer ? (
            <details key={id}>
              <summary {...fact("questions", id, "question")}>{question}</summary>
              <p {...fact("questions", id, "answer")}>{answer}</p>
            </details>
          ) : (
            shown === "all" && (
              <p key={id} className="unanswered">
                {question} <span className="small">Answer to come</span>
              </p>
            )
          ),
        )}
      </div>
    </section>
  );
}
