import { Notice } from "../../ui/notice.tsx";
import { ScreenHeader } from "../../ui/screen-header.tsx";

/** In the place of a brief that is not there. */
export function MissingBrief() {
  return (
    <>
      <ScreenHeader title="There is no such brief" />
      <Notice>
        <p>
          It may have been erased.{" "}
          <a className="text-link" href="/admin/briefs">
            All briefs
          </a>
        </p>
      </Notice>
    </>
  );
}
