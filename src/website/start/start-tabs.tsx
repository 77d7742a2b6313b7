import { queryOf, type StartForm } from "./start-forms.ts";

type StartTabsProps = {
  current: StartForm;
  /** The page's query, passed to the other screen too: it may hold an idea. */
  query: URLSearchParams;
};

/** The two ways to start, above their forms. Links, since each has its own URL. */
export function StartTabs({ current, query }: StartTabsProps) {
  const tabs = [
    { id: "waitlist", name: "Join the waitlist" },
    { id: "brief", name: "Request a free preview" },
  ] as const;
  return (
    <nav aria-label="Ways to start" className="page-width pt-6 md:pt-8">
      <ul className="flex gap-5 border-line border-b sm:gap-8">
        {tabs.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`/start${queryOf(id, query)}`}
              aria-current={id === current ? "page" : undefined}
              className="-mb-px flex min-h-12 items-center border-transparent border-b-3 font-semibold text-muted text-small hover:border-edge hover:text-ink aria-[current]:border-eucalyptus aria-[current]:text-ink sm:text-base"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
