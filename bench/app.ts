import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** The built server in its own process, at 127.0.0.1. */
export type App = AsyncDisposable & { port: number; pid: number };

/**
 * Starts what `npm start` starts, on a free port. Its log goes to a file, as it would under a
 * service manager: a pipe read by the load generator would slow both.
 *
 * @param environment nothing else from the host's environment is passed on.
 * @throws Error with its log when it ends, or stays silent for 30 s, instead of serving.
 */
export async function startApp(environment: Record<string, string>): Promise<App> {
  const folder = mkdtempSync(join(tmpdir(), "smart-sites-bench-"));
  const logFile = join(folder, "log");
  const log = openSync(logFile, "a");
  const child = spawn(process.execPath, ["dist/server/entry.mjs"], {
    env: {
      PATH: "/usr/bin:/bin",
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: ".cache/compiled",
      PORT: "0",
      ...environment,
    },
    stdio: ["ignore", log, log],
  });
  const ended = once(child, "exit");
  async function stop(): Promise<void> {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  }
  const deadline = performance.now() + 30_000;
  for (;;) {
    const said = readFileSync(logFile, "utf8");
    const port = /serving on http:\S+:(\d+)/.exec(said)?.[1];
    if (port && child.pid) {
      return { port: Number(port), pid: child.pid, [Symbol.asyncDispose]: stop };
    }
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`the app does not serve: ${said}`);
    }
    await sleep(5);
  }
}
