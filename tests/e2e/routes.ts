import { sitePages } from "../../src/content/pages.ts";

/** Every public route, and the variants of those that read a query. */
export const routes: readonly string[] = [
  ...sitePages.map(({ path }) => path),
  "/start?businessName=Kelpie+Walks&siteType=Dog+walking+for+shift+workers",
  "/waitlist?idea=Dog+walks&description=Early+mornings",
  "/thank-you",
  "/thank-you?type=waitlist&position=7",
  "/payment-success",
  "/payment-success?plan=Monthly+Plan&amount=49&paymentId=pay_1",
  "/no-such-page",
];

/**
 * What the browser's console says about an unknown path, about a form that is sent back, and about
 * a map of OpenStreetMap on a machine that cannot reach it.
 */
export const expectedErrors = /status of 404|404: no page at|status of 422|net::ERR_/;
