import { setTimeout as sleep } from "node:timers/promises";

/** Asks again until the answer is not undefined, null or false. @throws Error after `within` ms. */
export async function eventually<T>(
  ask: () => T | Promise<T>,
  { within = 240_000 }: { within?: number } = {},
): Promise<NonNullable<T>> {
  const deadline = performance.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    if (performance.now() > deadline) throw new Error(`not within ${within} ms`);
    await sleep(50);
  }
}
