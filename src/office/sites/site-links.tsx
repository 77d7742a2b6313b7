import type { Site } from "../../core/sites/sites.ts";
import { addressOfPage } from "./addresses.ts";

/** From a site’s editor to what belongs to it. */
export function SiteLinks({ site }: { site: Pick<Site, "id" | "brief_id"> }) {
  const links = [
    ...(site.brief_id ? [{ href: `/admin/briefs/${site.brief_id}`, label: "Its brief" }] : []),
    { href: `/admin/sites/${site.id}/versions`, label: "Earlier versions" },
    { href: addressOfPage(site.id, ""), label: "The page by itself" },
  ];
  return (
    <ul className="flex flex-wrap gap-x-5 text-small">
      {links.map(({ href, label }) => (
        <li key={href}>
          <a className="flex min-h-8 items-center text-link" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
