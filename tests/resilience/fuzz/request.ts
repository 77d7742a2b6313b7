import fc, { type Arbitrary } from "fast-check";
import type { Body } from "./bodies.ts";

/** One request, as it goes on the wire. */
export type FuzzRequest = {
  as: "stranger" | "operator";
  method: string;
  path: string;
  headers: Record<string, string>;
  content: Buffer;
};

/** What is there to be found and changed. */
export type Known = {
  password: string;
  briefIds: string[];
  siteIds: string[];
  /** Of approved versions. */
  releaseIds: string[];
  entryIds: string[];
  mailIds: string[];
  fileKeys: string[];
  /** When the briefs were last changed, as a form about one says it. */
  seen: string[];
  /** Of an operator who may be switched off and on. */
  operatorId: string;
  /** In the links of emails. */
  leaveTokens: string[];
  /** A review that stays open: the path of its link, its release, a comment in it, and its file. */
  review: { link: string; release: string; thread: string; file: string };
  /** The path of somebody’s own page. */
  ownPage: string;
  /** A sketch of a website, and the cookie that may change it. */
  sketch: { path: string; cookie: string };
  /** Of a site in its own review. */
  siteId: string;
};

/** An id of the right form that nothing has. */
export const nobody = "01890000-0000-7000-8000-000000000000";

type Parts = {
  method?: string | Arbitrary<string>;
  /** Follows `path`, for a part of it that is a parameter. */
  rest?: Arbitrary<string>;
  query?: Arbitrary<string>;
  body?: Arbitrary<Body>;
};

const none: Arbitrary<string> = fc.constant("");
const nothing: Arbitrary<Body> = fc.constant({ type: undefined, content: Buffer.alloc(0) });

/** Requests to a route by somebody without a session. */
export function stranger(path: string, parts: Parts): Arbitrary<FuzzRequest> {
  return request("stranger", path, parts);
}

/** Requests to a route by an operator who is signed in. */
export function operator(path: string, parts: Parts): Arbitrary<FuzzRequest> {
  return request("operator", path, parts);
}

function request(
  as: FuzzRequest["as"],
  path: string,
  { method = "GET", rest = none, query = none, body = nothing }: Parts,
): Arbitrary<FuzzRequest> {
  return fc
    .record({
      rest,
      query,
      body,
      method: typeof method === "string" ? fc.constant(method) : method,
      accept: fc.constantFrom("text/html", "application/json"),
    })
    .map(({ method, rest, query, body, accept }) => ({
      as,
      method,
      path: path + rest + query,
      headers: { accept, ...(body.type && { "content-type": body.type }) },
      content: method === "GET" || method === "HEAD" ? Buffer.alloc(0) : body.content,
    }));
}
