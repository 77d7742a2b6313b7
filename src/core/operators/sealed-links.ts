import { createSealer, type Sealer } from "../../platform/secrets/sealer.ts";
import { type LinkMailData, linkMails } from "./mails.ts";
import { resetAddress, setUpAddress } from "./set-up.ts";

/** Hides the tokens of sign-in links in queued emails. */
export function createLinkSealer(secret: string): Sealer {
  return createSealer(secret, "operators' links");
}

/** The emails with a sign-in link, and where it leads. */
const addresses = {
  "operator-password-reset": resetAddress,
  "operator-invitation": setUpAddress,
} as const;

export type LinkMailKind = keyof typeof addresses;

/** @throws Error if the token was not sealed with this secret. */
export function openLink(
  kind: LinkMailKind,
  { sealedToken }: LinkMailData[LinkMailKind],
  { publicUrl, sealer }: { publicUrl: string; sealer: Sealer },
): string {
  return addresses[kind](publicUrl, sealer.open(sealedToken));
}

/** An email's sign-in link; undefined if it has none, or no longer has it because it was sent. */
export function linkOfMail(
  { kind, data }: { kind: string; data: Record<string, unknown> },
  means: { publicUrl: string; sealer: Sealer },
): string | undefined {
  const known = kind === "operator-password-reset" || kind === "operator-invitation";
  if (!known || !("sealedToken" in data)) return undefined;
  return openLink(kind, linkMails[kind].data.parse(data), means);
}
