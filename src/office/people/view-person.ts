import * as z from "zod";
import { isOurAddress, type PersonalDataServices } from "../../core/personal-data/personal-data.ts";
import { findTimeline } from "../../core/personal-data/timeline.ts";
import { describeError, type Log } from "../../platform/log.ts";

type Timeline = Awaited<ReturnType<typeof findTimeline>>;

export type PersonView =
  /** Nobody was asked for. */
  | { outcome: "no search" }
  | { outcome: "invalid" }
  /** An operator’s: emails to it are about other people. */
  | { outcome: "ours" }
  | { outcome: "unknown"; address: string }
  /** The database didn’t answer, which is logged. */
  | { outcome: "failed" }
  | (Timeline & { outcome: "found"; address: string; isFirst: boolean });

/** Everything about the address in a query (`email`), from a moment back (`before`). */
export async function viewPerson(
  services: PersonalDataServices & { log: Log },
  query: URLSearchParams,
): Promise<PersonView> {
  const typed = query.get("email")?.trim() ?? "";
  if (typed === "") return { outcome: "no search" };
  const parsed = z.email().max(254).safeParse(typed);
  if (!parsed.success) return { outcome: "invalid" };
  const address = parsed.data;
  const before = z.coerce
    .number()
    .int()
    .positive()
    .max(8.64e15)
    .safeParse(query.get("before")).data;
  try {
    if (await isOurAddress(services, address)) return { outcome: "ours" };
    const found = await findTimeline(services.database, address, {
      before: before === undefined ? undefined : new Date(before),
    });
    const isFirst = before === undefined;
    if (isFirst && found.entries.length === 0) return { outcome: "unknown", address };
    return { outcome: "found", address, isFirst, ...found };
  } catch (error) {
    services.log.error(describeError(error), "people: a timeline could not be fetched");
    return { outcome: "failed" };
  }
}

/** The HTTP status of a page that shows this. */
export function personStatus({ outcome }: PersonView): number {
  if (outcome === "invalid") return 422;
  if (outcome === "unknown") return 404;
  return outcome === "failed" ? 503 : 200;
}
