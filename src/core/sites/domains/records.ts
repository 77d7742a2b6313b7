import * as z from "zod";

/** What DNS said of one name, cut short. */
const foundSchema = z.object({
  /** “unanswered” says nothing about the name: no server answered, or it failed. */
  state: z.enum(["right", "wrong", "unanswered"]),
  /** What is there, a few at most. */
  now: z.array(z.string()),
});

const foundRecordsSchema = z.object({ txt: foundSchema, apex: foundSchema, www: foundSchema });

export type FoundRecord = z.infer<typeof foundSchema>;

/** What DNS said of the three names that matter. */
export type FoundRecords = z.infer<typeof foundRecordsSchema>;

/** Of a stored row; undefined before DNS was asked. */
export function readFound(stored: unknown): FoundRecords | undefined {
  return foundRecordsSchema.safeParse(stored).data;
}

/** What a domain’s records must say. */
export type Wanted = {
  name: string;
  /** Of its site: whoever can put it into the domain’s records may use the domain for that site. */
  token: string;
  /** Where customers’ sites are served. */
  addresses: readonly string[];
};

/** Below the domain, so that it stands in nobody’s way. */
export const tokenName = (name: string) => `_site-check.${name}`;

/** Not a secret: it proves who keeps the domain’s records, and they are public. */
export const tokenOf = (siteId: string) => `site=${siteId}`;

/** One line to type in where the domain’s records are kept. */
export type RecordToSet = {
  type: "A" | "AAAA" | "CNAME" | "TXT";
  /** As most of these places ask for it: without the domain. */
  host: string;
  value: string;
};

/** The records to set, for each of the names that DNS is asked about. */
export function recordsToSet({
  token,
  addresses,
  freeHost,
}: Pick<Wanted, "token" | "addresses"> & {
  /** Where the site is anyway, which leads to the same addresses. */
  freeHost: string;
}): Record<keyof FoundRecords, RecordToSet[]> {
  const type = (address: string) => (address.includes(":") ? ("AAAA" as const) : ("A" as const));
  return {
    txt: [{ type: "TXT", host: "_site-check", value: token }],
    apex: addresses.map((address) => ({ type: type(address), host: "@", value: address })),
    www: [{ type: "CNAME", host: "www", value: freeHost }],
  };
}
