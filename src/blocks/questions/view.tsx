import type { ReactNode } from "react";
import { compositionOf, fittingCompositions } from "../compositions.ts";
import { useFact, useMarks, usePage } from "../context.ts";
import { ItemName, Title } from "../parts.tsx";
import { ScenePicture } from "../subjects/scene.tsx";
import { answerInWords } from "./answer-words.ts";
import type { Questions } from "./schema.ts";

/** More than these beside a picture are opened one by one. */
const FEW = 4;

const classes = {
  list: "section questions",
  columns: "section questions questions-columns",
  open: "section questions questions-open",
  picture: "section questions has-picture",
};

export function QuestionsView({ block }: { block: Questions }) {
  const { shown, facts, isEdited } = usePage();
  const questions = useFact("questions") ?? [];
  const { fact } = useMarks();
  const composition = compositionOf(block, facts, shown) ?? "list";
  const isPictured = composition === "picture";
  const isOpen =
    composition === "open" ||
    (isPictured && questions.length <= FEW && fittingCompositions(block, facts, shown).has("open"));
  const Item = isOpen ? Open : Opening;
  const isAnswered = questions.some(({ answer }) => answerInWords(answer, facts, shown));
  // A heading alone asks nothing.
  if (!isAnswered && !isEdited) return null;
  return (
    <section className={classes[composition]} id={block.id} aria-labelledby={`${block.id}-title`}>
      {isPictured && <ScenePicture of={block.scene} />}
      <Title of={block} />
      <div className={isOpen ? "answers" : "questions-list"}>
        {questions.map(({ id, question, answer: said }, at) => {
          const answer = answerInWords(said, facts, shown);
          return answer ? (
            <Item key={id} block={block} id={id} question={question} isFirst={at === 0}>
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

type ItemProps = {
  block: Questions;
  id: string;
  question: string;
  isFirst: boolean;
  children: ReactNode;
};

/** Opens by itself, without a script. The first is open, and shows what the others do. */
function Opening({ id, question, isFirst, children }: ItemProps) {
  const { fact } = useMarks();
  return (
    <details open={isFirst}>
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
