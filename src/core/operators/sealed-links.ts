import { createSealer, type Sealer } from "../../platform/sealer.ts";
import { type MailData, readMailData } from "../emails/mail-kinds.ts";
import { resetAddress, setUpAddress } from "./set-up.ts";

/** Hides the tokens of links while the mails that bring them lie in the outbox. */
export function createLinkSealer(secret: string): Sealer {
  return createSealer(secret, "operators' links");
}

/** The mails that bring a link as good as a key, and where each leads. */
const addresses = {
  "operator-password-reset": resetAddress,
  "operator-invitation": setUpAddress,
} as const;

export type LinkMailKind = keyof typeof addresses;

/** @throws Error when the token was not sealed with this secret. */
export function openLink(
  kind: LinkMailKind,
  { sealedToken }: MailData[LinkMailKind],
  { publicUrl, sealer }: { publicUrl: string; sealer: Sealer },
): string {
  return addresses[kind](publicUrl, sealer.open(sealedToken));
}

/** The link of any mail; undefined where it brings none, or has been sent and no longer holds it. */
export function linkOfMail(
  { kind, data }: { kind: string; data: Record<string, unknown> },
  means: { publicUrl: string; sealer: Sealer },
): string | undefined {
  const known = kind === "operator-password-reset" || kind === "operator-invitation";
  if (!known || !("sealedToken" in data)) return undefined;
  return openLink(kind, readMailData(kind, data), means);
}
