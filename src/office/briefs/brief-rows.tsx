import type { ListedBrief } from "../../core/briefs/brief-list.ts";
import { Paperclip } from "../../ui/icons.tsx";
import { Moment } from "../shell/moment.tsx";
import { BriefBadges } from "./brief-badges.tsx";
import type { BriefsNotice } from "./briefs-notice.ts";
import { FileLinks } from "./file-links.tsx";
import { StatusForm } from "./status-form.tsx";

type BriefRowsProps = {
  briefs: readonly ListedBrief[];
  /** The row to highlight, and what was chosen in it if that was not saved. */
  marked: BriefsNotice | undefined;
};

const columns =
  "md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_16rem]";

/** Briefs, each with its files and a status form. `live-briefs.ts` finds rows by id. */
export function BriefRows({ briefs, marked }: BriefRowsProps) {
  return (
    <ol
      data-rows
      className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
    >
      {briefs.map((brief) => (
        <li
          key={brief.id}
          id={`brief-${brief.id}`}
          data-version={brief.updated_at.toISOString()}
          data-name={brief.business_name}
          className={`grid gap-x-6 gap-y-3 px-4 py-4 md:items-start ${columns} ${brief.id === marked?.id ? "bg-leaf" : ""}`}
        >
          <div className="wrap-anywhere grid min-w-0 gap-1">
            <a
              href={`/admin/briefs/${brief.id}`}
              className="min-h-6 justify-self-start font-semibold underline-offset-4 hover:underline"
            >
              {brief.business_name}
            </a>
            <BriefBadges brief={brief} />
            <p className="text-muted text-small">
              {brief.contact_name ? `${brief.contact_name}, ` : ""}
              <span>{brief.email}</span>
            </p>
          </div>
          <div className="grid min-w-0 gap-1 text-small">
            <p className="text-muted">
              Sent <Moment at={brief.created_at} />
            </p>
            {brief.files.length > 0 && <RowFiles files={brief.files} />}
          </div>
          <div className="md:col-start-2 md:row-span-2 md:row-start-1 lg:col-start-3 lg:row-span-1">
            <StatusForm
              brief={brief}
              typed={brief.id === marked?.id ? marked.typed : undefined}
              linkError={brief.id === marked?.id ? marked.linkError : undefined}
              unsentSite={brief.id === marked?.id ? marked.unsentSite : undefined}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

function RowFiles({ files }: { files: ListedBrief["files"] }) {
  return (
    <details>
      <summary className="flex min-h-6 cursor-pointer items-center gap-1.5 text-link">
        <Paperclip className="size-4" />
        {files.length === 1 ? "1 file" : `${files.length} files`}
      </summary>
      <ul className="mt-2 grid gap-3 rounded-small bg-sand p-3">
        {files.map((file) => (
          <li key={file.id}>
            <FileLinks file={file} />
          </li>
        ))}
      </ul>
    </details>
  );
}
