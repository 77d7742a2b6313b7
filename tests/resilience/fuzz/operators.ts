import fc, { type Arbitrary } from "fast-check";
import { briefStatuses } from "../../../src/core/briefs/briefs.ts";
import { waitlistStatuses } from "../../../src/core/waitlist/waitlist.ts";
import { siteContent } from "../../support/sites/sites.ts";
import { type Body, formBody, formWithFiles, jsonBody } from "./bodies.ts";
import { type FuzzRequest, type Known, nobody, operator } from "./request.ts";
import { address, hostileText, mostly, query, segment } from "./values.ts";

const search = {
  q: hostileText,
  status: mostly("waiting", "submitted", "sent"),
  page: mostly("1", "2", "0"),
};
const briefsSearch = {
  ...search,
  due: mostly("soon", "overdue"),
  order: mostly("name", "oldest", "changed"),
};

/** What operators do in the admin and by the JSON API, by the route's pattern. */
export async function operatorsRequests(
  known: Known,
): Promise<Record<string, Arbitrary<FuzzRequest>>> {
  const pictures = await formWithFiles({ kind: mostly("photo", "logo") });
  const idOf = (ids: string[]) => fc.oneof(fc.constantFrom(...ids, nobody), segment);
  const change = {
    status: fc.constantFrom(...waitlistStatuses, ...briefStatuses),
    expected: fc.constantFrom(...waitlistStatuses, ...briefStatuses),
  };
  const briefs = briefForms(known);
  const screen = (path: string, shown: Arbitrary<string>, body: Arbitrary<Body>) =>
    fc.oneof(
      operator(path, { query: shown }),
      operator(path, { query: shown, method: "POST", body }),
    );
  return {
    "/admin": operator("/admin", { query: query({ q: hostileText }) }),
    "/admin/[...nothing]": operator("/admin/", {
      method: fc.constantFrom("GET", "POST"),
      rest: segment.map((name) => `${name}/nothing`),
    }),
    "/admin/account": screen(
      "/admin/account",
      query({ done: mostly("team") }),
      accountForms(known),
    ),
    "/admin/briefs": screen("/admin/briefs", query(briefsSearch), briefs),
    "/admin/briefs/[id]": operator("/admin/briefs/", {
      method: fc.constantFrom("GET", "POST"),
      rest: idOf(known.briefIds),
      query: query({ done: mostly("note") }),
      body: briefs,
    }),
    "/admin/briefs/suspected": screen(
      "/admin/briefs/suspected",
      query({ dismissed: mostly("") }),
      formBody({ intent: mostly("let-in", "dismiss"), id: idOf(known.briefIds) }),
    ),
    "/admin/emails": operator("/admin/emails", { query: query(search) }),
    "/admin/emails/[id]": operator("/admin/emails/", {
      method: fc.constantFrom("GET", "POST"),
      rest: idOf(known.mailIds),
      body: formBody({ a: hostileText }),
    }),
    "/admin/emails/[id]/as-sent": operator("/admin/emails/", {
      rest: idOf(known.mailIds).map((id) => `${id}/as-sent`),
    }),
    "/admin/enquiries": screen(
      "/admin/enquiries",
      query({
        q: hostileText,
        status: mostly("open", "answered"),
        before: mostly(nobody),
        after: mostly(nobody),
        done: mostly("answered"),
      }),
      formBody({
        intent: mostly("answered", "reopen", "let-in", "dismiss"),
        id: mostly(nobody),
      }),
    ),
    "/admin/files/[key]": operator("/admin/files/", { rest: idOf(known.fileKeys) }),
    "/admin/funnel": operator("/admin/funnel", { query: query({ days: mostly("7", "90") }) }),
    "/admin/funnel.csv": operator("/admin/funnel.csv", { query: query({ days: mostly("7") }) }),
    "/admin/people": screen(
      "/admin/people",
      query({ email: address, before: mostly("1790000000000", "0") }),
      formBody({ intent: mostly("end-links") }),
    ),
    "/admin/privacy": screen(
      "/admin/privacy",
      query({ q: address, erased: mostly("0") }),
      fc.oneof(
        formBody({ intent: fc.constant("export"), address }),
        address.chain((one) =>
          formBody({
            intent: fc.constant("erase"),
            address: fc.constant(one),
            confirmation: mostly(one),
          }),
        ),
      ),
    ),
    "/admin/sites/[id]/review": operator("/admin/sites/", {
      method: fc.constantFrom("GET", "POST"),
      rest: idOf([known.siteId]).map((id) => `${id}/review`),
      query: query({ done: mostly("sent", "answered") }),
      body: formBody({
        intent: mostly("send", "revoke", "answer", "resolve", "reopen"),
        thread: mostly(known.review.thread, nobody),
        text: mostly("It’s there now"),
      }),
    }),
    "/admin/sites/[id]/review/files/[key]": operator("/admin/sites/", {
      method: fc.constantFrom("GET", "HEAD"),
      rest: fc
        .tuple(idOf(known.siteIds), fc.oneof(fc.constantFrom(known.review.file), segment))
        .map(([id, key]) => `${id}/review/files/${key}`),
      query: query({ small: mostly("") }),
    }),
    "/admin/sites/[id]/enquiries": operator("/admin/sites/", {
      method: fc.constantFrom("GET", "POST"),
      rest: idOf(known.siteIds).map((id) => `${id}/enquiries`),
      query: query({ before: mostly(nobody), done: mostly("let-in") }),
      body: formBody({ intent: mostly("let-in", "dismiss"), id: mostly(nobody) }),
    }),
    "/admin/sites/[id]/questions": operator("/admin/sites/", {
      method: fc.constantFrom("GET", "POST"),
      rest: idOf(known.siteIds).map((id) => `${id}/questions`),
      query: query({ done: mostly("shown", "waits") }),
      body: formBody({
        asked: mostly("Do you open on Sundays?", ""),
        question: mostly("Are you open on Sundays?"),
        answer: mostly("From ten to two."),
      }),
    }),
    "/admin/sites/[id]/live": operator("/admin/sites/", {
      method: fc.constantFrom("GET", "POST"),
      rest: idOf(known.siteIds).map((id) => `${id}/live`),
      query: query({ done: mostly("published"), ask: mostly("take-down", "cancel") }),
      body: formBody({
        intent: mostly(
          ...["address", "publish", "entitle", "roll-back", "take-down", "put-back"],
          ...["cancel", "take-back"],
        ),
        phone: mostly("yes", ""),
        slug: mostly("wattle", "banksia", "fern-and-fig", "www"),
        confirmed: mostly("yes", ""),
        release: mostly(...known.releaseIds),
      }),
    }),
    "/admin/sites": operator("/admin/sites", {
      query: query({ status: mostly("draft", "live"), before: mostly(nobody) }),
    }),
    "/admin/sites/[id]": operator("/admin/sites/", { rest: idOf(known.siteIds) }),
    "/admin/sites/[id]/files": operator("/admin/sites/", {
      method: "POST",
      rest: idOf(known.siteIds).map((id) => `${id}/files`),
      body: pictures,
    }),
    "/admin/sites/[id]/files/[...name]": operator("/admin/sites/", {
      rest: fc
        .tuple(idOf(known.siteIds), mostly("verandah/fraunces.woff2", "photo-480.webp"))
        .map(([id, name]) => `${id}/files/${encodeURIComponent(name)}`),
    }),
    "/admin/sites/[id]/page/[...path]": operator("/admin/sites/", {
      rest: fc.tuple(idOf(known.siteIds), segment).map(([id, path]) => `${id}/page/${path}`),
      query: query({ revision: mostly("1", "2", "0") }),
    }),
    "/admin/sites/[id]/versions": operator("/admin/sites/", {
      method: fc.constantFrom("GET", "POST"),
      rest: idOf(known.siteIds).map((id) => `${id}/versions`),
      query: query({ show: mostly("1"), before: mostly("2", "0") }),
      body: formBody({ number: mostly("1", "9") }),
    }),
    "/api/sites/[id]/pictures/[key]": operator("/api/sites/", {
      method: "PATCH",
      rest: fc
        .tuple(idOf(known.siteIds), mostly(nobody, "photo"))
        .map(([id, key]) => `${id}/pictures/${encodeURIComponent(key.toWellFormed())}`),
      body: jsonBody({ kind: mostly("removed", "photo", "logo") }),
    }),
    "/api/sites/[id]/notes": operator("/api/sites/", {
      method: "POST",
      rest: idOf(known.siteIds).map((id) => `${id}/notes`),
      body: jsonBody({
        kind: mostly("use", "undo"),
        id: mostly("sentence-1"),
        at: fc.constantFrom(0, 7, 99_999),
      }),
    }),
    "/api/sites/[id]/vouched": operator("/api/sites/", {
      method: "POST",
      rest: idOf(known.siteIds).map((id) => `${id}/vouched`),
      body: jsonBody({
        kind: mostly("proof", "override", "lines"),
        words: mostly("We bake."),
        saw: mostly("a licence"),
        seenOn: mostly("2026-02-03"),
        reason: mostly("seen before"),
      }),
    }),
    "/api/sites/[id]/weight": operator("/api/sites/", {
      rest: idOf(known.siteIds).map((id) => `${id}/weight`),
    }),
    "/api/sites/[id]/revisions": operator("/api/sites/", {
      method: "POST",
      rest: idOf(known.siteIds).map((id) => `${id}/revisions`),
      body: hostileText.chain((headline) => {
        const { document, facts } = siteContent({ headline: headline.slice(0, 100) });
        return jsonBody({
          base: fc.constantFrom(1, 2, 99),
          document: fc.constant(document),
          facts: fc.constant(facts),
        });
      }),
    }),
    "/admin/waitlist": screen(
      "/admin/waitlist",
      query({
        ...search,
        changed: mostly(nobody),
        invited: mostly("3"),
        batch: fc.uuid(),
        invite: mostly("2", "0"),
        person: mostly(...known.entryIds, nobody),
      }),
      fc.oneof(
        formBody({
          intent: fc.constant("status"),
          id: mostly(...known.entryIds, nobody),
          status: mostly(...waitlistStatuses),
          expected: mostly(...waitlistStatuses),
        }),
        formBody({
          intent: fc.constant("invite"),
          ids: mostly(known.entryIds.join(","), nobody, ""),
          again: mostly("yes", "no"),
          batch: fc.uuid(),
        }),
        formBody({ intent: fc.constant("undo-invite"), batch: fc.uuid() }),
      ),
    ),
    "/admin/sign-out": operator("/admin/sign-out", {
      method: "POST",
      body: formBody({ a: hostileText }),
    }),
    "/api/briefs": operator("/api/briefs", { query: query(briefsSearch) }),
    "/api/waitlist": operator("/api/waitlist", { query: query(search) }),
    "/api/waitlist/position": operator("/api/waitlist/position", {
      query: query({ email: address }),
    }),
    "/api/briefs/[id]": operator("/api/briefs/", {
      method: "PATCH",
      rest: idOf(known.briefIds),
      body: jsonBody(change),
    }),
    "/api/waitlist/[id]": operator("/api/waitlist/", {
      method: "PATCH",
      rest: idOf(known.entryIds),
      body: jsonBody(change),
    }),
  };
}

function briefForms({ briefIds, seen }: Known): Arbitrary<Body> {
  const about = { id: mostly(...briefIds, nobody), seen: mostly(...seen) };
  return fc.oneof(
    formBody({
      intent: fc.constant("status"),
      ...about,
      status: mostly(...briefStatuses),
      told: mostly("yes", ""),
      link: mostly("", "https://example.com/p"),
    }),
    formBody({ intent: fc.constant("note"), ...about, note: mostly("Called her.") }),
    formBody({ intent: fc.constant("ask"), ...about, question: mostly("Which photos?", "") }),
    formBody({ intent: fc.constant("resume"), ...about, answer: mostly("All of them.", "") }),
    formBody({
      intent: fc.constant("mail"),
      ...about,
      message: mostly("It is ready."),
      previewLink: mostly("", "https://example.com/p"),
      notReady: mostly("yes", ""),
    }),
  );
}

function accountForms({ password, operatorId }: Known): Arbitrary<Body> {
  const proof = { password: mostly(password), code: mostly("000000") };
  const often = [
    formBody({ intent: fc.constant("end-session"), id: mostly(nobody) }),
    formBody({ intent: fc.constant("withdraw"), id: mostly(nobody) }),
    formBody({ intent: fc.constant("change-email"), email: hostileText, ...proof }),
    formBody({
      intent: fc.constant("confirm-factor"),
      code: mostly("000000", "abc"),
      uri: mostly("otpauth://totp/a?secret=B"),
      "backup-codes": mostly("aaaa bbbb"),
    }),
  ];
  // Each of these costs the hash of a password, or a new sign-in.
  const seldom = [
    formBody({ intent: mostly("end-all-sessions") }),
    formBody({
      intent: mostly("start-factor", "remove-factor", "renew-backup-codes", "change-password"),
      ...proof,
      next: fc.constant(password),
    }),
    formBody({
      intent: fc.constantFrom("switch-off", "switch-on", "make-owner", "make-staff"),
      id: mostly(operatorId, nobody),
      ...proof,
    }),
    formBody({
      intent: fc.constant("rename"),
      id: mostly(operatorId, nobody),
      name: hostileText,
      ...proof,
    }),
    formBody({
      intent: fc.constant("invite"),
      email: address,
      role: mostly("owner", "staff"),
      ...proof,
    }),
  ];
  return fc.oneof(
    ...often.map((arbitrary) => ({ weight: 5, arbitrary })),
    ...seldom.map((arbitrary) => ({ weight: 1, arbitrary })),
  );
}
