import { PageSection } from "../../ui/page-section.tsx";

const tools = [
  { href: "/tools/startup-domain-generator", label: "Startup ideas and domain names" },
  { href: "/tools/local-mvp-ideas", label: "Business ideas for your town" },
] as const;

/** For a visitor without an idea yet. */
export function FreeTools() {
  return (
    <PageSection id="tools" tone="sky" title="No idea yet?">
      <ul className="grid gap-4 md:grid-cols-2">
        {tools.map(({ href, label }) => (
          <li key={href}>
            <a href={href} className="flex min-h-11 items-center text-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
