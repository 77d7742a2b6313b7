import { ideaKeys } from "../../content/hand-off.ts";
import { harmIn } from "../moderation/harm/harm-in.ts";

/**
 * The address with the idea that it brings, or without, when that asks help with harm: anybody can
 * write such a link.
 */
export function withoutHarmfulIdea(address: URL): URL {
  const texts = ideaKeys.flatMap((key) => address.searchParams.getAll(key));
  if (!texts.some((text) => harmIn(text.slice(0, 2_000)))) return address;
  const clean = new URL(address);
  for (const key of ideaKeys) clean.searchParams.delete(key);
  return clean;
}
