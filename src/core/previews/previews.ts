import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { times } from "../../content/offer.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { sitePreviews } from "../../database/tables/previews.ts";
import type { PreviewWords } from "./schema.ts";

type PreviewServices = { database: Database };

export type Preview = Omit<typeof sitePreviews.$inferSelect, "token_hash" | "maker_hash"> & {
  /** Whether the browser that asks made it. */
  isMaker: boolean;
};

/** How a preview looks, and what its trade is like. Null leaves it to the trade, and to its words. */
export type Look = Pick<Preview, "design" | "colour" | "like_trade">;

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
export async function makePreview(
  { database }: { database: Queryable },
  { name, trade, place, colour }: PreviewWords,
  maker: string,
): Promise<string> {
  const token = newToken();
  await database.insert(sitePreviews).values({
    ...{ name, trade, place, colour: colour.toLowerCase() || null },
    ...{ token_hash: hash(token), maker_hash: hash(maker) },
  });
  return token;
}

/**
 * The preview that a private link leads to.
 *
 * @param maker the secret of the browser that asks, if it has one.
 * @returns undefined once it is deleted, or after 30 days.
 */
export async function findPreview(
  { database }: { database: Queryable },
  token: string,
  maker?: string,
): Promise<Preview | undefined> {
  const [row] = await database.select().from(sitePreviews).where(isAt(token));
  if (!row) return undefined;
  const { token_hash, maker_hash, ...preview } = row;
  return { ...preview, isMaker: maker !== undefined && maker_hash === hash(maker) };
}

/** Keeps another look. Only its maker may. */
export async function changeLook(
  { database }: PreviewServices,
  { token, maker, look }: { token: string; maker: string; look: Partial<Look> },
): Promise<void> {
  if (Object.keys(look).length === 0) return;
  await database.update(sitePreviews).set(look).where(isOf(token, maker));
}

/**
 * Deletes a preview: its link leads nowhere from now on. Only its maker may.
 *
 * @returns whether it was there, and theirs.
 */
export async function deletePreview(
  { database }: PreviewServices,
  { token, maker }: { token: string; maker: string },
): Promise<boolean> {
  const deleted = await database
    .delete(sitePreviews)
    .where(isOf(token, maker))
    .returning({ id: sitePreviews.id });
  return deleted.length > 0;
}

const AT_A_TIME = 5_000;

/**
 * Deletes previews of more than 30 days ago, some thousand in each statement, so that no lock is held
 * for long.
 *
 * @returns how many.
 */
export async function deleteOldPreviews({ database }: PreviewServices): Promise<number> {
  const old = database
    .select({ id: sitePreviews.id })
    .from(sitePreviews)
    .where(lt(sitePreviews.created_at, oldest))
    .orderBy(sitePreviews.created_at)
    .limit(AT_A_TIME);
  let deleted = 0;
  for (;;) {
    const { rowCount } = await database.delete(sitePreviews).where(inArray(sitePreviews.id, old));
    deleted += rowCount ?? 0;
    if ((rowCount ?? 0) < AT_A_TIME) return deleted;
  }
}

const oldest = sql`now() - make_interval(days => ${times.websitePreviewDays})`;

function isAt(token: string) {
  return and(eq(sitePreviews.token_hash, hash(token)), gt(sitePreviews.created_at, oldest));
}

function isOf(token: string, maker: string) {
  return and(isAt(token), eq(sitePreviews.maker_hash, hash(maker)));
}

function hash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
