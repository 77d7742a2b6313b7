import type { ReactNode } from "react";
import { Notice } from "../../ui/notice.tsx";
import { type AccountReceipt, doneTexts, type FormProblem } from "./receive-account.ts";

type AccountNoticeProps = {
  receipt: AccountReceipt | undefined;
  /** What the page before has done, by its query. */
  done: string | null;
};

/** What became of the last post, and where on the page the rest of it is. */
export function AccountNotice({ receipt, done }: AccountNoticeProps) {
  if (!receipt) return <DoneNotice done={done} />;
  switch (receipt.kind) {
    case "refused":
      return <Undone>You may not do this, or the form was not complete.</Undone>;
    case "unreadable":
      return <Undone>{receipt.reason}</Undone>;
    case "problem":
      return (
        <Undone>
          The form under <SectionLink form={receipt.form} /> says why.
        </Undone>
      );
    case "invited":
      return (
        <Notice tone="success" role="status">
          <p>
            The invitation is made. Its link is under <SectionLink form="invite" />.
          </p>
        </Notice>
      );
    default:
      return null; // the section says it, near the top
  }
}

/** The headings of the page, each by its id and its words. */
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
    <Notice tone="error" role="alert" title="That wasn't done">
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
