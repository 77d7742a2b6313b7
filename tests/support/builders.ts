import { type BriefValues, eachField } from "../../src/core/briefs/fields.ts";
import type { EnquiryValues } from "../../src/core/enquiries/fields.ts";
import type { JoinInput } from "../../src/core/waitlist/schema.ts";
import type { App } from "./app.ts";

/** A person who fills in the form correctly, except for what the test changes. */
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

/** A brief as a person types it, except for what the test changes. */
export function brief(differences: Partial<BriefValues> = {}): BriefValues {
  return {
    ...eachField(() => ""),
    business_name: "Coffs Cakes",
    business_description: "Birthday and wedding cakes,\nfor families around Coffs Harbour.",
    service_area: "Coffs Harbour and 50 km around",
    services: "Birthday cake, from $80\nWedding cake, from $450",
    opening_hours: "Tue to Sat, 8 am to 4 pm",
    current_website: "coffscakes.example.com",
    site_goals: "More orders by phone",
    style: "warm",
    has_domain: "no",
    domain_preferences: "coffscakes.com.au",
    color_preferences: "Pink, but not too much",
    contact_name: "Mia Nguyen",
    email: "mia@example.com.au",
    phone: "0412 345 678",
    ...differences,
  };
}

/** Posts the brief form as the page's own script does. */
export function postBrief(
  app: Pick<App, "url">,
  fields: Record<string, string> | FormData,
  {
    headers = {},
    fileKeys = [],
    query = "",
  }: { headers?: Record<string, string>; fileKeys?: string[]; query?: string } = {},
): Promise<Response> {
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  for (const key of fileKeys) body.append("file_key", key);
  return fetch(`${app.url}/start?form=brief${query}`, {
    method: "POST",
    headers: { origin: app.url, accept: "application/json", ...headers },
    body,
    redirect: "manual",
  });
}

/** Uploads one file ahead of a brief, as the page's own script does. */
export function postFile(
  app: Pick<App, "url">,
  content: Buffer | string,
  name = "menu.txt",
  headers: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  form.append("files", new File([Buffer.from(content)], name));
  return fetch(`${app.url}/files`, {
    method: "POST",
    headers: { origin: app.url, accept: "application/json", ...headers },
    body: form,
  });
}

/** A message as a person types it into the contact form, except for what the test changes. */
export function enquiry(differences: Partial<EnquiryValues> = {}): EnquiryValues {
  return {
    name: "Mia Nguyen",
    email: "mia@example.com.au",
    subject: "",
    message: "Do you build sites for bakeries?",
    ...differences,
  };
}

/** Posts a message as the scripts of the contact form and the chat do. */
export function postEnquiry(
  app: Pick<App, "url">,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${app.url}/contact`, {
    method: "POST",
    headers: { origin: app.url, accept: "application/json", ...headers },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}
