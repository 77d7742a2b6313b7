import type { Organization, WebSite } from "schema-dts";
import { company } from "../../../content/company.ts";

/** Who publishes the site, and where. */
export type Publisher = {
  name: string;
  supportEmail: string;
  /** Address of the home page. */
  home: URL;
};

/** Absolute address of a path on the site. */
export function addressOf({ home }: Publisher, path: string): string {
  return new URL(path, home).href;
}

/** Our organisation in full, for the home page; other pages refer to it. */
export function organization(publisher: Publisher): Exclude<Organization, string> {
  return {
    ...organizationReference(publisher),
    logo: {
      "@type": "ImageObject",
      url: addressOf(publisher, "/icons/512.png"),
      width: "512",
      height: "512",
    },
    description: company.tagline,
    email: publisher.supportEmail,
    areaServed: { "@type": "Country", name: "Australia" },
  };
}

/** Enough of the organisation for a page that does not describe it in full. */
export function organizationReference(publisher: Publisher) {
  return {
    "@type": "Organization",
    "@id": addressOf(publisher, "/#organization"),
    name: publisher.name,
    url: addressOf(publisher, "/"),
  } as const;
}

/** The site as a whole, published by us. */
export function website(publisher: Publisher): WebSite {
  return {
    "@type": "WebSite",
    "@id": addressOf(publisher, "/#website"),
    name: publisher.name,
    url: addressOf(publisher, "/"),
    inLanguage: "en-AU",
    publisher: { "@id": addressOf(publisher, "/#organization") },
  };
}
