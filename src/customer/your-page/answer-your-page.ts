import { findPersonByLink, type Person } from "../../core/people/people.ts";
import { findYourPage, type PageServices, type YourPage } from "../../core/people/your-page.ts";
import { readPost } from "../../platform/http/posted-form.ts";
import { describeError, type Log } from "../../platform/log.ts";
import type { SignedVersions } from "../../platform/secrets/signed-ids.ts";
import { type ChangeServices, type Reply, receiveChange } from "./receive-change.ts";

type Services = PageServices & ChangeServices & { log: Log; personLinks: SignedVersions };

export type PageNotice = NonNullable<Reply["notice"]>;

/** A page with what was typed into it, if it was not taken. */
export type ShownPage = {
  /** Its own, to post to. */
  address: string;
  email: string;
  page: YourPage;
  typed: Partial<Record<string, string>>;
  errors: Partial<Record<string, string>>;
  notice: PageNotice | undefined;
};

export type PageAnswer =
  | { outcome: "page"; status: number; retryAfterSeconds: number | undefined; shown: ShownPage }
  | { outcome: "redirect"; to: string }
  /** The link leads nowhere, or no more; or we cannot tell now. */
  | { outcome: "nothing"; status: 404 | 410 | 503 };

/** What the post that led here did. */
const doneNotices = [
  ...(["answered", "visitors-answered", "corrected", "left", "returned"] as const),
  ...(["domain-chosen", "domain-checked", "domain-dropped"] as const),
];

/**
 * Answers the private link to somebody’s own page. Only a post changes anything, since mail scanners
 * follow links. Never throws: what was typed comes back with every page that says why it was not
 * taken.
 *
 * @param visitor the address by which attempts are counted.
 */
export async function answerYourPage(
  services: Services,
  request: Request,
  { token, visitor }: { token: string; visitor: string },
): Promise<PageAnswer> {
  try {
    const found = await findPersonByLink(services, token);
    if (found.outcome !== "found") {
      return { outcome: "nothing", status: found.outcome === "over" ? 410 : 404 };
    }
    const { person } = found;
    const address = `/me/${token}`;
    if (request.method !== "POST") {
      const done = new URL(request.url).searchParams.get("done");
      const notice = doneNotices.find((known) => known === done);
      return await show(services, person, address, { status: 200, notice });
    }
    const { typed, ...reply } = await receive(services, request, { person, visitor });
    if (reply.status !== 200) return await show(services, person, address, reply, typed);
    return { outcome: "redirect", to: `${address}?done=${reply.notice}` };
  } catch (error) {
    services.log.error(describeError(error), "people: a page failed");
    return { outcome: "nothing", status: 503 };
  }
}

type Received = Reply & { typed: ShownPage["typed"] };

async function receive(
  services: Services,
  request: Request,
  { person, visitor }: { person: Person; visitor: string },
): Promise<Received> {
  const post = await readPost(request);
  if (post.outcome === "unreadable") return { status: post.status, notice: "failed", typed: {} };
  const names = [
    "intent",
    "phone",
    "preferred_plan",
    "brief",
    "question",
    "answer",
    "site",
    "domain",
    "asked",
  ];
  const typed = Object.fromEntries(names.map((name) => [name, post.field(name)]));
  try {
    return { ...(await receiveChange(services, { person, visitor, typed })), typed };
  } catch (error) {
    services.log.error(describeError(error), "people: a change failed");
    return { status: 503, notice: "failed", typed };
  }
}

async function show(
  services: Services,
  person: Person,
  address: string,
  { status, notice, errors = {}, retryAfterSeconds }: Reply,
  typed: ShownPage["typed"] = {},
): Promise<PageAnswer> {
  const page = await findYourPage(services, person);
  const shown = { address, email: person.email, page, typed, errors, notice };
  return { outcome: "page", status, retryAfterSeconds, shown };
}
