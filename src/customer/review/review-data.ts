import { hasCopy } from "../../core/files/attached-files.ts";
import { fileSize } from "../../core/files/file-rules.ts";
import type { Asked } from "../../core/reviews/asked.ts";
import { nameOfPage, nameWithPage } from "../../core/reviews/blocks-in-words.ts";
import type { LineToConfirm } from "../../core/reviews/confirm-lines.ts";
import { isForEverybody } from "../../core/reviews/review-files.ts";
import type { ReviewView } from "../../core/reviews/review-view.ts";
import type { Comment, Thread } from "../../core/reviews/threads.ts";
import type { ToConfirm } from "../../core/reviews/to-confirm.ts";
import type { SinceEarlier } from "../../core/reviews/what-changed.ts";
import type { PublicPlace } from "../../core/sites/domains/public-place.ts";
import type { Site } from "../../core/sites/sites.ts";
import { dateTimeInSydney } from "../../platform/time/sydney-time.ts";

/** What the home page of a candidate is called below its release. No page of a site has a dot. */
export const homeFile = "index.html";

export type ShownComment = {
  id: string;
  name: string;
  text: string;
  /** “3 Jan 2026, 3:04 pm”, in Sydney. */
  at: string;
  /** Whether it is ours. */
  isAnswer: boolean;
  files: ShownFile[];
};

/** What was attached. */
export type ShownFile = {
  name: string;
  /** “1.2 MB” */
  size: string;
  /** Undefined for a picture whose place we can’t take out: only operators open it. */
  address: string | undefined;
  /** Whether a browser shows it. */
  isPicture: boolean;
};

export type ShownThread = ShownComment & {
  /** The section that it was about, if that was removed. */
  wasAbout: string | undefined;
  quoted: string | null;
  isDone: boolean;
  answers: ShownComment[];
};

/** Comments under the name of what they are about. */
export type ThreadGroup = {
  title: string;
  /** The section; null for the website as a whole, and for what was removed. */
  blockId: string | null;
  threads: ShownThread[];
};

/** What the page of a review shows, as it travels to the browser. */
export type ReviewData = {
  id: string;
  business: string;
  /** The path of this page, with its token. */
  address: string;
  /** Where its forms go: the same, with the part of the comments that is shown. */
  formsGoTo: string;
  /** The candidate on show. */
  release: string;
  /** The first is 1. */
  version: number;
  sentAt: string;
  /** Where a version is public, or was until it was taken offline. */
  live: PublicPlace | undefined;
  pages: { name: string; address: string }[];
  blocks: { id: string; name: string }[];
  groups: ThreadGroup[];
  /** What changed since each of the versions before, the latest first. */
  earlier: Earlier[];
  /** Where older comments are, if there are more. */
  olderAt: string | undefined;
  toConfirm: ToConfirm[];
  /** Our lines that nobody has confirmed. */
  lines: LineToConfirm[];
  /** What only they can answer. */
  asked: Asked[];
  /** Whether the address is right. */
  addressAsked: Asked | undefined;
  approval: { name: string; at: string; isServed: boolean } | undefined;
  /** Where codes go, for somebody who knows the address. */
  codeGoesTo: string;
  /** Whether codes go out by email. If not, one of us passes them on. */
  canSend: boolean;
};

/** A version that was shown before, and what changed since. */
export type Earlier = Pick<SinceEarlier, "list" | "marks" | "version"> & {
  release: string;
  sentAt: string;
};

type Of = {
  id: string;
  address: string;
  site: Site;
  before: string | undefined;
  earlier: SinceEarlier[];
  live: PublicPlace | undefined;
  canSend: boolean;
};

export function reviewData(
  view: ReviewView,
  { id, address, site, before, earlier, live, canSend }: Of,
): ReviewData {
  const { release_id: release, created_at } = view.current;
  const { approval } = view;
  return {
    ...{ id, address, release },
    formsGoTo: before ? `${address}?before=${before}` : address,
    business: site.name,
    version: view.candidates.length,
    sentAt: dateTimeInSydney(created_at),
    live,
    pages: view.pages.map((path) => ({
      name: nameOfPage(path),
      address: `${address}/page/${release}/${path || homeFile}`,
    })),
    blocks: view.blocks.map((block) => ({ id: block.id, name: nameWithPage(block, view.pages) })),
    groups: threadGroups(view, address),
    earlier: earlier.map(({ releaseId, version, sentAt, list, marks }) => ({
      ...{ version, list, marks },
      release: releaseId,
      sentAt: dateTimeInSydney(sentAt),
    })),
    olderAt: view.older && `${address}?before=${view.older}#comments`,
    toConfirm: view.toConfirm,
    lines: view.lines,
    asked: view.asked,
    addressAsked: view.addressAsked,
    approval: approval && {
      ...{ name: approval.name, at: dateTimeInSydney(approval.created_at) },
      isServed: view.isServed,
    },
    codeGoesTo: masked(site.email),
    canSend,
  };
}

/** @param address the path of the page. */
export function threadGroups(view: ReviewView, address: string): ThreadGroup[] {
  const { threads, pages, wasAbout } = view;
  const shown = (thread: Thread) => shownThread(thread, address, wasAbout.get(thread.id));
  const ofBlocks = threads.blocks.map(({ block, threads }) => ({
    title: nameWithPage(block, pages),
    blockId: block.id,
    threads: threads.map(shown),
  }));
  const others = [
    { title: "The website as a whole", threads: threads.whole },
    { title: "About something that was removed", threads: threads.removed },
  ];
  return [
    ...ofBlocks,
    ...others
      .filter(({ threads }) => threads.length > 0)
      .map(({ title, threads }) => ({ title, blockId: null, threads: threads.map(shown) })),
  ];
}

function shownThread(thread: Thread, address: string, wasAbout?: string): ShownThread {
  return {
    ...shownComment(thread, address),
    wasAbout,
    quoted: thread.quoted,
    isDone: thread.resolved_at !== null,
    answers: thread.answers.map((answer) => shownComment(answer, address)),
  };
}

function shownComment(
  { id, name, text, created_at, author, files }: Comment,
  address: string,
): ShownComment {
  return {
    ...{ id, name, text, at: dateTimeInSydney(created_at), isAnswer: author === "operator" },
    files: files.map((file) => ({
      name: file.original_name,
      size: fileSize(file.bytes),
      address: isForEverybody(file) ? `${address}/files/${file.key}` : undefined,
      isPicture: hasCopy(file),
    })),
  };
}

/** “m…@example.com” */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/u, "$1…");
}
