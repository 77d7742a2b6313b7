import type { IdeaDomain } from "../../core/ideas/suggest-startup.ts";
import { Check, CircleHelp, ExternalLink, X } from "../../ui/icons.tsx";

type DomainListProps = {
  domains: readonly IdeaDomain[];
  /** The link that takes one to the brief. */
  startWith: (domain: string) => string;
};

/** Domains with what the registry and DNS say about each, and links to the evidence. */
export function DomainList({ domains, startWith }: DomainListProps) {
  return (
    <ul className="border-line border-b">
      {domains.map((domain) => {
        const { Icon, label, looks } = states[stateOf(domain)];
        return (
          <li
            key={domain.name}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-line border-t py-2 sm:grid-cols-[1fr_11rem_auto]"
          >
            <span className="min-w-0">
              <span className="break-all font-semibold">{domain.name}</span>
              {domain.note && <span className="block text-muted text-small">{domain.note}</span>}
              {(domain.available || !domain.checked) && (
                <a
                  href={startWith(domain.name)}
                  className="flex min-h-11 items-center text-link text-small"
                >
                  Use this name<span className="sr-only">: {domain.name}</span>
                </a>
              )}
            </span>
            <span
              className={`row-start-2 flex items-center gap-2 text-small sm:row-start-auto ${looks}`}
            >
              <Icon className="size-4.5 shrink-0" />
              {label}
            </span>
            <a
              href={domain.evidence}
              target="_blank"
              rel="noreferrer nofollow"
              className="row-span-2 inline-flex min-h-11 items-center gap-1.5 text-link text-small sm:row-span-1"
            >
              Evidence
              <span className="sr-only"> for {domain.name}, opens in a new tab</span>
              <ExternalLink className="size-4" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function stateOf({ available, checked }: IdeaDomain): keyof typeof states {
  if (!checked) return "unchecked";
  return available ? "available" : "taken";
}

const states = {
  available: { Icon: Check, label: "Available", looks: "font-semibold text-eucalyptus" },
  taken: { Icon: X, label: "Taken", looks: "text-muted" },
  unchecked: { Icon: CircleHelp, label: "Couldn’t check", looks: "text-muted" },
} as const;
