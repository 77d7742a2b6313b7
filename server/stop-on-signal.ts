/** Within it a second signal is the same: at Ctrl-C a terminal and npm both send one. */
const SAME_SIGNAL_MS = 500;

/** Stops once, at the first signal; a later one ends the process at once, unfinished. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stoppingSince !== undefined) {
        if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
}
