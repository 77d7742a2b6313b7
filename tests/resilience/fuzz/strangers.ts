import fc, { type Arbitrary } from "fast-check";
import { eachField, questionOf, styleChoices } from "../../../src/core/briefs/fields.ts";
import {
  budgets,
  businessTypes,
  domainStyles,
  teamPreferences,
} from "../../../src/core/ideas/choices.ts";
import { briefAnswers } from "../../support/brief-answers.ts";
import { brief } from "../../support/builders.ts";
import { formBody, formWithFiles, jsonBody, otherBody, urlEncoded } from "./bodies.ts";
import { type FuzzRequest, type Known, nobody, stranger } from "./request.ts";
import { address, hostileText, mostly, query, segment } from "./values.ts";

const handOff = {
  idea: hostileText,
  description: hostileText,
  business_idea: hostileText,
  businessName: hostileText,
  siteType: hostileText,
  utm_source: hostileText,
};

const joinForm = formBody({
  name: mostly("Mia Nguyen", "李小龍"),
  email: address,
  phone: mostly("", "0412 345 678"),
  preferred_plan: mostly("monthly", "once-off"),
  leave_blank: seldom("x"),
});

const enquiryForm = formBody({
  via: mostly("", "chat"),
  name: mostly("Mia Nguyen", "李小龍"),
  email: address,
  subject: mostly("", "A question"),
  message: mostly("Do you build websites for bakeries?"),
  leave_blank: seldom("x"),
});

/**
 * Rarely the same one twice: trying one account often means waiting longer than an answer here may
 * take.
 */
const anyAccount = fc.oneof(
  { weight: 9, arbitrary: fc.uuid().map((id) => `${id}@example.com`) },
  { weight: 1, arbitrary: hostileText },
);

/** One that is stored, so that operators have something to work on. */
const goodBrief = fc.nat(300).map((n) => {
  return urlEncoded(Object.entries(brief({ email: `p${n}@example.com` })));
});

/** A field that most people leave empty. */
function seldom(...values: readonly string[]): Arbitrary<string> {
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant("") },
    { weight: 1, arbitrary: mostly(...values) },
  );
}

function briefFields({ fileKeys }: Known) {
  return {
    ...eachField((field) =>
      mostly(briefAnswers[field], ...("optional" in questionOf(field) ? [""] : [])),
    ),
    current_website: mostly("", "coffscakes.com.au", "javascript:alert(1)"),
    style: mostly(...styleChoices.map(({ id }) => id)),
    has_domain: mostly("yes", "no"),
    email: address,
    file_key: seldom(...fileKeys, `${nobody}.jpg`),
    submission_id: fc.oneof({ weight: 9, arbitrary: fc.noBias(fc.uuid()) }, hostileText),
    leave_blank: seldom("x"),
  };
}

/** What each route is there for, and what strangers do to it, by the route's pattern. */
export async function strangersRequests(
  known: Known,
): Promise<Record<string, Arbitrary<FuzzRequest>>> {
  const briefWithFiles = await formWithFiles(briefFields(known));
  const files = await formWithFiles({ note: hostileText });
  const commentWithFiles = await formWithFiles({
    release: mostly(known.review.release),
    name: mostly("Mia"),
    text: mostly("Like this one"),
  });
  const another = { variation: mostly("0", "1", "17"), form: hostileText };
  const post = "POST";
  return {
    "/start": fc.oneof(
      stranger("/start", { method: post, query: query(handOff), body: joinForm }),
      stranger("/start", { query: query({ ...handOff, form: mostly("brief") }) }),
      stranger("/start?form=brief", {
        method: post,
        body: fc.oneof(briefWithFiles, formBody(briefFields(known)), goodBrief),
      }),
    ),
    "/waitlist": stranger("/waitlist", { method: post, body: joinForm }),
    "/contact": stranger("/contact", { method: post, body: enquiryForm }),
    "/chat": stranger("/chat", {
      method: post,
      body: fc.oneof(jsonBody({ question: mostly("How much is it?", "多少钱？") }), otherBody),
    }),
    "/counts": stranger("/counts", { method: post, body: report }).map(fromABrowser),
    "/files": stranger("/files", { method: post, body: files }),
    "/files/[key]": stranger("/files/", {
      method: fc.constantFrom("GET", "HEAD", "DELETE"),
      rest: fc.oneof(fc.constantFrom(...known.fileKeys, `${nobody}.jpg`), segment),
    }),
    "/og/[page].png": stranger("/og/", {
      method: fc.constantFrom("GET", "HEAD", "POST"),
      rest: fc.oneof(fc.constantFrom("home.png", "about.png"), segment),
    }),
    "/functions/v1/[name]": fc.oneof(
      stranger("/functions/v1/generate-startup-domain", { method: post, body: startupRequest }),
      stranger("/functions/v1/generate-local-mvp-ideas", { method: post, body: localRequest }),
      stranger("/functions/v1/check-domain", {
        method: post,
        body: jsonBody({ name: mostly("coffscakes.invalid", "x.y.invalid", "com.au") }),
      }),
      stranger("/functions/v1/get-weather", {
        method: post,
        body: jsonBody({ cityName: mostly("Sydney", "gold-coast") }),
      }),
      stranger("/functions/v1/", { method: post, rest: segment, body: otherBody }),
    ),
    "/leave": stranger("/leave", {
      method: fc.constantFrom("GET", post),
      query: query({ mail: mostly(...known.leaveTokens, `${nobody}.${"A".repeat(43)}`) }),
      body: formBody({ intent: mostly("return", "leave"), "List-Unsubscribe": hostileText }),
    }),
    "/me": stranger("/me", {
      method: fc.constantFrom("GET", post),
      query: query({ done: mostly("asked") }),
      body: formBody({ email: address }),
    }),
    "/me/[token]": fc.oneof(
      stranger(known.ownPage, {
        method: post,
        body: formBody({
          intent: mostly(
            ...["correct", "leave", "return", "answer"],
            ...["choose-domain", "check-domain", "drop-domain", "answer-visitors"],
          ),
          phone: mostly("", "0412 345 678"),
          preferred_plan: mostly("monthly", "once-off"),
          brief: mostly(...known.briefIds, nobody),
          question: mostly(nobody),
          answer: mostly("Blue, please"),
          site: mostly(nobody),
          asked: mostly("is it halal"),
          domain: mostly("coffscakes.com.au"),
        }),
      }),
      stranger(known.ownPage, { query: query({ done: mostly("corrected", "left") }) }),
      stranger("/me/", { method: fc.constantFrom("GET", post), rest: segment }),
    ),
    "/me/[token]/enquiries/[site]": fc.oneof(
      stranger(`${known.ownPage}/enquiries/`, {
        method: fc.constantFrom("GET", post),
        rest: fc.oneof(fc.constantFrom(nobody), segment),
        body: formBody({
          intent: mostly("code", "open", "close", "answered", "reopen", "let-in"),
          id: mostly(nobody),
          code: mostly("123456"),
        }),
      }),
      stranger("/me/", { rest: segment.map((token) => `${token}/enquiries/${nobody}`) }),
    ),
    "/me/[token]/cancel/[site]": fc.oneof(
      stranger(`${known.ownPage}/cancel/`, {
        method: fc.constantFrom("GET", post),
        rest: fc.oneof(fc.constantFrom(nobody), segment),
        body: formBody({
          intent: mostly("code", "open", "close", "cancel", "take-back"),
          code: mostly("123456"),
          phone: mostly("yes"),
        }),
      }),
      stranger("/me/", { rest: segment.map((token) => `${token}/cancel/${nobody}`) }),
    ),
    "/review/[token]": fc.oneof(
      stranger(known.review.link, {
        method: post,
        body: formBody({
          intent: mostly("comment", "code", "approve"),
          release: mostly(known.review.release),
          about: mostly("", "block:us", "confirm:Your phone number: 1300"),
          quoted: hostileText,
          thread: mostly("", known.review.thread),
          submission: fc.oneof(fc.constant(""), fc.uuid(), hostileText),
          name: mostly("Mia"),
          text: mostly("Bigger, please"),
          approver: mostly("Mia Nguyen"),
          agreed: mostly("yes"),
          code: mostly("123456"),
        }),
      }),
      stranger(known.review.link, { method: post, body: commentWithFiles }),
      stranger(known.review.link, { query: query({ done: mostly("commented", "approved") }) }),
      stranger("/review/", { method: fc.constantFrom("GET", post), rest: segment }),
    ),
    "/review/[token]/page/[release]/[...path]": fc.oneof(
      stranger(`${known.review.link}/page/${known.review.release}/`, {
        method: fc.constantFrom("GET", "HEAD", post),
        rest: fc.oneof(fc.constantFrom("index.html", "thanks"), segment),
      }),
      stranger(`${known.review.link}/page/`, { rest: segment }),
    ),
    "/review/[token]/files/[key]": fc.oneof(
      stranger(`${known.review.link}/files/`, {
        method: fc.constantFrom("GET", "HEAD", post),
        rest: fc.oneof(fc.constantFrom(known.review.file), segment),
      }),
      stranger("/review/", { rest: segment.map((token) => `${token}/files/x`) }),
    ),
    "/thank-you": stranger("/thank-you", {
      query: query({ type: mostly("waitlist"), position: mostly("7") }),
    }),
    "/payment-success": stranger("/payment-success", {
      query: query({ plan: mostly("monthly"), amount: mostly("49"), paymentId: mostly("pay_1") }),
    }),
    "/tools/shortlist": stranger("/tools/shortlist", {
      method: fc.constantFrom("GET", post),
      body: formBody({
        email: address,
        idea: mostly(
          "/tools/startup-domain-generator?niche=bees&businessType=any&domainStyles=.com&variation=0",
          "/tools/local-mvp-ideas?location=Dubbo&skills=bees&budget=0-500&teamPreference=solo",
        ),
      }),
    }),
    "/tools/website-sketch": fc.oneof(
      stranger("/tools/website-sketch", { method: post, body: formBody(sketchWords) }),
      stranger("/tools/website-sketch", {
        query: query({ ...sketchWords, deleted: hostileText }),
      }),
    ),
    "/tools/website-sketch/[token]": fc.oneof(
      stranger(known.sketch.path, { query: query(sketchLook) }),
      stranger(known.sketch.path, {
        method: post,
        body: formBody({ intent: seldom("delete"), ...sketchLook }),
      }).map((request) => ({
        ...request,
        headers: { ...request.headers, cookie: known.sketch.cookie },
      })),
      stranger("/tools/website-sketch/", { method: fc.constantFrom("GET", post), rest: segment }),
    ),
    "/tools/website-sketch/[token]/page": stranger(`${known.sketch.path}/page`, {
      method: fc.constantFrom("GET", "HEAD", post),
      query: query({ ...sketchLook, page: mostly("", "prices") }),
    }),
    "/tools/website-sketch/[token]/share.jpg": stranger(`${known.sketch.path}/share.jpg`, {
      method: fc.constantFrom("GET", "HEAD", post),
    }),
    "/tools/website-preview/[...path]": stranger("/tools/website-preview/", {
      method: fc.constantFrom("GET", post),
      query: query(sketchWords),
      rest: segment,
    }),
    "/designs/[...name]": stranger("/designs/", {
      method: fc.constantFrom("GET", "HEAD", post),
      rest: fc.oneof(fc.constantFrom("verandah/fraunces.woff2", "ledger/x.woff2"), segment),
    }),
    "/samples/[name]": stranger("/samples/", {
      method: fc.constantFrom("GET", "HEAD", post),
      rest: fc.oneof(fc.constantFrom("ledger", "orange"), segment),
    }),
    "/tools/idea/[sealed]": stranger("/tools/idea/", { rest: segment }),
    "/tools/startup-domain-generator": stranger("/tools/startup-domain-generator", {
      query: query({
        niche: mostly("bees"),
        businessType: mostly(...businessTypes),
        domainStyles: mostly(...domainStyles),
        domain: mostly("coffscakes.invalid"),
        ...another,
      }),
    }),
    "/tools/local-mvp-ideas": stranger("/tools/local-mvp-ideas", {
      query: query({
        location: mostly("Dubbo"),
        skills: mostly("gardening"),
        budget: mostly(...budgets),
        teamPreference: mostly(...teamPreferences),
        ...another,
      }),
    }),
    "/api/token": stranger("/api/token", {
      method: post,
      body: jsonBody({
        email: anyAccount,
        password: mostly("a wrong one"),
        code: mostly("000000"),
      }),
    }),
    "/admin/sign-in": stranger("/admin/sign-in", {
      method: post,
      query: query({ next: mostly("/admin/briefs?q=a") }),
      body: fc.oneof(
        formBody({ email: anyAccount, password: mostly("a wrong one") }),
        formBody({ step: fc.constant("code"), code: mostly("000000", "aaaa-bbbb") }),
      ),
    }),
    "/admin/forgot-password": stranger("/admin/forgot-password", {
      method: post,
      body: formBody({ email: address }),
    }),
    "/admin/reset-password": stranger("/admin/reset-password", {
      method: post,
      query: query({ token: mostly("abc") }),
      body: formBody({ password: mostly("a long enough one") }),
    }),
    "/admin/set-up": stranger("/admin/set-up", {
      method: post,
      query: query({ token: mostly("abc") }),
      body: formBody({ name: mostly("Zed"), email: address, password: mostly("long enough") }),
    }),
  };
}

const sketchWords = {
  name: mostly("Coffs Cakes", "李小龍"),
  trade: mostly("cake maker", "I fix bikes"),
  place: mostly("Coffs Harbour"),
  colour: mostly("", "#1f5b45"),
};

const sketchLook = { design: mostly("ledger", "market"), colour: mostly("#b0305a") };

const report = jsonBody({
  page: mostly("/", "/about"),
  tool: fc.constant(true),
  vitals: fc.record({ LCP: fc.double(), CLS: fc.double(), INP: fc.nat(10_000) }),
});

/** What no browser sends is not read. */
function fromABrowser(request: FuzzRequest): FuzzRequest {
  const name = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  return { ...request, headers: { ...request.headers, "user-agent": name } };
}

const startupRequest = jsonBody({
  niche: mostly("bees", "sourdough"),
  businessType: fc.constantFrom(...businessTypes),
  domainStyles: fc.array(fc.constantFrom(...domainStyles), { maxLength: 8 }),
  variation: fc.nat(10_001),
});

const localRequest = jsonBody({
  location: mostly("Dubbo", "St Kilda VIC"),
  skills: mostly("gardening", "maths, dogs"),
  budget: fc.constantFrom(...budgets),
  teamPreference: fc.constantFrom(...teamPreferences),
  variation: fc.nat(10_001),
});
