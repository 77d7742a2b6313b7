import type { Queryable } from "../../database/client.ts";
import { sample } from "../../database/tables/sample.ts";

/**
 * Whether `npm run sample` has filled this installation with made-up people and businesses. While it
 * has, no email leaves, and the office and private pages say so.
 */
export async function isSample(database: Queryable): Promise<boolean> {
  return (await database.$count(sample)) > 0;
}
