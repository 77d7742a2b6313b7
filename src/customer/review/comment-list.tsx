import { Check } from "../../ui/icons.tsx";
import { AttachedFiles } from "./attached-files.tsx";
import { CommentForm } from "./comment-form.tsx";
import type { ReviewData, ShownComment, ShownThread, ThreadGroup } from "./review-data.ts";

type CommentListProps = {
  review: ReviewData;
  /** Of a reply that was not taken. */
  typed: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  groups: readonly ThreadGroup[];
  /** The latest answer that was seen before; undefined where that is not known. */
  seen: string | undefined;
  onSent(groups: ThreadGroup[]): void;
};

/** What was said, by what it is about, with its answers. */
export function CommentList({ groups, ...list }: CommentListProps) {
  if (groups.length === 0) return <p className="text-muted">Nothing yet.</p>;
  return (
    <div className="grid gap-6">
      {groups.map(({ title, blockId, threads }) => (
        <section key={`${blockId}${title}`} className="grid gap-3">
          <h3 className="wrap-anywhere font-semibold">{title}</h3>
          <ul className="grid gap-3">
            {threads.map((thread) => (
              <li key={thread.id} className="rounded-card border border-line bg-surface p-4">
                <Thread {...list} thread={thread} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type ThreadProps = Omit<CommentListProps, "groups"> & { thread: ShownThread };

function Thread({ review, thread, typed, errors, seen, onSent }: ThreadProps) {
  const isRefused = typed.thread === thread.id;
  return (
    <div className="grid gap-3">
      {thread.wasAbout && <p className="wrap-anywhere text-small">Was about “{thread.wasAbout}”</p>}
      {thread.quoted && (
        <p dir="auto" className="wrap-anywhere text-muted text-small">
          “{thread.quoted}”
        </p>
      )}
      <Words comment={thread} />
      {thread.answers.map((answer) => (
        <div key={answer.id} className="border-line border-l-2 pl-4">
          <Words
            comment={answer}
            isNew={answer.isAnswer && seen !== undefined && answer.id > seen}
          />
        </div>
      ))}
      {thread.isDone && (
        <p className="flex items-center gap-1.5 font-semibold text-eucalyptus text-small">
          <Check className="size-4.5" />
          Done
        </p>
      )}
      <details open={isRefused}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-link text-small">
          Reply
        </summary>
        <div className="pt-3">
          <CommentForm
            review={review}
            thread={thread.id}
            label="Your reply"
            typed={isRefused ? typed : {}}
            errors={isRefused ? errors : {}}
            onSent={onSent}
          />
        </div>
      </details>
    </div>
  );
}

function Words({ comment, isNew = false }: { comment: ShownComment; isNew?: boolean }) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-2 text-muted text-small">
        <span className="wrap-anywhere font-semibold text-ink">{comment.name}</span>
        {comment.at}
        {isNew && (
          <span className="rounded-small border border-eucalyptus bg-leaf px-1.5 font-semibold text-ink">
            New
          </span>
        )}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {comment.text}
      </p>
      <AttachedFiles files={comment.files} />
    </div>
  );
}
