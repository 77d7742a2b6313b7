import fc, { type Arbitrary } from "fast-check";
import { otherBody } from "./bodies.ts";
import type { FuzzRequest } from "./request.ts";
import { hostileText, query, segment } from "./values.ts";

const methods = [
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "PROPFIND",
  "TRACE",
];

/** Requests that none of our pages or programs sends, to any of the routes and to none. */
export function oddRequest(routes: readonly string[]): Arbitrary<FuzzRequest> {
  const known = fc
    .tuple(fc.constantFrom(...routes), segment)
    .map(([route, text]) => route.replace(/\[\w+\]/g, () => text));
  const unknown = fc
    .array(segment, { minLength: 1, maxLength: 4 })
    .map((segments) => `/${segments.join("/")}`);
  return fc
    .record({
      as: fc.constantFrom("stranger" as const, "operator" as const),
      method: fc.constantFrom(...methods),
      path: fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: unknown }),
      body: otherBody,
      shown: query({ q: hostileText, page: hostileText, form: hostileText }),
      headers: fc.record(oddHeaders, { requiredKeys: [] }),
    })
    .map(({ as, method, path, body, shown, headers }) => ({
      as,
      method,
      path: path + shown,
      headers: { ...(body.type && { "content-type": body.type }), ...headers },
      content: method === "GET" || method === "HEAD" ? Buffer.alloc(0) : body.content,
    }));
}

/** What a header can hold at all: Node sends nothing else. */
const headerText = hostileText.map((text) => text.replace(/[^\t -~\x80-\xff]/g, "").slice(0, 2000));

const oddHeaders = {
  accept: fc.oneof(fc.constantFrom("application/json", "*/*", "text/html"), headerText),
  "accept-encoding": fc.oneof(fc.constantFrom("br", "gzip;q=0", "identity;q=0"), headerText),
  authorization: fc.oneof(
    headerText.map((text) => `Bearer ${text}`),
    fc.constantFrom(
      "Bearer",
      "Basic Og==",
      "Bearer e30.e30.e30",
      "Bearer eyJhbGciOiJub25lIn0.e30.",
    ),
  ),
  cookie: headerText.map((text) => `operator.session_token=${text}; operator.two_factor=${text}`),
  host: fc.constantFrom("evil.example", "a b", "[::1", "x:99999", "", "x".repeat(300)),
  "if-none-match": headerText,
  origin: fc.constantFrom("null", "https://evil.example", "//", "localhost"),
  range: fc.constantFrom("bytes=0-", "bytes=9-1", "bytes=-1", "x"),
  "user-agent": headerText,
  "x-forwarded-proto": fc.constantFrom("https", "javascript", ",,"),
  "x-forwarded-host": fc.constantFrom("evil.example", "a b"),
};
