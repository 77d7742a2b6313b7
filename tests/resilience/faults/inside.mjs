// Loaded into an app under test before its own code, by NODE_OPTIONS=--import. It tells what the
// process holds once garbage is collected, and shifts the clock that the app reads: packages that
// do so from outside are not on every machine, and would shift PostgreSQL's clock as well.

import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const TrueDate = Date;
let ahead = 0;
const now = () => TrueDate.now() + ahead;
globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
  apply: () => new TrueDate(now()).toString(),
  get: (target, name, receiver) => (name === "now" ? now : Reflect.get(target, name, receiver)),
});

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  if (pathname === "/clock") ahead = Number(searchParams.get("ahead"));
  for (let round = 0; round < 3; round++) {
    collectGarbage();
    await sleep(20);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  const openFiles = process.platform === "linux" ? readdirSync("/proc/self/fd").length : 0;
  const resources = process.getActiveResourcesInfo().sort().join(" ");
  response.end(JSON.stringify({ held: heapUsed + external, rss, openFiles, resources }));
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`inside on http://127.0.0.1:${server.address().port}\n`);
});
server.unref();
