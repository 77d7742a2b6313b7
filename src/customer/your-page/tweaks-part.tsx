import type { LiveSite } from "../../core/people/your-page.ts";
import { dateTimeInSydney } from "../../platform/time/sydney-time.ts";
import { counted } from "./words.ts";

type TweaksPartProps = { live: LiveSite; address: string };

/** The way to ask for a tweak, and what became of the last. What was asked takes a code to read. */
export function TweaksPart({ live: { isOffline, tweaks }, address }: TweaksPartProps) {
  const { open, lastDone } = tweaks;
  if (isOffline && open === 0 && !lastDone) return null;
  return (
    <div className="grid grid-cols-1 gap-1">
      {open > 0 && (
        <p>
          {counted(open, "tweak")} you’ve asked for {open === 1 ? "is" : "are"} with us.
        </p>
      )}
      {open === 0 && lastDone && (
        <p className="text-muted">
          The tweak you last asked for was done on {dateTimeInSydney(lastDone)}.
        </p>
      )}
      <p>
        <a className="inline-flex min-h-11 items-center text-link" href={address}>
          {isOffline ? "What you’ve asked for" : "Ask for a tweak"}
        </a>
      </p>
    </div>
  );
}
