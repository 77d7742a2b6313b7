import { useState } from "react";
import {
  isSendIdeasAnswer,
  longestAddress,
  type SendIdeasAnswer,
} from "../../../core/ideas/send-ideas-answer.ts";
import { minutes } from "../../../platform/time/minutes.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextField } from "../../../ui/forms/field.tsx";
import { postForm } from "../../../ui/forms/post-form.ts";
import { useForm } from "../../../ui/forms/use-form.ts";
import { Notice } from "../../../ui/notice.tsx";
import { type KeptIdea, shortlistPath } from "./shortlist.ts";

/** Sends the whole shortlist to an address, in one email. */
export function EmailIdeas({ ideas }: { ideas: readonly KeptIdea[] }) {
  const [answer, setAnswer] = useState<SendIdeasAnswer>();
  const { field, ...form } = useForm({
    values: { email: "" },
    longest: { email: longestAddress },
    read: (typed) => ({ email: String(typed.get("email") ?? "") }),
    loadCheck: async () => (await import("../../../core/ideas/send-ideas-schema.ts")).addressErrors,
    async send({ email }, element) {
      const body = new URLSearchParams({ email });
      for (const { link } of ideas) body.append("idea", link);
      const received = await postForm(element, body, isSendIdeasAnswer);
      setAnswer(received);
      return received.outcome === "invalid" ? received.errors : undefined;
    },
  });
  return (
    <Card tone="leaf" className="max-w-3xl">
      <form method="post" action={shortlistPath} {...form.props} className="grid gap-5">
        <TextField
          label="Email them to me"
          hint="One email with every idea on your shortlist and its link. The address is used for nothing else."
          type="email"
          autoComplete="email"
          required
          {...field("email")}
        />
        <Button
          type="submit"
          busy={form.busy}
          busyLabel="Sending..."
          className="justify-self-start"
        >
          Send my shortlist
        </Button>
        {answer && !form.busy && <Answer answer={answer} />}
      </form>
    </Card>
  );
}

function Answer({ answer }: { answer: SendIdeasAnswer }) {
  switch (answer.outcome) {
    case "invalid":
      return null; // said at the field
    case "sent":
      return (
        <Notice role="status">
          <p>Your ideas are on their way to that address.</p>
        </Notice>
      );
    case "held":
      return (
        <Notice role="status">
          <p>That address has had several emails from us today, so we won’t send another.</p>
        </Notice>
      );
    case "too-many":
      return (
        <Notice role="alert" tone="error">
          <p>
            Too many requests from your connection. You can try again in{" "}
            {minutes(answer.retryAfterSeconds)}.
          </p>
        </Notice>
      );
    default:
      return (
        <Notice role="alert" tone="error">
          <p>We couldn’t send them. Please try again. Your shortlist is still here.</p>
        </Notice>
      );
  }
}
