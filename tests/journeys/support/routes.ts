import { sitePages } from "../../../src/content/pages.ts";

const unknownPath = "/no-such-page";

/** Every public route, and the variants of those that read a query. */
export const routes: readonly string[] = [
  ...sitePages.map(({ path }) => path),
  "/start?businessName=Kelpie+Walks&siteType=Dog+walking+for+shift+workers",
  "/start?form=brief",
  "/waitlist?idea=Dog+walks&description=Early+mornings&form=waitlist",
  "/thank-you",
  "/thank-you?type=brief",
  "/thank-you?type=waitlist&position=7",
  "/me",
  "/me?done=asked",
  "/payment-success",
  "/payment-success?plan=Monthly+Plan&amount=49&paymentId=pay_1",
  unknownPath,
];

/** What the console says there by right. */
export function expectedErrorOn(route: string): RegExp {
  return route === unknownPath ? /status of 404|404: no page at/ : /^$/;
}
