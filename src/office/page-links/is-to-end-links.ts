import { readPost } from "../../platform/http/posted-form.ts";

/** Whether what was posted is the button of a `PageLinkCard`. */
export async function isToEndLinks(request: Request): Promise<boolean> {
  const post = await readPost(request);
  return post.outcome === "form" && post.field("intent") === "end-links";
}
