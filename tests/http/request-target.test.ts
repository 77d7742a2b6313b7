import { connect } from "node:net";
import { posix } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "vitest";
import { isOperatorsArea } from "../../src/office/shell/guard.ts";
import { person, postJoin } from "../support/builders.ts";
import { test } from "../support/empty-app.ts";
import { signedIn } from "../support/operators.ts";

/** Ways to write one character of a path: in plain letters, encoded once, and more often. */
function spellingsOf(character: string): string[] {
  const hex = character.charCodeAt(0).toString(16);
  const digits = [...hex].map((digit) => `%${digit.charCodeAt(0).toString(16)}`).join("");
  return [
    character,
    `%${hex}`,
    `%25${hex}`,
    `%25${digits}`,
    `%2525${hex}`,
    `%${"25".repeat(11)}${hex}`,
  ];
}

/** Addresses that may be taken for others, by somebody. */
function doubtfulPaths(): string[] {
  const paths = ["/admin", "/admin/waitlist", "/api/waitlist", "/leave"].flatMap((path) =>
    [...path].flatMap((character, index) =>
      spellingsOf(character).map(
        (spelling) => path.slice(0, index) + spelling + path.slice(index + 1),
      ),
    ),
  );
  const steps = [
    "../",
    "..\\",
    "..%2f",
    "..%5c",
    "%2e%2e/",
    "%2e%2e%2f",
    "%252e%252e/",
    "%252e%252e%252f",
  ];
  const fillers = [
    "%00",
    "%09",
    "%0a",
    "%0d%0a",
    "%c0%af",
    "%5c",
    "%",
    "%zz",
    "%u0061",
    "%EF%BC%85%36%31",
    "%ff",
  ];
  return [
    ...paths,
    ...steps.flatMap((step) => [
      `/x/${step}admin`,
      `/admin/sign-in/${step}waitlist`,
      `/${step}admin`,
    ]),
    ...fillers.flatMap((filler) => [
      `/${filler}admin`,
      `/ad${filler}min`,
      `/admin${filler}`,
      `/admin/${filler}waitlist`,
    ]),
  ];
}

/** As a proxy does that keeps strangers from the operators' area: decodes once, then looks. */
function looksLikeOperatorsArea(path: string): boolean {
  try {
    return isOperatorsArea(posix.normalize(decodeURIComponent(path)).replace(/^\/+/, "/"));
  } catch {
    return false;
  }
}

/** Sends one request to the byte, and waits until the server hangs up. */
async function ask(url: string, lines: string[]): Promise<{ status: number; answer: string }> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  const answer = await text(socket);
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), answer };
}

test("no spelling of a path leads an operator, or a stranger, where a proxy does not see it lead", async ({
  ownedApp,
}) => {
  const site = await ownedApp();
  const { host } = new URL(site.app.url);
  const browser = await signedIn(site.app, site.owner);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const astray: string[] = [];
  const statuses = new Set<number>();
  for (const path of doubtfulPaths()) {
    for (const who of [`cookie: ${cookie}`, "x-nobody: 1"]) {
      const lines = [`GET ${path} HTTP/1.1`, `host: ${host}`, "connection: close", who];
      const { status, answer } = await ask(site.app.url, lines);
      statuses.add(status);
      const isThere = status !== 400 && status !== 404;
      const isInside =
        /^x-robots-tag: noindex/im.test(answer) || /^location: \/admin/im.test(answer);
      if (isThere && isInside && !looksLikeOperatorsArea(path)) astray.push(`${path} (${status})`);
      if (status >= 500) astray.push(`${path} (${status})`);
    }
  }
  expect(astray).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 302, 401, 404]));
});

test("a path that is encoded twice is not there, and one encoded once is", async ({ ownedApp }) => {
  const site = await ownedApp();
  const browser = await signedIn(site.app, site.owner);
  const status = async (path: string) => (await browser.get(path)).status;
  expect(await status("/%61dmin")).toBe(200);
  for (const path of [
    "/%2561dmin",
    "/%25%36%31dmin",
    "/%2573tart",
    "/start%5c",
    "/st%0aart",
    "/%ff",
  ]) {
    expect([path, await status(path)]).toEqual([path, 404]);
  }
  expect(await status("/start?idea=%2561%255c%00")).toBe(200); // a query is nobody's path
  expect(await (await browser.get("/%2561dmin")).text()).toContain("Page not found");
  expect(await site.app.printed()).not.toContain("Invalid URL encoding");
});

test("a request is for one host, however it names it", async ({ ownedApp }) => {
  const site = await ownedApp();
  const { host } = new URL(site.app.url);
  const refused: [what: string, lines: string[]][] = [
    ["two hosts", ["GET / HTTP/1.1", `host: ${host}`, "host: evil.example"]],
    ["the same host twice", ["GET / HTTP/1.1", `host: ${host}`, `Host: ${host}`]],
    ["two, for a rendered page", ["GET /start HTTP/1.1", `host: ${host}`, "HOST: evil.example"]],
    ["two, in HTTP/1.0", ["GET / HTTP/1.0", `host: ${host}`, "host: evil.example"]],
    ["no host", ["GET / HTTP/1.1"]],
    ["another in the request line", ["GET http://evil.example/ HTTP/1.1", `host: ${host}`]],
    ["one that begins alike", [`GET http://${host}.evil.example/ HTTP/1.1`, `host: ${host}`]],
    ["a name before it", [`GET http://evil.example@${host}/ HTTP/1.1`, `host: ${host}`]],
    ["none beside the request line", [`GET http://${host}/ HTTP/1.0`]],
    ["no path", ["OPTIONS * HTTP/1.1", `host: ${host}`]],
    ["another scheme", [`GET ftp://${host}/ HTTP/1.1`, `host: ${host}`]],
    ["a path without a slash", ["GET start HTTP/1.1", `host: ${host}`]],
  ];
  for (const [what, lines] of refused) {
    const { status, answer } = await ask(site.app.url, [...lines, "connection: keep-alive"]);
    expect([what, status]).toEqual([what, 400]);
    expect([what, answer]).toEqual([what, expect.stringMatching(/^connection: close/im)]);
  }
  for (const [path, words] of [
    ["/about", "<title>About"],
    ["/start?form=brief", "Request a free preview"],
    ["", "Smart Sites"],
    ["?x=1", "Smart Sites"],
  ]) {
    const lines = [`GET http://${host.toUpperCase()}${path} HTTP/1.1`, `host: ${host}`];
    const { status, answer } = await ask(site.app.url, [...lines, "connection: close"]);
    expect([path, status, answer]).toEqual([path, 200, expect.stringContaining(words ?? "")]);
  }
  expect((await ask(site.app.url, ["GET /about HTTP/1.0"])).status).toBe(200); // as monitors ask
});

test("what a second host says decides nothing: the form is not taken", async ({ ownedApp }) => {
  const site = await ownedApp();
  const { host } = new URL(site.app.url);
  const body = `${new URLSearchParams(person())}`;
  const lines = (...more: string[]) => [
    "POST /start HTTP/1.1",
    "host: evil.example",
    ...more,
    "origin: http://evil.example",
    "content-type: application/x-www-form-urlencoded",
    `content-length: ${body.length}`,
    "connection: close",
    "",
    body,
  ];
  expect((await ask(site.app.url, lines(`host: ${host}`))).status).toBe(400);
  expect((await site.db.pool.query("select from waitlist")).rowCount).toBe(0);
  expect((await postJoin(site.app, person())).status).toBe(200);
});
