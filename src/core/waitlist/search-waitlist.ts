import { and, asc, eq, gte, lte, sql } from "drizzle-orm";
import type { Database } from "../../database/client.ts";
import { waitlist } from "../../database/tables/waitlist.ts";
import { beginsPattern, containsPattern } from "../../platform/contains-pattern.ts";
import { stretchLength } from "./count-waitlist.ts";
import { lastPosition, type WaitlistStatus } from "./waitlist.ts";

/** A search lists at most this many people. */
export const maxFound = 1_000;

/** A search that has found so many goes no further down a list of hundreds of thousands. */
const ENOUGH = 50;

/** What many people have, such as gmail, is found among the first of them without the index. */
const FIRST_LOOK = 5_000;

/** A look into the index costs about two milliseconds for each stretch of the list. */
const SAMPLED_STRETCHES = 4;
const SEARCHED_STRETCHES = 8;

/**
 * Found so often in the sample, or seldomer, a text is looked up in all of the list at once, unless
 * it is how the name of a provider begins, which has an index of its own.
 */
const SELDOM = 3;

/** On so long a list that costs too much for anything else. */
const LONG_LIST_STRETCHES = 40;

/** Written out, as the index has it. */
const perStretch = sql.raw(String(stretchLength));

type Found = { position: number; status: WaitlistStatus };

type Search = { search: string; status?: WaitlistStatus | undefined };

/**
 * Who has a text in name, address or phone number, in any case, by position. A whole address finds
 * that person alone. It costs what is found and a look into a few stretches of the list, wherever on
 * it those people are: what few have is looked up in all of it at once. A text without three letters or
 * digits in a row is not in the index; where it is rare, too, the whole list is read.
 *
 * @returns at most `maxFound` people; `all` unless more may fit.
 * @throws Error "Failed to fetch waitlist entries"
 */
export async function searchWaitlist(
  { database }: { database: Database },
  { search, status }: Search,
): Promise<{ people: Found[]; all: boolean }> {
  const shown = { position: waitlist.position, status: waitlist.status };
  const ofStatus = status && eq(waitlist.status, status);
  // As the index has it.
  const text = sql`lower(${waitlist.name} || ' ' || ${waitlist.email} || ' ' || coalesce(${waitlist.phone}, ''))`;
  // The index looks for pieces alone; what it finds is compared with the whole, out of its sight.
  const pieces = indexedPieces(search).map(
    (piece) => sql`${text} like lower(${containsPattern(piece)})`,
  );
  const whole = sql`${text} || '' like lower(${containsPattern(search)})`;
  const wanted = and(...pieces, whole, ofStatus);
  const limit = maxFound + 1;

  /** In two halves, which are read side by side, on a connection each. */
  async function inStretches(from: number, through: number, most: number): Promise<Found[]> {
    const middle = Math.ceil((from + through) / 2);
    const halves = await Promise.all([
      readStretches(from, middle - 1, most),
      readStretches(middle, through, most),
    ]);
    return halves.flat().slice(0, most);
  }

  async function readStretches(from: number, through: number, most: number): Promise<Found[]> {
    // OFFSET 0 keeps the planner from reading a whole stretch in order of position instead of by
    // the search index.
    const stretch = sql.identifier("stretch");
    const { rows } = await database.execute<Found>(sql`
      select found.* from generate_series(${from}::int, ${through}::int) as ${stretch}
      cross join lateral (
        select * from (
          select ${waitlist.position}, ${waitlist.status} from ${waitlist}
          where ${waitlist.position} / ${perStretch} = ${stretch} and ${wanted} offset 0
        ) as fitting
        order by position limit ${most}
      ) as found
      limit ${most}
    `);
    return rows;
  }

  /** Those whose provider's name begins with the text, such as the staff of one company. */
  async function ofProvider(after: number): Promise<Found[]> {
    const provider = sql`lower(split_part(${waitlist.email}, '@', 2))`;
    const colleagues = await database
      .select(shown)
      .from(waitlist)
      .where(
        and(
          sql`${provider} like lower(${beginsPattern(search)})`,
          gte(waitlist.position, (after + 1) * stretchLength),
          ofStatus,
        ),
      )
      .orderBy(sql`${provider} using ~<~`, waitlist.position) // as its index has it
      .limit(limit);
    return byPosition(colleagues);
  }

  /**
   * In no order, so that where there are many after all, not every one of them is fetched. In a WITH
   * of its own, since a planner that saw the LIMIT would hope to come upon them row by row.
   */
  async function beyond(stretch: number): Promise<Found[]> {
    const { rows } = await database.execute<Found>(sql`
      with fitting as materialized (
        select ${waitlist.position}, ${waitlist.status} from ${waitlist}
        where ${waitlist.position} / ${perStretch} + 0 > ${stretch} and ${wanted}
      )
      select * from fitting limit ${limit}
    `);
    return byPosition(rows);
  }

  const upTo = (found: Found[], isAll: boolean) => {
    return { people: found.slice(0, maxFound), all: isAll && found.length <= maxFound };
  };

  try {
    if (search.includes("@")) {
      const theirs = sql`lower(${waitlist.email}) = lower(${search})`;
      const person = await database.select(shown).from(waitlist).where(and(theirs, ofStatus));
      if (person.length > 0) return { people: person, all: true };
    }
    const [first, { rows }] = await Promise.all([
      database
        .select(shown)
        .from(waitlist)
        .where(and(lte(waitlist.position, FIRST_LOOK), whole, ofStatus))
        .orderBy(asc(waitlist.position))
        .limit(limit),
      database.execute<{ last: number }>(sql`select (${lastPosition}) / ${perStretch} as last`),
    ]);
    if (first.length === limit) return upTo(first, false);

    const last = rows[0]?.last ?? 0;
    const sampled = Math.min(SAMPLED_STRETCHES, last + 1);
    const found = await inStretches(0, sampled - 1, limit);
    if (sampled > last) return upTo(found, true);
    if (found.length >= ENOUGH) return upTo(found, false);
    if (found.length > SELDOM && last >= LONG_LIST_STRETCHES) {
      const most = ENOUGH - found.length;
      const more = await inStretches(sampled, SEARCHED_STRETCHES - 1, most);
      return upTo([...found, ...more], false);
    }
    const colleagues = await ofProvider(sampled - 1);
    if (colleagues.length >= ENOUGH) return upTo([...found, ...colleagues], false);
    return upTo([...found, ...(await beyond(sampled - 1))], true);
  } catch (error) {
    throw new Error("Failed to fetch waitlist entries", { cause: error });
  }
}

function byPosition(found: Found[]): Found[] {
  return found.toSorted((a, b) => a.position - b.position);
}

const wordWithNeighbours =
  /(?<=(?<before>[^\p{L}\p{N}])?)(?<word>[\p{L}\p{N}]+)(?=(?<after>[^\p{L}\p{N}])?)/gu;

/**
 * Pieces of a text that the index of trigrams can look for: of three letters or digits, beginning at
 * every second one. PostgreSQL itself would look for all three in a row, which takes it three times
 * as long and says little more.
 */
function indexedPieces(text: string): string[] {
  return [...text.matchAll(wordWithNeighbours)].flatMap(({ groups }) => {
    const { before = "", word = "", after = "" } = groups ?? {};
    const letters = [...word];
    // Of one or two letters, only how a word begins or ends is in the index.
    if (letters.length < 3) return before + word + after;
    const starts = Array.from({ length: Math.floor(letters.length / 2) }, (_, piece) =>
      Math.min(piece * 2, letters.length - 3),
    );
    return starts.map((start) => letters.slice(start, start + 3).join(""));
  });
}
