import { useFact, useMarks, usePage } from "../context.ts";
import { Title } from "../parts.tsx";
import { answerInWords } from "./answer-words.ts";
import type { Questions } from "./schema.ts";

/** Each opens by itself, without a script. */
export function QuestionsView({ block }: { block: Questions }) {
  const { shown, facts, isEdited } = usePage();
  const questions = useFact("questions") ?? [];
  const { fact } = useMarks();
  return (
    <section className="section questions" id={block.id} aria-labelledby={`${block.id}-title`}>
      <Title of={block} />
      <div className="questions-list">
        {questions.map(({ id, question, answer: said }) => {
          const answer = answerInWords(said, facts, shown);
          return answer ? (
            <details key={id}>
              <summary {...fact("questions", id, "question")}>{question}</summary>
              <p {...fact("questions", id, "answer")}>{answer}</p>
            </details>
          ) : (
            isEdited && (
              <p key={id} className="unanswered">
                {question} <span className="small">Not shown until it’s answered</span>
              </p>
            )
          );
        })}
      </div>
    </section>
  );
}
