import type { APIContext, APIRoute } from "astro";
import { sketchPath } from "../../../core/sketches/fields.ts";
import { keepMaker } from "../../../website/website-sketch/maker-cookie.ts";
import { receiveSketch } from "../../../website/website-sketch/receive-sketch.ts";

export const prerender = false;

const oldPath = /^\/tools\/website-preview/;

/** Where sketches were before: links to them live for 30 days, and a page that is open posts there. */
export const ALL: APIRoute = ({ url, redirect }) =>
  redirect(url.pathname.replace(oldPath, sketchPath) + url.search, 308);

/** The script of a form that is open since then knows a sketch as a preview. */
export const POST: APIRoute = (context) => {
  const { request, params } = context;
  const isScript = request.headers.get("accept") === "application/json";
  return params.path === undefined && isScript ? answerOldScript(context) : ALL(context);
};

async function answerOldScript({ request, locals, cookies }: APIContext): Promise<Response> {
  const { services, visitor } = locals;
  const maker = keepMaker(cookies, services.config.publicUrl);
  const { answer, status } = await receiveSketch(services, request, { visitor, maker });
  const known = answer.outcome === "made" ? { outcome: "made", preview: answer.sketch } : answer;
  return Response.json(known, { status });
}
