import { ideaKeys, MAX_VALUE } from "../../content/hand-off.ts";
import { harmIn } from "../moderation/harm/harm-in.ts";

/**
 * The address with the idea that it brings, or without, when that asks help with harm: anybody can
 * write such a link. Of a value that comes several times the first is kept, as it alone is read, and of
 * all values together no more than of one: judging 2,000 characters takes some 20 ms.
 */
export function withoutHarmfulIdea(address: URL): URL {
  const clean = new URL(address);
  let room = MAX_VALUE;
  for (const key of ideaKeys) {
    const [value, ...repeated] = address.searchParams.getAll(key);
    if (value === undefined) continue;
    const kept = value.slice(0, room);
    room -= kept.length;
    if (harmIn(kept)) return withoutIdea(address);
    if (kept === "") clean.searchParams.delete(key);
    else if (kept !== value || repeated.length > 0) clean.searchParams.set(key, kept);
  }
  return clean.href === address.href ? address : clean;
}

function withoutIdea(address: URL): URL {
  const clean = new URL(address);
  for (const key of ideaKeys) clean.searchParams.delete(key);
  return clean;
}
