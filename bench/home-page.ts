import { readFileSync } from "node:fs";
import type { App } from "./app.ts";
import { ask, requestsPerSecond } from "./load.ts";
import { startNginx } from "./nginx.ts";
import { type Comparison, compare, interleave } from "./rounds.ts";

const ROUNDS = 12;
const SECONDS = 0.6;

export type HomePageComparison = {
  requestsPerSecond: Comparison;
  /** Requests per second of the server's own CPU time; only on Linux. */
  requestsPerCpuSecond: Comparison | undefined;
};

/** Requests a second of the home page from the app (ours) and from nginx (theirs). */
export function compareHomePage(
  app: App,
  nginxProgram: string,
  encoding: "identity" | "br",
): Promise<HomePageComparison> {
  return compareWithNginx(app, nginxProgram, () => homePageOf("localhost", encoding));
}

/** The text of a request for a host’s home page. */
export function homePageOf(host: string, encoding: "identity" | "br"): string {
  return `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
}

/**
 * Requests a second from the app (ours), and from nginx with the bytes of the first answer (theirs).
 *
 * @param request the next one; all answers have one length
 */
export async function compareWithNginx(
  app: App,
  nginxProgram: string,
  request: () => string,
): Promise<HomePageComparison> {
  await using nginx = await startNginx(nginxProgram, await ask(app.port, request()));
  await requestsPerSecond(app.port, request, 1); // until the compiler has seen the code
  await requestsPerSecond(nginx.port, request, 0.2);

  const perCpuSecond: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  const measure = async (side: "ours" | "theirs", { port, pid }: { port: number; pid: number }) => {
    const before = cpuSeconds(pid);
    const rate = await requestsPerSecond(port, request, SECONDS);
    perCpuSecond[side].push((rate * SECONDS) / (cpuSeconds(pid) - before));
    return rate;
  };
  const rounds = await interleave(
    ROUNDS,
    () => measure("ours", app),
    () => measure("theirs", nginx),
  );
  return {
    requestsPerSecond: compare(rounds),
    requestsPerCpuSecond:
      process.platform === "linux"
        ? compare(
            perCpuSecond.ours.map((ours, i) => ({ ours, theirs: perCpuSecond.theirs[i] ?? NaN })),
          )
        : undefined,
  };
}

/** What a process has used so far, user and system; NaN where there is no /proc. */
function cpuSeconds(pid: number): number {
  if (process.platform !== "linux") return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100; // in ticks of 10 ms on every Linux port
}
