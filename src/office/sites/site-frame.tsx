import type { ReactNode } from "react";
import type { Site } from "../../core/sites/sites.ts";
import { FilterTabs } from "../shell/filter-tabs.tsx";
import { PersonLink } from "../shell/person-link.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";
import { StatusBadge } from "../shell/status-badge.tsx";
import { statusTones, statusWords, unsentWords } from "./status-words.ts";

const rooms = [
  { path: "", label: "Edit" },
  { path: "/review", label: "Review" },
  { path: "/live", label: "Live" },
  { path: "/tweaks", label: "Tweaks" },
  { path: "/enquiries", label: "Enquiries" },
  { path: "/questions", label: "Questions" },
] as const;

type SiteFrameProps = {
  site: Pick<Site, "id" | "name" | "status" | "email">;
  /** The path of this screen below the site’s own. */
  here: (typeof rooms)[number]["path"];
  /** Whether it is public, and was changed since its customer was last sent it. */
  isUnsent?: boolean;
  children: ReactNode;
};

/** What surrounds every screen about one site. */
export function SiteFrame({ site, here, isUnsent = false, children }: SiteFrameProps) {
  const { id, name, status, email } = site;
  const tabs = rooms.map(({ path, label }) => ({
    href: `/admin/sites/${id}${path}`,
    label,
    here: path === here,
  }));
  return (
    <>
      <ScreenHeader title={name}>
        <StatusBadge tone={statusTones[status]}>{statusWords[status]}</StatusBadge>
        {isUnsent && <StatusBadge tone="yellow">{unsentWords}</StatusBadge>}
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
