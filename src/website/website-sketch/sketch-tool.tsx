import { type ReactNode, useState } from "react";
import { longest, type SketchValues } from "../../core/sketches/fields.ts";
import { minutes } from "../../platform/time/minutes.ts";
import { Card } from "../../ui/card.tsx";
import { postForm } from "../../ui/forms/post-form.ts";
import { useForm } from "../../ui/forms/use-form.ts";
import { Notice } from "../../ui/notice.tsx";
import { isSketchAnswer, type SketchAnswer } from "./sketch-answer.ts";
import { SketchForm } from "./sketch-form.tsx";
import { sketchValues } from "./sketch-values.ts";

type SketchToolProps = {
  values: SketchValues;
  /** The server’s answer to a post without JavaScript. */
  answer: SketchAnswer | undefined;
  supportEmail: string;
  /** What it is for, beside the form. */
  children?: ReactNode;
};

/** The form, which leads to the page of the website that it makes. */
export function SketchTool({ values, supportEmail, children, ...page }: SketchToolProps) {
  const [answer, setAnswer] = useState(page.answer);
  const form = useForm<SketchValues>({
    values,
    longest,
    errors: page.answer?.outcome === "invalid" ? page.answer.errors : undefined,
    read: sketchValues,
    loadCheck: async () => (await import("../../core/sketches/schema.ts")).sketchErrors,
    async send(_typed, element) {
      const received = await postForm(element, new FormData(element), isSketchAnswer);
      setAnswer(received);
      if (received.outcome === "made") {
        location.assign(received.sketch.path);
        // Busy until it has gone, and again there for who comes back.
        await new Promise((back) => addEventListener("pageshow", back, { once: true }));
      }
      return received.outcome === "invalid" ? received.errors : undefined;
    },
  });

  return (
    <div className="page-width grid gap-12 pt-10 pb-16 md:pt-14 md:pb-24">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
        {children}
        <Card className="grid gap-6">
          <SketchForm form={form} />
          <NotMade answer={answer} supportEmail={supportEmail} />
        </Card>
      </div>
    </div>
  );
}

/** Why there is no website, when no field’s message says it. */
function NotMade({ answer, supportEmail }: Pick<SketchToolProps, "answer" | "supportEmail">) {
  if (!answer || answer.outcome === "made" || answer.outcome === "invalid") return null;
  return (
    <Notice tone="error" role="alert" title="That didn’t work">
      <p>
        {answer.outcome === "too-many"
          ? `There were too many sketches from your connection. Please wait ${minutes(answer.retryAfterSeconds)} and try again.`
          : `It’s our fault. Please try again, or write to ${supportEmail}.`}{" "}
        What you typed is still here.
      </p>
    </Notice>
  );
}
