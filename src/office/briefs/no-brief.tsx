import { Notice } from "../../ui/notice.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";

/** In the place of a brief that is not there, or cannot be had. */
export function NoBrief({ failed }: { failed: boolean }) {
  return (
    <>
      <ScreenHeader title={failed ? "Failed to fetch briefs" : "There is no such brief"} />
      <Notice tone={failed ? "error" : "info"}>
        <p>
          {failed ? "The database didn't answer. Please try again." : "It may have been erased."}{" "}
          <a className="text-link" href="/admin/briefs">
            All briefs
          </a>
        </p>
      </Notice>
    </>
  );
}
