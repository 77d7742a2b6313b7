import type { Site } from "../../core/sites/sites.ts";
import { Notice } from "../../ui/notice.tsx";
import { addressOfPage } from "./addresses.ts";

/** What an operator has to know before editing a site. */
export function EditNotices({ site }: { site: Pick<Site, "id" | "status"> }) {
  const words = statusNotices[site.status];
  return (
    <>
      {words && (
        <Notice>
          <p>{words}</p>
        </Notice>
      )}
      <div className="hidden noscript:block">
        <Notice title="Editing needs JavaScript">
          <p>
            Without it you can{" "}
            <a className="text-link" href={addressOfPage(site.id, "")}>
              read the page
            </a>{" "}
            and its{" "}
            <a className="text-link" href={`/admin/sites/${site.id}/versions`}>
              earlier versions
            </a>
            .
          </p>
        </Notice>
      </div>
    </>
  );
}

const statusNotices: Partial<Record<Site["status"], string>> = {
  approved: "The customer has approved this site. Any change makes it a draft again.",
  live: "This site is live. What you change here goes live once the customer has been sent it and approved it, and you publish it.",
  cancelled: "The customer has cancelled. This site is read-only.",
  deleted: "This site has been deleted. It’s read-only.",
};
