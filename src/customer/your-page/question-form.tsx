import { longestAnswer } from "../../core/briefs/questions.ts";
import type { OwnWebsite } from "../../core/people/your-page.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import type { ShownPage } from "./answer-your-page.ts";
import { nameOf } from "./words.ts";

type QuestionFormProps = { website: OwnWebsite; shown: ShownPage };

/** What we asked, for whose answer the clock of a preview is stopped. */
export function QuestionForm({ website, shown }: QuestionFormProps) {
  const { brief } = website;
  if (!brief?.question) return null;
  const { id, text } = brief.question;
  const { typed, errors } = shown;
  const isTyped = typed.intent === "answer" && typed.question === id;
  return (
    <form method="post" action={shown.address} noValidate className="grid grid-cols-1 gap-4">
      <input type="hidden" name="intent" value="answer" />
      <input type="hidden" name="brief" value={brief.id} />
      <input type="hidden" name="question" value={id} />
      <p className="wrap-anywhere">
        Before we can finish your preview for {nameOf(website)}, we need to ask you something:
      </p>
      <p className="whitespace-pre-line wrap-anywhere border-eucalyptus border-l-4 pl-4">{text}</p>
      <TextArea
        label="Your answer"
        name="answer"
        maxLength={longestAnswer}
        defaultValue={isTyped ? typed.answer : ""}
        error={isTyped ? errors.answer : undefined}
      />
      <Button type="submit" className="justify-self-start">
        Send your answer
      </Button>
    </form>
  );
}
