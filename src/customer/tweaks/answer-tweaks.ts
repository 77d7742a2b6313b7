import { randomUUID } from "node:crypto";
import type { AstroCookies } from "astro";
import type { RoomServices } from "../../core/files/upload-room.ts";
import type { Person } from "../../core/people/people.ts";
import type { Site } from "../../core/sites/sites.ts";
import { isNextFree } from "../../core/tweaks/included.ts";
import { liveSections, type Section } from "../../core/tweaks/sections.ts";
import { listTweaks, type Tweak } from "../../core/tweaks/tweaks.ts";
import { isUuid } from "../../platform/is-uuid.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { SignedVersions } from "../../platform/secrets/signed-ids.ts";
import { findVisit } from "../opening/visit.ts";
import { readPostWithFiles, readTyped, type Typed } from "../shell/read-post-with-files.ts";
import {
  receiveTweak,
  type TweakErrors,
  type TweakReply,
  type TweakServices,
} from "./receive-tweak.ts";

type Services = TweakServices &
  RoomServices & {
    log: Log;
    incomingDir: string;
    personLinks: SignedVersions;
    config: { publicUrl: string; smtpUrl: string | undefined };
  };

/** How many are on a page. */
const aPage = 20;

/** What was asked for on one website and the form for the next, or the way to open them. */
export type ShownTweaks = {
  /** Its own, to post to. */
  address: string;
  /** Of its reader’s own page. */
  pageAddress: string;
  /** Of the page on which the website is cancelled, and brought back. */
  cancellingAt: string;
  business: string;
  /** Where the code goes. */
  email: string;
  /** Whether codes go out by email. If not, one of us passes them on. */
  canSend: boolean;
  status: Site["status"];
  notice: TweakReply["notice"];
  typed: Typed;
  errors: TweakErrors;
  /** Of the form, so that sending it twice asks once. */
  submission: string;
  /** Undefined until a code has opened this device. */
  found: OwnTweaks | undefined;
};

export type OwnTweaks = {
  /** What can be pointed at. */
  sections: Section[];
  /** Whether the next one is the month’s included one. */
  isFree: boolean;
  /** Newest first. */
  tweaks: Tweak[];
  /** Whether these begin with the newest. */
  isFirst: boolean;
  /** The page of older ones comes before this id. */
  older: string | undefined;
};

export type TweaksAnswer =
  | {
      outcome: "page";
      status: number;
      retryAfterSeconds?: number | undefined;
      shown: ShownTweaks;
    }
  | { outcome: "redirect"; to: string }
  /** The link leads nowhere, or no more; or we cannot tell now. */
  | { outcome: "nothing"; status: 404 | 410 | 503 };

type Visit = {
  token: string;
  siteId: string;
  /** The address by which attempts are counted. */
  visitor: string;
  cookies: AstroCookies;
};

/** What the post that led here did. */
const doneNotices = ["opened", "closed", "asked", "code"] as const;

/**
 * Answers the page on which the owner of a live website asks for tweaks. It opens like the messages
 * from it. What was typed comes back with every page that says why it was not taken, once a code has
 * opened the device at the latest. Never throws.
 */
export async function answerTweaks(
  services: Services,
  request: Request,
  { token, siteId, visitor, cookies }: Visit,
): Promise<TweaksAnswer> {
  try {
    const found = await findVisit(services, { token, siteId, cookies });
    if (found.outcome === "nothing") return found;
    const { visit } = found;
    const { person, site, isOpened } = visit;
    const query = new URL(request.url).searchParams;
    const page = { token, person, site, before: query.get("before") ?? "" };
    if (request.method !== "POST") {
      const notice = doneNotices.find((known) => known === query.get("done"));
      return await show(services, page, isOpened, { status: 200, notice, typed: {} });
    }
    const reply = await receive(services, request, { person, site, visitor, isOpened });
    if (reply.token !== undefined) visit.keep(reply.token);
    if (reply.notice === "closed") await visit.close();
    const isHalfWritten = reply.notice !== "asked" && !!reply.typed.text;
    if (reply.status !== 200 || isHalfWritten) {
      return await show(services, page, isOpened || reply.token !== undefined, reply);
    }
    return { outcome: "redirect", to: `${addressOf(page)}?done=${reply.notice}` };
  } catch (error) {
    services.log.error(describeError(error), "tweaks: a page failed");
    return { outcome: "nothing", status: 503 };
  }
}

type Received = TweakReply & { typed: Typed };

async function receive(
  services: Services,
  request: Request,
  by: { person: Person; site: Site; visitor: string; isOpened: boolean },
): Promise<Received> {
  let typed: Typed = {};
  try {
    if (!by.isOpened) {
      typed = await readTyped(services, request);
      const none = { files: [], filesRefused: undefined };
      return { ...(await receiveTweak(services, { ...by, ...none, typed })), typed };
    }
    await using post = await readPostWithFiles(services, request, by.visitor);
    typed = post.typed;
    if (post.unreadable) {
      const { status, reason } = post.unreadable;
      return { status, errors: { text: reason }, typed };
    }
    const { errors, ...reply } = await receiveTweak(services, { ...by, ...post });
    // No page can fill in a field for files.
    const isLost = reply.status !== 200 && post.hadFiles;
    const files = [errors?.files, isLost && FILES_AGAIN].filter(Boolean).join("\n");
    return { ...reply, errors: { ...errors, ...(files && { files }) }, typed };
  } catch (error) {
    services.log.error(describeError(error), "tweaks: a post failed");
    return { status: 503, notice: "failed", typed };
  }
}

const FILES_AGAIN = "Please choose your files again. They’re only saved once this can be sent.";

type PageOf = {
  token: string;
  person: Person;
  site: Site;
  /** The tweak before which the list goes on, as the address says it. */
  before: string;
};

function addressOf({ token, site }: PageOf): string {
  return `/me/${token}/tweaks/${site.id}`;
}

async function show(
  services: Services,
  page: PageOf,
  isOpened: boolean,
  { status, notice, typed, errors = {}, retryAfterSeconds }: Received,
): Promise<TweaksAnswer> {
  const { person, site, token } = page;
  const submission = typed.submission ?? "";
  const shown: ShownTweaks = {
    ...{ notice, typed, errors, address: addressOf(page), pageAddress: `/me/${token}` },
    cancellingAt: `/me/${token}/cancel/${site.id}`,
    ...{ business: site.name, email: person.email, status: site.status },
    submission: isUuid(submission) ? submission : randomUUID(),
    canSend: services.config.smtpUrl !== undefined,
    found: isOpened ? await findOwnTweaks(services, page) : undefined,
  };
  return { outcome: "page", status, retryAfterSeconds, shown };
}

async function findOwnTweaks({ database }: Services, { site, before }: PageOf): Promise<OwnTweaks> {
  const from = isUuid(before) ? before : undefined;
  const [sections, isFree, read] = await Promise.all([
    liveSections(database, site),
    isNextFree(database, site.id),
    // One more shows whether the list goes on.
    listTweaks(database, site.id, { before: from, limit: aPage + 1 }),
  ]);
  const tweaks = read.slice(0, aPage);
  const older = read.length > aPage ? tweaks.at(-1)?.id : undefined;
  return { sections, isFree, tweaks, isFirst: from === undefined, older };
}
