import type { ReactNode } from "react";
import { longest, sketchPath } from "../../core/sketches/fields.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { PageSection } from "../../ui/page-section.tsx";

const tools = [
  { href: "/tools/startup-domain-generator", label: "Startup ideas and domain names" },
  { href: "/tools/local-mvp-ideas", label: "Business ideas for your town" },
] as const;

/** Three fields that make a website, the wall of what came of them, and help for those without an idea. */
export function FreeTools({ children }: { children: ReactNode }) {
  return (
    <PageSection
      id="tools"
      tone="sky"
      title="See your website now"
      lead="A name, a trade and a place: two seconds later there’s a sketch of it. No account, no email address."
    >
      <form
        method="post"
        action={sketchPath}
        className="grid items-end gap-4 md:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_auto]"
      >
        <TextField
          label="Your business’s name"
          name="name"
          required
          maxLength={longest.name}
          autoComplete="organization"
        />
        <TextField
          label="What it does"
          name="trade"
          required
          maxLength={longest.trade}
          autoComplete="off"
        />
        <TextField
          label="Where"
          name="place"
          maxLength={longest.place}
          autoComplete="address-level2"
        />
        <Button type="submit" size="large">
          Show me my website
        </Button>
      </form>
      <h3 className="mt-14 text-heading">Eight sketches made this way</h3>
      <p className="mt-2 mb-6 max-w-3xl text-muted">
        One in each of our designs, from a name, a trade and a place. The businesses are made up.
      </p>
      {children}
      <p className="mt-8 flex flex-wrap items-center gap-x-6">
        <span>No idea yet?</span>
        {tools.map(({ href, label }) => (
          <a key={href} href={href} className="flex min-h-11 items-center text-link">
            {label}
          </a>
        ))}
      </p>
    </PageSection>
  );
}
