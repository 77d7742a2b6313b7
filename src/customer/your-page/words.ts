import type { OwnWebsite } from "../../core/people/your-page.ts";

/** What a website is called on its customer’s page. */
export function nameOf({ brief, site }: Pick<OwnWebsite, "brief" | "site">): string {
  return site?.name ?? brief?.business_name ?? "";
}

/** A count that may have stopped at `most` plus one: “no comments”, “1 comment”, “more than 10,000 comments”. */
export function counted(count: number, noun: string, plural = `${noun}s`, most?: number): string {
  if (count === 0) return `no ${plural}`;
  if (most !== undefined && count > most)
    return `more than ${most.toLocaleString("en-AU")} ${plural}`;
  return `${count.toLocaleString("en-AU")} ${count === 1 ? noun : plural}`;
}
