import type { APIRoute } from "astro";
import { findOutboxEmail, isSecret } from "../../../../core/emails/outbox-list.ts";
import { mailPolicy } from "../../../../office/emails/mail-policy.ts";

export const prerender = false;

/** An email as its recipient sees it. The policy lets it show itself and nothing else. */
export const GET: APIRoute = async ({ locals, params }) => {
  const email = await findOutboxEmail(locals.services, params.id ?? "");
  if (!email?.html || isSecret(email))
    return new Response("There is no such email.", { status: 404 });
  return new Response(email.html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": mailPolicy(email.html),
    },
  });
};
