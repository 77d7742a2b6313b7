import { type ComponentType, type ReactNode, useState } from "react";
import { longest, type SketchValues } from "../../core/sketches/fields.ts";
import { minutes } from "../../platform/time/minutes.ts";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { postForm } from "../../ui/post-form.ts";
import { useForm } from "../../ui/use-form.ts";
import { isSketchAnswer, type SketchAnswer } from "./sketch-answer.ts";
import type { SketchDesk } from "./sketch-desk.tsx";
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

/**
 * The form, and below it the website that it makes. Without JavaScript it leads to the page of that
 * website; with it the same page is shown in place, and the address bar has its link.
 */
export function SketchTool({ values, supportEmail, children, ...page }: SketchToolProps) {
  const [answer, setAnswer] = useState(page.answer);
  const [Desk, setDesk] = useState<ComponentType<Parameters<typeof SketchDesk>[0]>>();
  const form = useForm<SketchValues>({
    values,
    longest,
    errors: page.answer?.outcome === "invalid" ? page.answer.errors : undefined,
    read: sketchValues,
    loadCheck: async () => (await import("../../core/sketches/schema.ts")).sketchErrors,
    async send(_typed, element) {
      const loading = import("./sketch-desk.tsx").catch(() => undefined); // beside the answer
      const body = new FormData(element);
      const received = await postForm(element, body, isSketchAnswer);
      const desk = await loading;
      if (received.outcome === "made") {
        const { path } = received.sketch;
        // In place of the form’s address: read again, it is the page of the website.
        if (desk) history.replaceState(null, "", path);
        else location.assign(path); // without the script of the screen
      }
      setDesk(() => desk?.SketchDesk);
      setAnswer(received);
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
      {answer?.outcome === "made" && Desk && (
        <Desk key={answer.sketch.path} sketch={answer.sketch} heading="h2" isNew />
      )}
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
          ? `There were too many from your connection. Please wait ${minutes(answer.retryAfterSeconds)} and try again.`
          : `It’s our fault. Please try again, or write to ${supportEmail}.`}{" "}
        What you typed is still here.
      </p>
    </Notice>
  );
}
