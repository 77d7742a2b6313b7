import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { times } from "../../content/offer.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { siteSketches } from "../../database/tables/sketches.ts";
import type { SketchWords } from "./schema.ts";

type SketchServices = { database: Database };

export type Sketch = Omit<typeof siteSketches.$inferSelect, "token_hash" | "maker_hash"> & {
  /** Whether the browser that asks made it. */
  isMaker: boolean;
};

/** How a sketch looks, and what its trade is like. Null leaves it to the trade, and to its words. */
export type Look = Pick<Sketch, "design" | "colour" | "like_trade">;

/** Random enough that nobody guesses one: 24 bytes. */
export function newToken(): string {
  return randomBytes(24).toString("base64url");
}

/**
 * Keeps what a visitor typed.
 *
 * @param maker the secret of the browser that asks.
 * @returns the token of the private link, which is stored as a hash alone.
 */
export async function makeSketch(
  { database }: { database: Queryable },
  { name, trade, place, colour }: SketchWords,
  maker: string,
): Promise<string> {
  const token = newToken();
  await database.insert(siteSketches).values({
    ...{ name, trade, place, colour: colour.toLowerCase() || null },
    ...{ token_hash: hash(token), maker_hash: hash(maker) },
  });
  return token;
}

/**
 * The sketch that a private link leads to.
 *
 * @param maker the secret of the browser that asks, if it has one.
 * @returns undefined once it is deleted, or after 30 days.
 */
export async function findSketch(
  { database }: { database: Queryable },
  token: string,
  maker?: string,
): Promise<Sketch | undefined> {
  const [row] = await database.select().from(siteSketches).where(isAt(token));
  if (!row) return undefined;
  const { token_hash, maker_hash, ...sketch } = row;
  return { ...sketch, isMaker: maker !== undefined && maker_hash === hash(maker) };
}

/** Keeps another look. Only its maker may. */
export async function changeLook(
  { database }: SketchServices,
  { token, maker, look }: { token: string; maker: string; look: Partial<Look> },
): Promise<void> {
  if (Object.keys(look).length === 0) return;
  await database.update(siteSketches).set(look).where(isOf(token, maker));
}

/**
 * Deletes a sketch: its link leads nowhere from now on. Only its maker may.
 *
 * @returns whether it was there, and theirs.
 */
export async function deleteSketch(
  { database }: SketchServices,
  { token, maker }: { token: string; maker: string },
): Promise<boolean> {
  const deleted = await database
    .delete(siteSketches)
    .where(isOf(token, maker))
    .returning({ id: siteSketches.id });
  return deleted.length > 0;
}

const AT_A_TIME = 5_000;

/**
 * Deletes sketches of more than 30 days ago, some thousand in each statement, so that no lock is held
 * for long.
 *
 * @returns how many.
 */
export async function deleteOldSketches({ database }: SketchServices): Promise<number> {
  const old = database
    .select({ id: siteSketches.id })
    .from(siteSketches)
    .where(lt(siteSketches.created_at, oldest))
    .orderBy(siteSketches.created_at)
    .limit(AT_A_TIME);
  let deleted = 0;
  for (;;) {
    const { rowCount } = await database.delete(siteSketches).where(inArray(siteSketches.id, old));
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < AT_A_TIME) return deleted;
  }
}

const oldest = sql`now() - make_interval(days => ${times.sketchDays})`;

function isAt(token: string) {
  return and(eq(siteSketches.token_hash, hash(token)), gt(siteSketches.created_at, oldest));
}

function isOf(token: string, maker: string) {
  return and(isAt(token), eq(siteSketches.maker_hash, hash(maker)));
}

function hash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
