import type { App } from "../app.ts";

export const sketchWords = {
  name: "Wattle Dogs",
  trade: "dog groomer",
  place: "Hobart",
  colour: "",
};

/** Posts the tool’s form as a browser does without JavaScript, from its first visit unless it has a cookie. */
export function postSketch(
  app: Pick<App, "url">,
  words: Record<string, string> = sketchWords,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${app.url}/tools/website-sketch`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: app.url, ...headers },
    body: new URLSearchParams(words),
  });
}

/** A sketch, and the cookie of the browser that made it. */
export async function sketchOf(app: Pick<App, "url">, words = sketchWords) {
  const response = await postSketch(app, words);
  const path = response.headers.get("location") ?? "";
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
  return { path, cookie };
}
