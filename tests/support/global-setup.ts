import { randomInt } from "node:crypto";
import { startTestPostgres } from "./postgres.ts";
import { scale } from "./scale.ts";

/** Starts the tests' PostgreSQL before the first test and stops it after the last. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // The same in every `npm test`, another in each `npm run soak`; given, it repeats what has failed.
  process.env.TEST_SEED ??= String(scale(1, randomInt(2 ** 31)));
  process.stdout.write(`TEST_SEED=${process.env.TEST_SEED}\n`);
  return startTestPostgres();
}
