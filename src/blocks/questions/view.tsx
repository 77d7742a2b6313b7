import type { ReactNode } from "react";
import { compositionOf } from "../compositions.ts";
import { useFact, useMarks, usePage } from "../context.ts";
import { ItemName, Title } from "../parts.tsx";
import { answerInWords } from "./answer-words.ts";
import type { Questions } from "./schema.ts";

export function QuestionsView({ block }: { block: Questions }) {
  const { shown, facts, isEdited } = usePage();
  const questions = useFact("questions") ?? [];
  const { fact } = useMarks();
  const composition = compositionOf(block, facts, shown) ?? "list";
  const Item = composition === "open" ? Open : Opening;
  const isAnswered = questions.some(({ answer }) => answerInWords(answer, facts, shown));
  // A heading alone asks nothing.
  if (!isAnswered && !isEdited) return null;
  return (
    <section
      className={
        composition === "list" ? "section questions" : `section questions questions-${composition}`
      }
      id={block.id}
      aria-labelledby={`${block.id}-title`}
    >
      <Title of={block} />
      <div className={composition === "open" ? "answers" : "questions-list"}>
        {questions.map(({ id, question, answer: said }) => {
          const answer = answerInWords(said, facts, shown);
          return answer ? (
            <Item key={id} block={block} id={id} question={question}>
              <p {...fact("questions", id, "answer")}>{answer}</p>
            </Item>
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

type ItemProps = { block: Questions; id: string; question: string; children: ReactNode };

/** Opens by itself, without a script. */
function Opening({ id, question, children }: ItemProps) {
  const { fact } = useMarks();
  return (
    <details>
      <summary {...fact("questions", id, "question")}>{question}</summary>
      {children}
    </details>
  );
}

/** Short enough to be read without being asked for. */
function Open({ block, id, question, children }: ItemProps) {
  const { fact } = useMarks();
  return (
    <div>
      <ItemName in={block} mark={fact("questions", id, "question")}>
        {question}
      </ItemName>
      {children}
    </div>
  );
}
