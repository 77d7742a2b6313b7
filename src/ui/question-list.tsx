import { ChevronDown } from "./icons.tsx";

type QuestionListProps = { questions: readonly { question: string; answer: string }[] };

/** Questions whose answers open on a click, without JavaScript. */
export function QuestionList({ questions }: QuestionListProps) {
  return (
    <div className="border-ink/25 border-b">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-ink/25 border-t">
          <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-6 py-4 text-balance font-heading text-heading [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown className="size-6 shrink-0 transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-2xl pb-7 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
