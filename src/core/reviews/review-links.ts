import { createHmac } from "node:crypto";
import { type SignedVersions, signedVersions } from "../../platform/secrets/signed-ids.ts";
import type { MailLinks } from "../emails/render-mail.ts";
import { reviewMails } from "./mails.ts";

/** What the secret of this installation makes for reviews, and for what else a mailed code opens. */
export type ReviewKeys = {
  /** The tokens in links: a review and the version that it had. */
  links: SignedVersions;
  /** Six digits, the same for the same text. */
  codeFor(text: string): string;
};

export function createReviewKeys(secret: string): ReviewKeys {
  return {
    links: signedVersions(secret, "review"),
    codeFor(text) {
      const digest = createHmac("sha256", secret).update(`review-code:${text}`).digest();
      return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
    },
  };
}

export type LinkServices = { config: { publicUrl: string }; reviewKeys: ReviewKeys };

type LinkedReview = { id: string; link_version: number };

/** The private address of a review. */
export function reviewAddress({ config, reviewKeys }: LinkServices, review: LinkedReview): string {
  return config.publicUrl + reviewPath({ reviewKeys }, review);
}

/** The same, for one of our pages. */
export function reviewPath(
  { reviewKeys }: Pick<LinkServices, "reviewKeys">,
  { id, link_version }: LinkedReview,
): string {
  return `/review/${reviewKeys.links.sign({ id, version: link_version })}`;
}

/** The code for approving a release that was asked for at a moment, in milliseconds. */
export function codeFor(
  { reviewKeys }: Pick<LinkServices, "reviewKeys">,
  { review, release, at }: { review: string; release: string; at: number },
): string {
  return reviewKeys.codeFor(`${review}:${release}:${at}`);
}

/**
 * The link or the code in an email about a review; it works as long as it did when the email was
 * queued.
 */
export function linksInReviewMail(
  services: LinkServices,
  { kind, data }: { kind: string; data: unknown },
): Pick<MailLinks, "review" | "code"> {
  if (kind === "review-code") return codeIn(services, data);
  if (kind !== "review-link" && kind !== "review-answers") return {};
  const { review, version } = reviewMails[kind].data.parse(data);
  return { review: reviewAddress(services, { id: review, link_version: version }) };
}

function codeIn(services: LinkServices, data: unknown): Pick<MailLinks, "code"> {
  const { review, release, at, code } = reviewMails["review-code"].data.parse(data);
  if (code !== undefined) return { code };
  if (review === undefined || release === undefined || at === undefined) return {};
  return { code: codeFor(services, { review, release, at }) };
}
