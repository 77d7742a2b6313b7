import type { AstroCookies } from "astro";
import { closeDevice, isOpen } from "../../core/people/devices.ts";
import { findOwnPublicSite } from "../../core/people/own-enquiries.ts";
import { findPersonByLink, type Person } from "../../core/people/people.ts";
import type { Site } from "../../core/sites/sites.ts";
import type { Database } from "../../database/client.ts";
import type { SignedVersions } from "../../platform/secrets/signed-ids.ts";
import { dropToken, keepToken, tokenOf } from "./device-cookie.ts";

type Services = {
  database: Database;
  personLinks: SignedVersions;
  config: { publicUrl: string };
};

/** Who came by a private link, about which of their sites, and whether a code has opened their device. */
export type Visit = {
  person: Person;
  site: Site;
  isOpened: boolean;
  /** Gives their device the token that a code brought. */
  keep(token: string): void;
  /** Closes their device again. */
  close(): Promise<void>;
};

export type FoundVisit =
  | { outcome: "found"; visit: Visit }
  /** The link leads nowhere, or no more. */
  | { outcome: "nothing"; status: 404 | 410 };

/** Changes nothing until it is told to. */
export async function findVisit(
  services: Services,
  { token, siteId, cookies }: { token: string; siteId: string; cookies: AstroCookies },
): Promise<FoundVisit> {
  const found = await findPersonByLink(services, token);
  if (found.outcome !== "found") {
    return { outcome: "nothing", status: found.outcome === "over" ? 410 : 404 };
  }
  const { person } = found;
  const site = await findOwnPublicSite(services, person, siteId);
  if (!site) return { outcome: "nothing", status: 404 };
  const of = { personId: person.id, publicUrl: services.config.publicUrl };
  const device = tokenOf(cookies, of);
  const visit: Visit = {
    ...{ person, site, isOpened: await isOpen(services, person, device) },
    keep: (opened) => keepToken(cookies, opened, of),
    async close() {
      if (device !== undefined) await closeDevice(services, device);
      dropToken(cookies, of);
    },
  };
  return { outcome: "found", visit };
}
