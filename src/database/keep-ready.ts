import { setTimeout as sleep } from "node:timers/promises";
import { describeError, type Log } from "../platform/log.ts";

const TRY_EVERY_MS = 1_000;

type Ways = {
  /** Starts, migrates and fills the database; throws while it is away. */
  prepare(): Promise<void>;
  /** Checks whether our own server is still running, and restarts it. */
  keepRunning(): Promise<void>;
  log: Log;
};

/**
 * Prepares the database, retrying while it is away, and then keeps it running.
 *
 * @returns after the first attempt, with a way to stop.
 */
export async function keepReady({ prepare, keepRunning, log }: Ways) {
  const stopping = new AbortController();
  let ready = await prepare().then(
    () => true,
    (error: unknown) => {
      log.error(describeError(error), "database: away, trying again");
      return false;
    },
  );
  const kept = keep();

  async function keep(): Promise<void> {
    for (;;) {
      await sleep(TRY_EVERY_MS, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        if (ready) {
          await keepRunning();
        } else {
          await prepare();
          log.info("database: ready");
          ready = true;
        }
      } catch (error) {
        log.debug(describeError(error), "database: still away");
      }
    }
  }

  return {
    async stop(): Promise<void> {
      stopping.abort();
      await kept;
    },
  };
}
