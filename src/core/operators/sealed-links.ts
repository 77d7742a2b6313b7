import * as z from "zod";
import { createSealer, type Sealer } from "../../platform/sealer.ts";
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

const dataSchema = z.object({ sealedToken: z.string() });

/** @throws Error when the data holds no token that was sealed with this secret. */
export function openLink(
  kind: LinkMailKind,
  data: Record<string, unknown>,
  { publicUrl, sealer }: { publicUrl: string; sealer: Sealer },
): string {
  return addresses[kind](publicUrl, sealer.open(dataSchema.parse(data).sealedToken));
}

/** The link of any mail; undefined where it brings none, or has been sent and no longer holds it. */
export function linkOfMail(
  { kind, data }: { kind: string; data: Record<string, unknown> },
  means: { publicUrl: string; sealer: Sealer },
): string | undefined {
  const known = kind === "operator-password-reset" || kind === "operator-invitation";
  return known && "sealedToken" in data ? openLink(kind, data, means) : undefined;
}
