import type { KindOfPage, Speed } from "../../core/analytics/page-speed.ts";
import {
  type Rating,
  rate,
  type VitalName,
  vitalNames,
} from "../../core/analytics/vital-buckets.ts";
import { StatusBadge } from "../shell/status-badge.tsx";
import { inWords } from "./step-words.ts";

const names: Record<VitalName, string> = {
  LCP: "Main content shown",
  INP: "Response to a tap",
  CLS: "Layout shift",
};

const ratings = {
  good: { label: "Good", tone: "green", colour: "text-eucalyptus" },
  "needs improvement": { label: "Needs improvement", tone: "yellow", colour: "text-ink" },
  poor: { label: "Poor", tone: "red", colour: "text-danger" },
} as const satisfies Record<Rating, object>;

type SpeedTableProps = { labelledBy: string; kinds: readonly KindOfPage[] };

/**
 * The Core Web Vitals at p75, a row per kind of page. On a phone the name is above its values, and
 * ratings have no badge: three would not fit side by side.
 */
export function SpeedTable({ labelledBy, kinds }: SpeedTableProps) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      <table aria-labelledby={labelledBy} className="w-full text-small md:table-fixed">
        <thead className="bg-sand">
          <tr>
            <th scope="col" className="px-4 py-2 text-left font-semibold max-md:hidden md:w-1/4">
              Kind of page
            </th>
            {vitalNames.map((vital) => (
              <th
                key={vital}
                scope="col"
                className="px-1.5 py-2 text-left align-bottom font-semibold last:pr-3 max-md:nth-2:pl-3 md:px-4"
              >
                {names[vital]}
                <span className="block font-normal text-muted">{vital} at p75</span>
              </th>
            ))}
          </tr>
        </thead>
        {kinds.map(({ name, speeds }) => (
          <tbody key={name} className="border-line border-t">
            <tr className="md:hidden">
              <th
                scope="rowgroup"
                colSpan={vitalNames.length}
                className="px-3 pt-2.5 text-left font-semibold"
              >
                {name}
              </th>
            </tr>
            <tr className="align-top">
              <th scope="row" className="px-4 py-2.5 text-left font-normal max-md:hidden">
                {name}
              </th>
              {vitalNames.map((vital) => (
                <td key={vital} className="px-1.5 py-2.5 last:pr-3 max-md:nth-2:pl-3 md:px-4">
                  <Value speed={speeds[vital]} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Value({ speed }: { speed: Speed | undefined }) {
  if (!speed) return <span className="text-muted">Not measured</span>;
  const { label, tone, colour } = ratings[rate(speed.vital, speed.p75)];
  return (
    <span className="grid justify-items-start gap-1">
      <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <span className="font-heading text-base even-figures">{inUnit(speed)}</span>
        <span className={`font-semibold md:hidden ${colour}`}>{label}</span>
        <span className="max-md:hidden">
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </span>
      </span>
      <span className="text-muted">
        {speed.samples === 1 ? "1 sample" : `${inWords(speed.samples)} samples`}
      </span>
    </span>
  );
}

function inUnit({ vital, p75 }: Speed): string {
  if (vital === "LCP") return `${(p75 / 1000).toFixed(1)} s`;
  return vital === "INP" ? `${p75} ms` : (p75 / 1000).toFixed(2);
}
