import { setTimeout as sleep } from "node:timers/promises";
import { person, postJoin } from "../../support/builders.ts";
import { scale } from "../../support/scale.ts";

/** Of an answer that began and did not end. */
export const brokenOff = "broken off";

/** Visitors at work until `stop`: readers of pages, and people who join the waitlist. */
export function startLoad(site: { url: string }) {
  const acknowledged = new Map<string, number>();
  const failures: { what: string; lostAt: string | null }[] = [];
  const stopping = new AbortController();
  let answered = 0;

  async function keepOn(visit: (n: number) => Promise<void>): Promise<void> {
    for (let n = 0; !stopping.signal.aborted; n++) {
      await visit(n);
      await sleep(scale(40, 10));
    }
  }
  async function take(what: string, asked: Promise<Response>): Promise<unknown> {
    const response = await asked.catch((error: unknown) => String(error));
    const failed = (why: string | number, lostAt: string | null = null) => {
      failures.push({ what: `${what}: ${why}`, lostAt });
    };
    if (typeof response === "string") return failed(response);
    if (!response.ok) return failed(response.status, response.headers.get("x-lost-at"));
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    return (isJson ? response.json() : response.text()).then(
      (answer: unknown) => {
        answered += 1;
        return answer;
      },
      () => failed(brokenOff),
    );
  }
  const paths = ["/", "/start", "/about", "/robots.txt", "/ai-smart-websites-dubbo"];
  const readers = [0, 1, 2, 3].map((reader) =>
    keepOn(async (n) => {
      const path = paths[(n + reader) % paths.length] ?? "/";
      await take(`GET ${path}`, fetch(site.url + path));
    }),
  );
  const joiners = [0, 1, 2, 3].map((joiner) =>
    keepOn(async (n) => {
      const email = `p${joiner}-${n}@example.com`;
      const headers = { "x-forwarded-for": `10.${joiner}.${n >> 8}.${n & 255}` };
      const answer = await take("POST /start", postJoin(site, person({ email }), { headers }));
      if (answer && typeof answer === "object" && "position" in answer) {
        acknowledged.set(email, Number(answer.position));
      }
    }),
  );
  return {
    acknowledged,
    failures,
    answered: () => answered,
    async stop() {
      stopping.abort();
      await Promise.all([...readers, ...joiners]);
    },
  };
}
