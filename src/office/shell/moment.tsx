import { dateTimeInSydney } from "../../platform/time/sydney-time.ts";

/** A date and time in Sydney: "3 Jan 2026, 3:04 pm". */
export function Moment({ at, className }: { at: Date; className?: string }) {
  return (
    <time dateTime={at.toISOString()} className={className}>
      {dateTimeInSydney(at)}
    </time>
  );
}
