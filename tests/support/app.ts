import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { eventually } from "./eventually.ts";

/** Longer than requests in flight may take to finish, and shorter than a test may take in all. */
const MAX_STOP_MS = 90_000;

/** A running app: the built server in its own process. */
export type App = AsyncDisposable & {
  /** Where it serves, without a trailing slash. */
  url: string;
  process: ChildProcess;
  /** What has come so far of what it prints. */
  output(): string;
  /** Everything printed so far; a log line may take a moment to arrive. */
  printed(): Promise<string>;
  /** Asks it to stop. @returns its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
};

/**
 * Starts what `npm start` starts, on a free port.
 *
 * @param environment e.g. DATABASE_URL or DATA_DIR; nothing from the host's environment is passed
 * on.
 * @param dist what the build made
 * @param under a command that runs the one given to it, in its own place
 * @throws Error with its output when it ends instead of serving.
 */
export async function startApp(
  environment: Record<string, string>,
  dist = "dist",
  under: string[] = [],
): Promise<App> {
  const command = [...under, process.execPath, `${dist}/server/entry.mjs`];
  const child = spawn(command[0] ?? "", command.slice(1), {
    env: {
      PATH: "/usr/bin:/bin",
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: ".cache/compiled", // a quarter less of each of so many starts
      PORT: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk;
        const address = /serving on (http:\S+)/.exec(output)?.[1];
        if (address) resolve(address);
      });
    }
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`the app ended with ${code}: ${output}`)));
  });
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, "exit");
      child.kill(signal);
      const impatience = setTimeout(() => child.kill("SIGKILL"), MAX_STOP_MS);
      await exit;
      clearTimeout(impatience);
      if (signal === "SIGTERM" && child.signalCode === "SIGKILL") {
        throw new Error(`the app did not stop within ${MAX_STOP_MS} ms: ${output}`);
      }
    }
    return child.exitCode;
  }
  return {
    url,
    process: child,
    output: () => output,
    async printed() {
      const { headers } = await fetch(`${url}/robots.txt`);
      await eventually(() => output.includes(`${headers.get("x-request-id")}`));
      return output;
    },
    stop: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
    [Symbol.asyncDispose]: async () => void (await end("SIGTERM")),
  };
}
