import { Card } from "../../ui/card.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import type { ShownPage } from "./answer-your-page.ts";

type UntakenAnswerProps = { shown: ShownPage; supportEmail: string };

/** An answer to a question that nobody asks any more, so that what was typed is not lost. */
export function UntakenAnswer({ shown, supportEmail }: UntakenAnswerProps) {
  const { typed, page } = shown;
  const isAsked = page.websites.some(({ brief }) => brief?.question?.id === typed.question);
  if (typed.intent !== "answer" || !typed.answer || isAsked) return null;
  return (
    <Card className="grid grid-cols-1 gap-4">
      <p>
        We’re no longer waiting for this answer: it came another way, or we took the question back.
        Still want to tell us? Please send it to{" "}
        <a className="text-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        .
      </p>
      <TextArea label="What you wrote" name="written" readOnly defaultValue={typed.answer} />
    </Card>
  );
}
