import { Notice } from "../../ui/notice.tsx";
import { doneTexts } from "./receive-account.ts";

type AccountNoticeProps = {
  refused: boolean;
  /** What the page before has done, by its query. */
  done: string | null;
};

/** What became of the last post, where its own form does not say it. */
export function AccountNotice({ refused, done }: AccountNoticeProps) {
  if (refused) {
    return (
      <Notice tone="error" role="alert" title="That wasn't done">
        <p>You may not do this, or the form was not complete.</p>
      </Notice>
    );
  }
  const text = Object.entries(doneTexts).find(([what]) => what === done)?.[1];
  if (!text) return null;
  return (
    <Notice tone="success" role="status">
      <p>{text}</p>
    </Notice>
  );
}
