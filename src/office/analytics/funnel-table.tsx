import { formPath } from "../../content/pages.ts";
import { type FunnelRow, type Steps, shareOf } from "../../core/analytics/funnel.ts";
import { inWords, percent, stepLabels } from "./step-words.ts";

type FunnelTableProps = {
  labelledBy: string;
  /** The first row, for all rows together. */
  total?: FunnelRow;
  rows: readonly FunnelRow[];
};

/**
 * A row per page and a column per step; pages without activity are named below. On a phone the name
 * has its own line above the numbers.
 */
export function FunnelTable({ labelledBy, total, rows }: FunnelTableProps) {
  const quiet = rows.filter(({ steps }) => Object.values(steps).every((count) => count === 0));
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table aria-labelledby={labelledBy} className="w-full table-fixed text-small">
        <thead className="bg-sand">
          <tr>
            <th scope="col" className="px-4 py-2 text-left font-semibold max-md:hidden md:w-2/5">
              Page
            </th>
            {stepLabels.map(([step, label]) => (
              <th
                key={step}
                scope="col"
                className="px-1.5 py-2 text-right align-bottom font-semibold last:pr-4 max-md:nth-2:pl-4 md:px-4"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {total && <Row row={total} isTotal />}
        {rows
          .filter((row) => !quiet.includes(row))
          .map((row) => (
            <Row key={row.path} row={row} />
          ))}
      </table>
      {quiet.length > 0 && (
        <p className="border-line border-t px-4 py-3 text-muted text-small">
          Nothing yet on {quiet.map(({ name }) => name).join(", ")}.
        </p>
      )}
    </div>
  );
}

function Row({ row, isTotal = false }: { row: FunnelRow; isTotal?: boolean }) {
  return (
    <tbody className={`border-line border-t ${isTotal ? "bg-leaf font-semibold" : ""}`}>
      <tr className="md:hidden">
        <th
          scope="rowgroup"
          colSpan={stepLabels.length}
          className="break-words px-4 pt-2.5 text-left font-semibold"
        >
          {row.name}
        </th>
      </tr>
      <tr className="align-top">
        <th
          scope="row"
          className={`break-words px-4 py-2.5 text-left max-md:hidden ${isTotal ? "font-semibold" : "font-normal"}`}
        >
          {row.name}
        </th>
        {stepLabels.map(([step]) => (
          <Step key={step} row={row} step={step} />
        ))}
      </tr>
    </tbody>
  );
}

function Step({ row: { path, steps }, step }: { row: FunnelRow; step: keyof Steps }) {
  // A form view counts for the page that led to it.
  const isNever = path === formPath && (step === "view" || step === "tool");
  const share = percent(shareOf(steps, step));
  return (
    <td className="px-1.5 py-2.5 text-right even-figures last:pr-4 md:px-4">
      <span className={steps[step] === 0 ? "text-muted" : undefined}>
        {isNever ? "–" : inWords(steps[step])}
      </span>
      {share && steps[step] > 0 && (
        <span className="block font-normal text-muted text-small">{share}</span>
      )}
    </td>
  );
}
