import { company } from "../../content/company.ts";
import { Brand } from "./brand.tsx";

type SiteFooterProps = { companyName: string; supportEmail: string };

/** The foot of every public page. */
export function SiteFooter({ companyName, supportEmail }: SiteFooterProps) {
  const mail = `mailto:${supportEmail}`;
  return (
    <footer className="tone-forest">
      <div className="page-width grid gap-12 py-14 md:py-18">
        <div className="grid gap-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:gap-14">
          <div className="grid content-start gap-4">
            <Brand companyName={companyName} />
            <p className="max-w-sm text-muted">{company.tagline}</p>
          </div>
          <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-4">
            <FooterLinks
              title="Services"
              links={[
                { href: "/start", label: "Website Design" },
                { href: "/seo-services", label: "SEO Services" },
                { href: "/start", label: "AI Tools" },
              ]}
            />
            <FooterLinks
              title="Have a look"
              links={[
                { href: "/tools/website-sketch", label: "See Your Website" },
                { href: "/demo", label: "Demo Site" },
                { href: "/ai-business-tools-directory", label: "Your City" },
                { href: "/handyman-website", label: "For Handymen" },
                { href: "/tools/startup-domain-generator", label: "Startup Ideas" },
                { href: "/tools/local-mvp-ideas", label: "Local Ideas" },
              ]}
            />
            <FooterLinks
              title="Company"
              links={[
                { href: "/about", label: "About Us" },
                { href: mail, label: "Support" },
                { href: mail, label: "Contact" },
              ]}
            />
            <FooterLinks
              title="Legal"
              links={[
                { href: "/privacy", label: "Privacy" },
                { href: "/terms", label: "Terms" },
              ]}
            />
          </div>
        </div>
        <p className="border-line border-t pt-6 text-muted text-small">
          © 2025 {companyName}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

type FooterLinksProps = { title: string; links: { href: string; label: string }[] };

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-base">{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={label}>
            <a
              href={href}
              className="flex min-h-11 items-center text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
