import { longestDomain } from "../../core/sites/domains/domain-name.ts";
import type { OwnDomain, OwnRecord } from "../../core/sites/domains/own-domain.ts";
import { dateTimeInSydney } from "../../platform/time/sydney-time.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { ShownPage } from "./answer-your-page.ts";

type DomainSectionProps = {
  /** The id of the site. */
  site: string;
  domain: OwnDomain | "none";
  shown: ShownPage;
};

/** The website’s own domain: typed, its records to set with what is there now, live, or lost. */
export function DomainSection({ site, domain, shown }: DomainSectionProps) {
  if (domain === "none") return <ChooseForm site={site} shown={shown} />;
  const { name, state } = domain;
  if (state === "live") {
    return (
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-link">
          Your domain name
        </summary>
        <div className="mt-2 grid grid-cols-1 gap-4">
          <p className="break-words">
            {name} and www.{name} lead to your website, and so does {hostOf(domain.freeAddress)}. We
            check every day that they still do.
          </p>
          <DropForm site={site} shown={shown} domain={domain} />
        </div>
      </details>
    );
  }
  const heading = `domain-${site}`;
  return (
    <section aria-labelledby={heading} className="grid grid-cols-1 gap-4">
      <h3 id={heading} className="break-words font-semibold">
        {state === "lost"
          ? `Your website can’t be reached at ${domain.lost.join(" or ")} any more`
          : `Linking ${name} to your website`}
      </h3>
      {state === "held" ? (
        <Notice tone="error">
          <p>
            Everything is set, but another website with us is live under this name. Please write to
            us, and we’ll sort it out.
          </p>
        </Notice>
      ) : (
        <p className="break-words">{whatToDo(domain)}</p>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {domain.records.map((record) => (
          <Record key={record.set[0]?.host} record={record} />
        ))}
      </ul>
      {domain.checkedAt && (
        <p className="text-muted text-small">Last checked {dateTimeInSydney(domain.checkedAt)}.</p>
      )}
      <form method="post" action={shown.address} className="flex flex-wrap gap-3">
        <input type="hidden" name="site" value={site} />
        <Button type="submit" name="intent" value="check-domain">
          Check again
        </Button>
      </form>
      <DropForm site={site} shown={shown} domain={domain} />
    </section>
  );
}

function whatToDo({ state, freeAddress }: OwnDomain): string {
  return state === "lost"
    ? `It’s still at ${hostOf(freeAddress)}. For your own name, put these records back where it’s managed. We check by ourselves.`
    : "Set these records where your domain name is managed, usually where you bought it (@ stands for the name itself). They can take some hours to be seen everywhere. We check by ourselves, and your website goes live under the name once all of them are right.";
}

function Record({ record: { set, state, now } }: { record: OwnRecord }) {
  return (
    <li className="grid grid-cols-1 gap-3 rounded-card border border-line p-4">
      {set.map(({ type, host, value }) => (
        <dl key={value} className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-muted">Type</dt>
          <dd>{type}</dd>
          <dt className="text-muted">Name</dt>
          <dd>{host}</dd>
          <dt className="text-muted">Value</dt>
          <dd className="wrap-anywhere select-all">{value}</dd>
        </dl>
      ))}
      <p className={state === "right" ? "font-semibold text-eucalyptus" : "font-semibold"}>
        {state === "wrong" && now.length === 0 ? "Not set yet" : stateWords[state]}
      </p>
      {state === "wrong" && (
        <p dir="auto" className="wrap-anywhere text-small">
          {now.length === 0
            ? "There’s nothing there now."
            : `There now: ${now.join(", ")}. Please remove what isn’t listed above.`}
        </p>
      )}
    </li>
  );
}

const stateWords: { [State in OwnRecord["state"]]: string } = {
  right: "This one is right",
  wrong: "Not right yet",
  unanswered:
    "We got no answer about this one. It may lead in a circle, or be right in a few minutes",
  unchecked: "Not checked yet",
};

function ChooseForm({ site, shown }: Omit<DomainSectionProps, "domain">) {
  const { typed, errors } = shown;
  const isTyped = typed.intent === "choose-domain" && typed.site === site;
  return (
    <details open={isTyped}>
      <summary className="flex min-h-11 cursor-pointer items-center text-link">
        Use your own domain name
      </summary>
      <form method="post" action={shown.address} noValidate className="mt-3 grid grid-cols-1 gap-5">
        <input type="hidden" name="intent" value="choose-domain" />
        <input type="hidden" name="site" value={site} />
        <TextField
          label="Your domain name"
          hint="One you’ve registered, such as coffscakes.com.au. Next we’ll show you what to set for it."
          name="domain"
          maxLength={longestDomain}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={isTyped ? typed.domain : ""}
          error={isTyped ? errors.domain : undefined}
        />
        <Button type="submit" className="justify-self-start">
          Use this name
        </Button>
      </form>
    </details>
  );
}

type DropFormProps = { site: string; shown: ShownPage; domain: OwnDomain };

function DropForm({ site, shown, domain: { name, state, freeAddress } }: DropFormProps) {
  return (
    <form method="post" action={shown.address} className="grid grid-cols-1 gap-2">
      <input type="hidden" name="site" value={site} />
      {state === "live" && (
        <p className="break-words text-muted text-small">
          Without {name}, your website is at {hostOf(freeAddress)} alone. Links to {name} will stop
          working.
        </p>
      )}
      <Button
        type="submit"
        look="secondary"
        name="intent"
        value="drop-domain"
        className="justify-self-start"
      >
        {state === "waiting" || state === "held" ? "Use another name" : `Stop using this name`}
      </Button>
    </form>
  );
}

function hostOf(address: string): string {
  return new URL(address).host;
}
