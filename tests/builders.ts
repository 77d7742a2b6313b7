import type { JoinInput } from "../src/features/waitlist/schema.ts";
import type { App } from "./app.ts";

/** A person who fills in the form as asked, but for what the test says. */
export function person(differences: Partial<JoinInput> = {}): JoinInput {
  return {
    name: "Mia Nguyen",
    email: "mia@example.com.au",
    phone: "0412 345 678",
    preferred_plan: "monthly",
    ...differences,
  };
}

/** Posts the waitlist form as the page's own script does. */
export function postJoin(
  app: Pick<App, "url">,
  fields: Record<string, string>,
  { headers = {}, path = "/start" }: { headers?: Record<string, string>; path?: string } = {},
): Promise<Response> {
  return fetch(app.url + path, {
    method: "POST",
    headers: { origin: app.url, accept: "application/json", ...headers },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}
