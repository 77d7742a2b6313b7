import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import { type AccountReceipt, doneTexts, type FormProblem } from "./receive-account.ts";

type AccountNoticeProps = {
  receipt: AccountReceipt | undefined;
  /** What the previous page did, from the query. */
  done: string | null;
};

/** The result of the last post, and where on the page to find the details. */
export function AccountNotice({ receipt, done }: AccountNoticeProps) {
  if (!receipt) return <DoneNotice done={done} />;
  switch (receipt.kind) {
    case "refused":
      return <Undone>You’re not allowed to do this, or the form was incomplete.</Undone>;
    case "unreadable":
      return <Undone>{receipt.reason}</Undone>;
    case "problem":
      return (
        <Undone>
          See <SectionLink form={receipt.form} /> for the reason.
        </Undone>
      );
    case "invited":
      return (
        <Notice tone="success" role="status">
          <p>
            The invitation is ready. Its link is under <SectionLink form="invite" />.
          </p>
        </Notice>
      );
    default:
      return null; // the section near the top says it
  }
}

/** The page's headings: the id and text of each. */
const sections: Record<FormProblem["form"], [id: string, title: string]> = {
  "second-factor": ["second-factor", "Codes from an app"],
  "change-password": ["password", "Password"],
  "change-email": ["email", "Email"],
  member: ["team", "People"],
  invite: ["invitations", "Invitations"],
};

function SectionLink({ form }: { form: FormProblem["form"] }) {
  const [id, title] = sections[form];
  return (
    <a className="text-link" href={`#${id}`}>
      {title}
    </a>
  );
}

function Undone({ children }: { children: ReactNode }) {
  return (
    <Notice tone="error" role="alert" title="Nothing was changed">
      <p>{children}</p>
    </Notice>
  );
}

function DoneNotice({ done }: { done: string | null }) {
  const text = Object.entries(doneTexts).find(([what]) => what === done)?.[1];
  if (!text) return null;
  return (
    <Notice tone="success" role="status">
      <p>{text}</p>
    </Notice>
  );
}
