import { readHandOff } from "../../content/hand-off.ts";

/** The two forms of the one screen. */
export type StartForm = "waitlist" | "brief";

/**
 * Which form a request is for: the one that its query names, else the brief for a visitor who brings
 * an idea or a site. A post that names none is the waitlist's, as pages have always sent it.
 */
export function startForm(method: string, address: URL): StartForm {
  const named = address.searchParams.get("form");
  if (named === "brief" || named === "waitlist") return named;
  const { description: _, ...idea } = readHandOff(address).idea;
  return method !== "POST" && Object.keys(idea).length > 0 ? "brief" : "waitlist";
}

/** The query that opens one of the forms with all that came along in this one; may be empty. */
export function queryOf(form: StartForm, query: URLSearchParams): string {
  const own = new URLSearchParams(query);
  if (form === "brief" || own.size > 0) own.set("form", form);
  return own.size > 0 ? `?${own}` : "";
}
