import type { SentFile } from "../../core/files/judge-upload.ts";
import type { Person } from "../../core/people/people.ts";
import type { Site } from "../../core/sites/sites.ts";
import { askForTweak } from "../../core/tweaks/ask-for-tweak.ts";
import { fieldErrors } from "../../platform/field-errors.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import {
  type OpeningReply,
  type OpeningServices,
  receiveOpening,
  wait,
} from "../opening/receive-opening.ts";
import type { Typed } from "../shell/read-post-with-files.ts";
import { tweakSchema } from "./tweak-schema.ts";

export type TweakServices = Omit<OpeningServices, "config"> &
  Omit<Parameters<typeof askForTweak>[0], "config"> & {
    config: { supportEmail: string; operatorEmail: string };
    rateLimits: { changeOwnPage: RateLimit };
  };

type Posted = {
  person: Person;
  /** The address by which attempts are counted. */
  visitor: string;
  site: Site;
  /** Whether a code has opened this device. */
  isOpened: boolean;
  typed: Typed;
  files: readonly SentFile[];
  /** Why files were dropped before they were read. */
  filesRefused: string | undefined;
};

export type TweakErrors = Partial<Record<"code" | "ask" | "about" | "text" | "files", string>>;

export type TweakReply = Omit<OpeningReply, "notice" | "errors"> & {
  notice?:
    | OpeningReply["notice"]
    | ("asked" | "locked" | "not-live" | "not-free" | "failed")
    | undefined;
  errors?: TweakErrors | undefined;
};

/** Does what somebody asked for on the page of their tweaks. */
export async function receiveTweak(services: TweakServices, posted: Posted): Promise<TweakReply> {
  const { intent = "", code = "" } = posted.typed;
  const opening = await receiveOpening(services, { ...posted, typed: { intent, code } });
  return opening ?? ask(services, posted);
}

async function ask(services: TweakServices, posted: Posted): Promise<TweakReply> {
  const { site, isOpened, typed, files, filesRefused } = posted;
  if (typed.intent !== "ask") return { status: 422, notice: "failed" };
  if (!isOpened) return { status: 403, notice: "locked" };
  const tooSoon = await wait(services.rateLimits.changeOwnPage, posted, "text");
  if (tooSoon) return tooSoon;
  const left = { about: "", text: "", terms: "", submission: "" };
  const parsed = tweakSchema.safeParse({ ...left, ...typed });
  const errors: TweakErrors = parsed.success ? {} : fieldErrors(parsed.error);
  if (filesRefused) return { status: 422, errors: { ...errors, files: filesRefused } };
  if (!parsed.success) return { status: 422, errors };
  const { about, text, terms: saidFree, submission: submissionId } = parsed.data;
  const asked = await askForTweak(services, {
    ...{ siteId: site.id, sectionId: about || undefined, text, saidFree, submissionId, files },
  });
  switch (asked.outcome) {
    case "asked":
    case "there already":
      return { status: 200, notice: "asked" };
    case "not live":
      return { status: 409, notice: "not-live" };
    case "not free":
      return { status: 409, notice: "not-free" };
    case "unknown section": {
      const message = "That part isn’t on your website any more. Please choose another";
      return { status: 422, errors: { about: message } };
    }
    case "too many": {
      const message = `You’ve reached today’s limit. Please write to ${services.config.supportEmail}`;
      return { status: 429, errors: { text: message } };
    }
    case "files refused":
      return { status: 422, errors: { files: asked.problems.join("\n") } };
  }
}
