import { changeNames } from "../../core/reviews/fields.ts";
import type { Earlier } from "./review-data.ts";

/** More than this many are opened by the person who wants to read them. */
const shownAtOnce = 8;

/** What is different in the version on show, by section. */
export function WhatChanged({ since: { version, sentAt, list } }: { since: Earlier }) {
  return (
    <details open={list.length <= shownAtOnce} className="rounded-card bg-sky p-4">
      <summary className="cursor-pointer">
        <span className="font-semibold">What changed since version {version}</span>{" "}
        <span className="text-small">(sent {sentAt})</span>
      </summary>
      {list.length === 0 ? (
        <p className="pt-2">Nothing that you can see.</p>
      ) : (
        <ul className="grid gap-1 pt-2">
          {list.map(({ what, name }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one name.
            <li key={at} className="wrap-anywhere">
              <span className="font-semibold">{changeNames[what]}:</span> {name}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
