import { prepareTemplate, testPostgres } from "./postgres.ts";

/** Starts the tests' PostgreSQL before the first test and stops it after the last. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await prepareTemplate();
  return async () => (await testPostgres()).stop();
}
