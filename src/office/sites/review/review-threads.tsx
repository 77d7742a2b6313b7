import { acceptedFiles, maxFileBytes } from "../../../core/files/file-rules.ts";
import { filesField, longest, maxFiles } from "../../../core/reviews/fields.ts";
import type { ReviewView } from "../../../core/reviews/review-view.ts";
import type { Comment, Thread } from "../../../core/reviews/threads.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/forms/text-area.tsx";
import { Moment } from "../../shell/moment.tsx";
import { StatusBadge } from "../../shell/status-badge.tsx";
import { AttachedFiles } from "../attached-files.tsx";
import type { ReviewReceipt } from "./receive-review-change.ts";

type Refusal = Extract<ReviewReceipt, { outcome: "refused" }>;

type ReviewThreadsProps = {
  review: Pick<ReviewView, "threads" | "wasAbout"> & { addable: ReadonlySet<string> };
  siteId: string;
  refusal: Refusal | undefined;
};

/** What the customer says, by section, with a place to answer each. */
export function ReviewThreads({
  review: { threads, wasAbout, addable },
  siteId,
  refusal,
}: ReviewThreadsProps) {
  const groups = [
    ...threads.blocks.map(({ block, threads }) => ({ title: block.name, threads })),
    { title: "The website as a whole", threads: threads.whole },
    { title: "About something that was removed", threads: threads.removed },
  ].filter(({ threads }) => threads.length > 0);
  if (groups.length === 0) return <p className="text-muted">No comments yet.</p>;
  return (
    <div className="grid gap-7">
      {groups.map(({ title, threads }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one name.
        <section key={at} className="grid gap-3">
          <h3 className="wrap-anywhere font-semibold">{title}</h3>
          {threads.map((thread) => (
            <ThreadCard
              key={thread.id}
              thread={thread}
              wasAbout={wasAbout.get(thread.id)}
              isAddable={addable.has(thread.id)}
              siteId={siteId}
              refusal={refusal?.thread === thread.id ? refusal : undefined}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

type ThreadCardProps = {
  thread: Thread;
  wasAbout: string | undefined;
  /** Whether it answers a question that the site leaves open. */
  isAddable: boolean;
  siteId: string;
  refusal: Refusal | undefined;
};

function ThreadCard({ thread, wasAbout, isAddable, siteId, refusal }: ThreadCardProps) {
  const isDone = thread.resolved_at !== null;
  return (
    <article className="grid gap-3 rounded-card border border-line p-4">
      {wasAbout && <p className="wrap-anywhere text-small">Was about “{wasAbout}”</p>}
      {thread.quoted && (
        <p dir="auto" className="wrap-anywhere text-muted text-small">
          “{thread.quoted}”
        </p>
      )}
      <Words comment={thread} siteId={siteId} />
      {thread.answers.map((answer) => (
        <div key={answer.id} className="border-line border-l-2 pl-4">
          <Words comment={answer} siteId={siteId} />
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        {isAddable && (
          <form method="post">
            <input type="hidden" name="intent" value="add-answer" />
            <input type="hidden" name="thread" value={thread.id} />
            <Button type="submit" size="small">
              Add to the site
            </Button>
          </form>
        )}
        {isDone && <StatusBadge tone="green">Done</StatusBadge>}
        <form method="post">
          <input type="hidden" name="intent" value={isDone ? "reopen" : "resolve"} />
          <input type="hidden" name="thread" value={thread.id} />
          <Button type="submit" size="small" look="secondary">
            {isDone ? "Reopen" : "Mark as done"}
          </Button>
        </form>
      </div>
      <details open={refusal !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-small">
          Answer
        </summary>
        <form method="post" encType="multipart/form-data" noValidate className="grid gap-3 pt-2">
          <input type="hidden" name="intent" value="answer" />
          <input type="hidden" name="thread" value={thread.id} />
          <TextArea
            label="Your answer"
            name="text"
            rows={3}
            maxLength={longest.text}
            defaultValue={refusal?.text ?? ""}
            error={refusal?.reason}
          />
          <label className="grid gap-1.5">
            <span className="font-semibold">Attach files</span>
            <span className="text-muted text-small">
              Up to {maxFiles} files of {maxFileBytes / 1024 / 1024} MB each
            </span>
            <input
              type="file"
              name={filesField}
              multiple
              accept={acceptedFiles}
              className="min-h-11 w-full rounded-card border border-edge bg-surface p-2 text-small"
            />
          </label>
          <Button type="submit" size="small" className="justify-self-start">
            Send answer
          </Button>
        </form>
      </details>
    </article>
  );
}

function Words({ comment, siteId }: { comment: Comment; siteId: string }) {
  const { name, text, created_at, author, files } = comment;
  return (
    <div className="grid gap-1">
      <p className="text-muted text-small">
        <bdi className="wrap-anywhere font-semibold text-ink">{name}</bdi>
        {author === "operator" && " (us)"} · <Moment at={created_at} />
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <AttachedFiles files={files} folder={`/admin/sites/${siteId}/review/files`} />
    </div>
  );
}
