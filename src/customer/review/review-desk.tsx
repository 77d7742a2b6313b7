import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { X } from "../../ui/icons.tsx";
import { aboutBlock, aboutFact } from "./about.ts";
import { AskedForm } from "./asked-form.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";
import { FramedSite } from "./framed-site.tsx";
import { LinesForm } from "./lines-form.tsx";
import { QuestionsToConfirm } from "./questions-to-confirm.tsx";
import type { ReviewData, ThreadGroup } from "./review-data.ts";
import { rememberLook } from "./review-memory.ts";
import { WhatChanged } from "./what-changed.tsx";

type ReviewDeskProps = {
  review: ReviewData;
  typed: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
};

/** What a comment is about: a section with the words that were touched, or a question. */
type Chosen = { value: string; title: string; quoted: string };

/** The website, and beside or below it what is said of it. */
export function ReviewDesk({ review, typed, errors }: ReviewDeskProps) {
  const [groups, setGroups] = useState<readonly ThreadGroup[]>(review.groups);
  const [chosen, setChosen] = useState<Chosen>();
  const [asked, setAsked] = useState(review.asked);
  const [sent, setSent] = useState<"comment" | "answers">();
  const [before, setBefore] = useState<ReturnType<typeof rememberLook>>();

  // What is new is said once: by the next look it was seen.
  useEffect(() => {
    const ids = review.groups.flatMap(({ threads }) =>
      threads.flatMap(({ answers }) => answers.map(({ id }) => id)),
    );
    const seen = ids.toSorted().at(-1) ?? "";
    setBefore(rememberLook(review.id, { seen, release: review.release }));
  }, [review]);

  function onSent(groups: ThreadGroup[]) {
    setGroups(groups);
    setChosen(undefined);
    setSent("comment");
  }

  const countOf = (blockId: string) =>
    groups.find((group) => group.blockId === blockId)?.threads.length ?? 0;
  const since =
    review.earlier.find(({ release }) => release === before?.releaseBefore) ?? review.earlier[0];
  const isShown = (thread: string) =>
    review.groups.some(({ threads }) => threads.some(({ id }) => id === thread));
  // A reply comes back where it was written, if that is still there.
  const isComment = (typed.intent ?? "comment") === "comment" && !isShown(typed.thread ?? "");
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid gap-3">
        {since && <WhatChanged since={since} />}
        <FramedSite
          review={review}
          countOf={countOf}
          marks={since?.marks ?? {}}
          onChoose={({ id, name, quoted }) => {
            setSent(undefined);
            setChosen({ value: aboutBlock(id), title: name, quoted });
          }}
        />
      </div>
      <div className="grid gap-8">
        <p role="status" className={sent ? "rounded-card bg-leaf p-4 font-semibold" : "sr-only"}>
          {sent === "comment" && "Thanks, we’ve got your comment."}
          {sent === "answers" && "Thanks, we’ve got your answers."}
        </p>
        <QuestionsToConfirm
          questions={review.toConfirm}
          isReady={before !== undefined}
          onAnswer={({ what, value }) => {
            setSent(undefined);
            setChosen({
              value: aboutFact({ what, value }),
              title: what,
              quoted: value,
            });
          }}
        />
        <LinesForm
          review={review}
          typed={typed.intent === "lines" ? typed : {}}
          errors={typed.intent === "lines" ? errors : {}}
        />
        <AskedForm
          review={review}
          asked={asked}
          typed={typed.intent === "answers" ? typed : {}}
          errors={typed.intent === "answers" ? errors : {}}
          onSent={({ groups, asked }) => {
            setGroups(groups);
            setAsked(asked);
            setSent("answers");
          }}
        />
        <section id="comments" aria-labelledby="comments-title" className="grid gap-4">
          <h2 id="comments-title" className="text-heading">
            Comments
          </h2>
          <CommentList {...{ review, groups, typed, errors, onSent }} seen={before?.seen} />
          {review.olderAt && (
            <a className="flex min-h-11 items-center text-link" href={review.olderAt}>
              Older comments
            </a>
          )}
        </section>
        <section id="write" aria-labelledby="write-title" className="grid gap-4">
          <h2 id="write-title" className="text-heading">
            Write a comment
          </h2>
          <CommentForm
            review={review}
            label="What would you like?"
            typed={isComment ? typed : {}}
            errors={isComment ? errors : {}}
            onSent={onSent}
          />
        </section>
      </div>
      {chosen && (
        <CommentSheet
          key={chosen.value}
          review={review}
          chosen={chosen}
          onSent={onSent}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

type CommentSheetProps = {
  review: ReviewData;
  chosen: Chosen;
  onSent(groups: ThreadGroup[]): void;
  onClose(): void;
};

/** A sheet from below on a phone; closing it keeps what is half-written. */
function CommentSheet({ review, chosen, onSent, onClose }: CommentSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("textarea")?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="sheet-title"
      onClose={onClose}
      className="lifted mx-auto mt-auto mb-0 max-h-[90svh] w-full max-w-xl overflow-y-auto rounded-t-panel border border-line bg-paper p-5 text-ink backdrop:bg-ink/40 sm:mb-auto sm:rounded-panel sm:p-7"
    >
      <div className="grid gap-4">
        <div className="flex items-start justify-between gap-4">
          <h2 id="sheet-title" className="text-heading">
            {chosen.title}
          </h2>
          <Button
            look="quiet"
            size="small"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <X className="size-5" />
          </Button>
        </div>
        {chosen.quoted && (
          <blockquote className="wrap-anywhere border-wattle border-l-4 pl-3 text-muted">
            “{chosen.quoted}”
          </blockquote>
        )}
        <CommentForm review={review} about={chosen} label="What would you like?" onSent={onSent} />
      </div>
    </dialog>
  );
}
