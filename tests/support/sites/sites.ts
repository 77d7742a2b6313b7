import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { documentSchema } from "../../../src/blocks/document.ts";
import { factsSchema } from "../../../src/blocks/facts/facts.ts";
import { contentVersion } from "../../../src/blocks/versions.ts";
import { placeOfFile } from "../../../src/core/files/attached-files.ts";
import { REVIEW_FILES } from "../../../src/core/reviews/review-files.ts";
import { placeOfBlob, placeOfPicture } from "../../../src/core/sites/pictures/site-files.ts";
import type { Content } from "../../../src/core/sites/revisions/merge.ts";
import { createSite, type NewSite, type Site } from "../../../src/core/sites/sites.ts";
import { TWEAK_FILES } from "../../../src/core/tweaks/tweak-files.ts";
import type { FileStore } from "../../../src/platform/files/files.ts";
import type { TestDatabase } from "../postgres.ts";

/** A small site as an operator could have made it. */
export function siteContent(differences: { headline?: string; phone?: string } = {}): Content {
  const { headline = "Bread, by hand", phone = "(02) 5550 1188" } = differences;
  const said = <Value>(value: Value) => ({ value, source: "brief", confirmed: true });
  return {
    facts: factsSchema.parse({
      name: said("Wattle & Daughters"),
      phone: said(phone),
      hours: said([{ days: [1, 2, 3, 4, 5], opens: "05:30", closes: "16:00" }]),
      services: said([{ id: "zaatar", name: "Zaatar manoush", price: "$3.50" }]),
    }),
    document: documentSchema.parse({
      version: contentVersion,
      design: "verandah",
      colour: "#1f5b45",
      pages: [
        {
          id: "home",
          path: "",
          blocks: [
            { id: "top", type: "header", name: { fact: "name" }, actions: [] },
            { id: "welcome", type: "hero", headline, actions: [], points: [], scene: "bread" },
            { id: "prices", type: "services", menu: "Prices", heading: "Prices" },
            { id: "us", type: "about", heading: "Us", body: "We bake.", points: [] },
            { id: "reach-us", type: "contact", heading: "Reach us", question: "Your message" },
            { id: "end", type: "footer", name: { fact: "name" } },
          ],
        },
      ],
    }),
  };
}

/** The bytes of its one blob, and of its one picture in both widths. */
const blobOfASite = "<h1>Wattle</h1>";
const hashOfASite = createHash("sha256").update(blobOfASite).digest("hex");
const keyOfASite = "01890000-0000-7000-8000-00000000000a";

/** Of a file of its review, and of a tweak. */
const keyOfAFile = "01890000-0000-7000-8000-00000000000b.pdf";
const keyOfATweak = "01890000-0000-7000-8000-00000000000c.pdf";

/** What the rows below name, in the store. */
export async function storeFilesOfASite(files: FileStore): Promise<void> {
  for (const [place, content] of [
    [placeOfBlob(hashOfASite), blobOfASite],
    [placeOfPicture(keyOfASite, 480), "small picture"],
    [placeOfPicture(keyOfASite, 960), "large picture"],
    [placeOfFile(REVIEW_FILES, keyOfAFile), "%PDF-"],
    [placeOfFile(TWEAK_FILES, keyOfATweak), "%PDF-"],
  ] as const) {
    const about = { bytes: content.length, type: "image/webp" };
    await files.put(place, Readable.from([Buffer.from(content)]), about);
  }
}

/** Makes that site as the first draft of a brief, but for what is different. */
export async function addSite(
  { database }: Pick<TestDatabase, "database">,
  differences: Partial<NewSite> = {},
): Promise<Site> {
  const site = await database.transaction((tx) =>
    createSite(tx, {
      ...siteContent(),
      briefId: undefined,
      name: "Wattle & Daughters",
      email: "mia@example.com",
      contactName: "Mia Nguyen",
      notes: [],
      author: "draft",
      ...differences,
    }),
  );
  if (!site) throw new Error("that brief has a site");
  return site;
}

/** A row in every table of sites, reviews and their enquiries. */
export const rowsOfASite = `
  insert into sites (brief_id, name, email, revision, slug, notes)
    select min(id::text)::uuid, 'Wattle', 'mia@example.com', 1, 'wattle', '{"No \\"chat\\"",b}' from site_briefs;
  insert into retired_slugs (slug, site_id) select 'wattle-old', id from sites;
  insert into site_revisions (site_id, number, document, facts, author)
    select id, 1, '{"version": 1}', '{}', 'draft' from sites;
  insert into site_files (site_id, kind, key, original_name, widths, width, height)
    select id, 'photo', '${keyOfASite}', 'shop.jpg', '{480,960}', 960, 640 from sites;
  insert into site_releases (site_id, id, revision, origin) select id, 'r', 1, 'http://wattle' from sites;
  insert into site_release_files (site_id, release_id, path, type, blob, bytes)
    select id, 'r', '', 'text/html', '${hashOfASite}', ${blobOfASite.length} from sites;
  insert into hosting_state (version) values (7);
  insert into reviews (site_id) select id from sites;
  insert into review_candidates (review_id, site_id, release_id) select id, site_id, 'r' from reviews;
  insert into review_comments (review_id, author, name, release_id, text)
    select id, 'customer', 'Mia', 'r', 'Bigger' from reviews;
  insert into review_codes (review_id, release_id, code_hash) select id, 'r', 'h' from reviews;
  insert into site_approvals (site_id, release_id, name, terms) select id, 'r', 'Mia', 'Yes' from sites;
  insert into site_enquiries (site_id, status, name, reply_to, message)
    select id, 'open', 'Zoe', 'zoe@example.com', 'Cake?' from sites;
`;

/** A row in what reviews and people’s pages have besides. */
export const rowsOfAReview = `
  insert into review_files (comment_id, key, original_name, type, bytes)
    select id, '${keyOfAFile}', 'menu.pdf', 'application/pdf', 5
    from review_comments;
  insert into people (email, link_version) values ('mia@example.com', 2);
  update site_briefs set paused_at = '2026-02-03 04:05:06.789+11', paused_seconds = 60;
`;

/** A code and a device of that person, and an enquiry that was answered. */
export const rowsOfDevices = `
  insert into person_codes (person_id, code_hash, attempts_by) select id, 'h', '{"a": 1}' from people;
  insert into person_devices (person_id, token_hash) select id, 't' || id from people;
  update site_enquiries set answered_at = '2026-02-03 04:05:06.789+11';
`;

/** Somebody who vouched for words of that site. */
export const rowsOfVouching = `
  insert into site_vouched (site_id, words, how, by, saw, seen_on)
    select id, 'Licensed', 'proof', 'olive', 'the register', '2026-02-03' from sites;
`;

/** Its own domain, once live and now lost. */
export const rowsOfADomain = `
  insert into site_domains (site_id, name, verified_at, lost_at, checked_at, found)
    select id, 'wattle.com.au', '2026-02-03', '2026-02-04', '2026-02-05', '{"apex": {}}' from sites;
`;

/** What a visitor asked that site. */
export const rowsOfQuestions = `
  insert into site_questions (site_id, month, question, is_answered)
    select id, '2026-02-01', 'do you cater for weddings', false from sites;
`;

/** What its customer wants changed, with a file, and what was done about it. */
export const rowsOfTweaks = `
  insert into tweaks (site_id, release_id, about, text, is_free, status, note, closed_at, submission_id)
    select id, 'r', 'Prices', E'Cake: \\t$5', true, 'done', 'There', '2026-02-03', uuidv7() from sites;
  insert into tweak_files (tweak_id, key, original_name, type, bytes)
    select id, '${keyOfATweak}', 'prices.pdf', 'application/pdf', 5 from tweaks;
`;

/** That it is cancelled, and that its customer was reminded. */
export const rowsOfACancellation = `
  update sites set status = 'cancelled';
  insert into site_cancellations (site_id, was, shows_phone, reminded)
    select id, 'live', true, 7 from sites;
`;
