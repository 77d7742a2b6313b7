import type { Tweak } from "../../../core/tweaks/tweaks.ts";
import { Moment } from "../../shell/moment.tsx";
import { StatusBadge } from "../../shell/status-badge.tsx";
import { AttachedFiles } from "../attached-files.tsx";

/** What a customer asked for, with their photos. */
export function TweakWords({ tweak }: { tweak: Tweak }) {
  const { about, text, created_at, is_free, status, files, site_id } = tweak;
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 dir="auto" className="wrap-anywhere min-w-0 font-sans font-semibold">
          {about ?? "The website as a whole"}
        </h3>
        {status === "open" && (
          <StatusBadge tone={is_free ? "blue" : "yellow"}>
            {is_free ? "Included" : "To be quoted"}
          </StatusBadge>
        )}
        {status === "done" && <StatusBadge tone="green">Done</StatusBadge>}
        {status === "closed" && <StatusBadge tone="grey">Closed, nothing changed</StatusBadge>}
      </div>
      <p className="text-muted text-small">
        Asked <Moment at={created_at} />
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <AttachedFiles files={files} folder={`/admin/sites/${site_id}/tweaks/files`} />
    </div>
  );
}
