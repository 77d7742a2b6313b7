import { Notice } from "../../ui/notice.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";

/** Shown instead of a brief that does not exist or cannot be fetched. */
export function NoBrief({ failed }: { failed: boolean }) {
  return (
    <>
      <ScreenHeader title={failed ? "Failed to fetch briefs" : "Brief not found"} />
      <Notice tone={failed ? "error" : "info"}>
        <p>
          {failed ? "The database didn’t answer. Please try again." : "It may have been erased."}{" "}
          <a className="text-link" href="/admin/briefs">
            All briefs
          </a>
        </p>
      </Notice>
    </>
  );
}
