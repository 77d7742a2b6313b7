import type { ListedBrief } from "../../core/briefs/brief-list.ts";
import { previewPromise } from "../../core/briefs/preview-promise.ts";
import { StatusBadge } from "../shell/status-badge.tsx";
import { promiseTones, statusLabels, statusTones } from "./status-words.ts";

/** A brief's status, and how its preview promise is going. */
export function BriefBadges({ brief }: { brief: ListedBrief }) {
  const promise = previewPromise(brief);
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <StatusBadge tone={statusTones[brief.status]}>{statusLabels[brief.status]}</StatusBadge>
      <StatusBadge tone={promiseTones[promise.state]}>{promise.text}</StatusBadge>
    </span>
  );
}
