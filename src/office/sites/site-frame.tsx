import type { ReactNode } from "react";
import type { Site } from "../../core/sites/sites.ts";
import { FilterTabs } from "../shell/filter-tabs.tsx";
import { PersonLink } from "../shell/person-link.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { StatusBadge } from "../shell/status-badge.tsx";
import { statusTones, statusWords } from "./status-words.ts";

const rooms = [
  { path: "", label: "Edit" },
  { path: "/review", label: "Review" },
  { path: "/live", label: "Live" },
  { path: "/enquiries", label: "Enquiries" },
] as const;

type SiteFrameProps = {
  site: Pick<Site, "id" | "name" | "status" | "email">;
  /** The path of this screen below the site’s own. */
  here: (typeof rooms)[number]["path"];
  children: ReactNode;
};

/** What stands around every screen about one site. */
export function SiteFrame({ site: { id, name, status, email }, here, children }: SiteFrameProps) {
  const tabs = rooms.map(({ path, label }) => ({
    href: `/admin/sites/${id}${path}`,
    label,
    here: path === here,
  }));
  return (
    <>
      <ScreenHeader title={name}>
        <StatusBadge tone={statusTones[status]}>{statusWords[status]}</StatusBadge>
      </ScreenHeader>
      <div className="grid gap-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <FilterTabs label="Site" tabs={tabs} />
          <PersonLink email={email} />
        </div>
        {children}
      </div>
    </>
  );
}
