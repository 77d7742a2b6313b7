import type { Pool } from "pg";
import { createRateLimit } from "../platform/rate-limit.ts";

export type RateLimits = ReturnType<typeof createRateLimits>;

/** The rate limits of visitors and operators, each by name. */
export function createRateLimits(pool: Pool) {
  const limit = (name: string, attempts: number, perSeconds: number) =>
    createRateLimit(pool, { name, attempts, perSeconds });
  return {
    count: limit("count", 120, 600),
    joinWaitlist: limit("join", 30, 600),
    sendEnquiry: limit("enquiry", 30, 600),
    siteEnquiry: limit("site-enquiry", 5, 600),
    siteEnquiryInAll: limit("site-enquiry-all", 60, 600),
    // Of a site, whoever sends them: far more than anybody could read.
    siteEnquiryADay: limit("site-enquiry-day", 5_000, 86_400),
    askUs: limit("ask-us", 60, 600),
    askSite: limit("ask-site", 60, 600),
    submitBrief: limit("brief", 30, 600),
    uploadFile: limit("upload", 60, 600),
    generateIdea: limit("idea", 60, 600),
    checkDomain: limit("domain", 30, 600),
    sendIdeas: limit("send-ideas", 10, 3_600),
    modelPerVisitor: limit("model", 20, 3_600),
    modelPerDay: limit("model-day", 1_000, 86_400),
    makeSketch: limit("preview", 30, 600),
    changeSketch: limit("preview-change", 240, 600),
    drawSketch: limit("preview-picture", 60, 600),
    weather: limit("weather", 120, 600),
    // By visitor and review, so that anyone who was passed a link takes nothing from its owner.
    reviewComment: limit("review-comment", 60, 3_600),
    reviewCommentsADay: limit("review-comment-day", 80, 86_400),
    reviewCode: limit("review-code", 6, 3_600),
    reviewApproval: limit("review-approval", 15, 3_600),
    // By visitor and person, for the same reason.
    changeOwnPage: limit("own-page", 60, 3_600),
    pageCode: limit("page-code", 6, 3_600),
    openPage: limit("page-open", 15, 3_600),
    askForPage: limit("page-link", 10, 3_600),
    signInFromAddress: limit("sign-in-address", 30, 900),
    signInFromDevice: limit("sign-in-device", 10, 900),
    signInCode: limit("sign-in-code", 10, 900),
    guessInSession: limit("guess-session", 5, 900),
    guessByOperator: limit("guess-operator", 15, 900),
    guessNotice: limit("guess-notice", 1, 86_400),
    resetFromAddress: limit("reset-address", 5, 900),
    resetOfAccount: limit("reset-account", 3, 1_800),
  };
}
