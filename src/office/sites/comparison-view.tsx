import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { FilterTabs } from "../shell/filter-tabs.tsx";
import { addressOfPage } from "./addresses.ts";
import type { ChangeInWords } from "./changes-in-words.ts";
import type { Comparison } from "./compare-versions.ts";
import { GoBackForm } from "./go-back-form.tsx";
import { UnknownVersionNotice } from "./unknown-version-notice.tsx";
import { type VersionsView, versionsAddress } from "./versions-view.ts";

/** Asks for two versions by their numbers. */
export function CompareForm({ view: { site, comparison } }: { view: VersionsView }) {
  if (site.revision < 2) return null;
  if (comparison?.outcome === "unknown version") return <UnknownVersionNotice />;
  const { from, to } = comparison ?? { from: site.revision - 1, to: site.revision };
  const missing = comparison?.outcome === "missing" ? comparison.missing : undefined;
  const errorOf = (asked: number | string) =>
    asked === missing ? "There’s no such version, or it’s no longer kept." : undefined;
  const field = { type: "number", min: 1, max: site.revision, required: true, className: "w-40" };
  return (
    <form className="flex flex-wrap items-end gap-3">
      <TextField
        {...field}
        label="Compare version"
        name="from"
        defaultValue={from}
        error={errorOf(from)}
      />
      <TextField {...field} label="with version" name="to" defaultValue={to} error={errorOf(to)} />
      <Button type="submit" look="secondary">
        Compare
      </Button>
    </form>
  );
}

type ComparisonViewProps = {
  view: VersionsView;
  comparison: Extract<Comparison, { outcome: "compared" }>;
};

/** Differences between two versions, in words, and a page of both side by side. */
export function ComparisonView({ view, comparison }: ComparisonViewProps) {
  const { site } = view;
  const { from, to, differences, pages } = comparison;
  const shown = pages.find(({ path }) => path === view.path) ?? pages[0];
  return (
    <div className="grid gap-6">
      <a className="justify-self-start text-link" href={versionsAddress(site.id)}>
        All versions
      </a>
      <section aria-labelledby="differences" className="grid gap-4">
        <h3 id="differences" className="font-semibold text-lead">
          Differences
        </h3>
        {differences.length === 0 && <p className="text-muted">Both versions say the same.</p>}
        {differences.map(({ place, changes }) => (
          <section key={place} aria-label={place} className="grid gap-2">
            <h4 className="wrap-anywhere font-semibold">{place}</h4>
            <ul className="grid gap-3">
              {changes.map((change) => (
                <Change key={`${change.what} ${change.change}`} change={change} />
              ))}
            </ul>
          </section>
        ))}
      </section>
      {pages.length > 1 && (
        <FilterTabs
          label="Page"
          tabs={pages.map(({ path, title }) => ({
            label: title,
            href: versionsAddress(site.id, { from, to, path }),
            here: path === shown?.path,
          }))}
        />
      )}
      <div className="grid gap-6 lg:grid-cols-2">
        {(
          [
            ["from", from],
            ["to", to],
          ] as const
        ).map(([side, number]) => (
          <section key={side} aria-label={`Version ${number}`} className="grid min-w-0 gap-3">
            <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
              <h3 className="font-semibold">
                Version {number}
                {number === site.revision && ", the latest"}
              </h3>
              {number !== site.revision && <GoBackForm number={number} />}
            </div>
            {shown?.isIn[side] ? (
              <iframe
                src={addressOfPage(site.id, shown.path, number)}
                title={`Version ${number}`}
                className="h-[75svh] w-full rounded-card border border-line bg-surface"
              />
            ) : (
              <p className="text-muted">This version has no such page.</p>
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

function Change({ change: { what, change, fields } }: { change: ChangeInWords }) {
  return (
    <li className="wrap-anywhere grid gap-2 rounded-card border border-line bg-surface px-4 py-3">
      <p>
        <span className="font-semibold">{what}</span> {change}
      </p>
      {fields.map(({ name, before, after }) => (
        <dl key={`${name} ${before}`} className="grid gap-x-4 gap-y-1 text-small sm:grid-cols-2">
          <div>
            <dt className="text-muted">{name} before</dt>
            <dd className="whitespace-pre-line">{before}</dd>
          </div>
          <div>
            <dt className="text-muted">{name} after</dt>
            <dd className="whitespace-pre-line">{after}</dd>
          </div>
        </dl>
      ))}
    </li>
  );
}
