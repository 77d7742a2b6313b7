import * as fs from "node:fs/promises";
import { cpus, totalmem } from "node:os";

/** One line of the report. A line without a budget explains another one. */
export type Row = { what: string; measured: string; budget?: string; holds?: boolean };

const PAPER = "docs/benchmarks.md";
const RESULTS = "bench/results";
/**
 * Prints the rows, saves them and all their values as JSON, and puts them into the report before
 * the other sections.
 */
export async function report(rows: Row[], sections: string[], details: unknown): Promise<void> {
  printTable(rows);
  await reportSection("results", [markdownTable(rows), ...sections].join("\n\n"), {
    rows,
    details,
  });
}

/**
 * Saves the measurements as JSON and puts a section about them into the report, between the
 * comments that name it.
 */
export async function reportSection(
  name: string,
  section: string,
  results: Record<string, unknown>,
): Promise<void> {
  const date = new Date().toISOString();
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}, Node ${process.version}`;
  await fs.mkdir(RESULTS, { recursive: true });
  const file = `${RESULTS}/${date.replaceAll(":", "-")}.json`;
  await fs.writeFile(file, `${JSON.stringify({ date, machine, ...results }, null, 2)}\n`);
  const paper = await fs.readFile(PAPER, "utf8");
  const place = new RegExp(`(<!-- begin ${name} -->\n)[\\s\\S]*(<!-- end ${name} -->)`);
  const block = `${date.slice(0, 10)}, ${machine}.\n\n${section}\n`;
  await fs.writeFile(
    PAPER,
    paper.replace(place, (_all, begin: string, end: string) => `${begin}${block}${end}`),
  );
  console.log(`\nWritten to ${PAPER} and, with every single value, to ${file}.`);
}

function verdict({ budget, holds }: Row): string {
  return budget === undefined ? "" : holds ? "holds" : "DOES NOT HOLD";
}

function printTable(rows: Row[]): void {
  const cells = rows.map((row) => [row.what, row.measured, row.budget ?? "", verdict(row)]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...cells.map((cell) => cell[column]?.length ?? 0)),
  );
  for (const cell of cells) {
    console.log(cell.map((text, column) => text.padEnd(widths[column] ?? 0)).join("  "));
  }
}

function markdownTable(rows: Row[]): string {
  const lines = rows.map(
    (row) => `| ${row.what} | ${row.measured} | ${row.budget ?? ""} | ${verdict(row)} |`,
  );
  return ["| What | Measured | Budget | |", "|---|---|---|---|", ...lines].join("\n");
}
