import { createClient, FunctionsHttpError } from "@supabase/supabase-js";
import { describe, expect } from "vitest";
import { brief, postBrief } from "../support/builders.ts";
import { test as base } from "../support/empty-app.ts";
import { startDns } from "../support/servers/dns.ts";
import { startOpenMeteo } from "../support/servers/open-meteo.ts";
import { sendNotFound, sendRecord, startRegistry } from "../support/servers/registry.ts";

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs off the pattern
  .extend("outside", { scope: "file" }, async ({}, { onCleanup }) => {
    const disposing = new AsyncDisposableStack();
    onCleanup(() => disposing.disposeAsync());
    const registry = disposing.use(
      await startRegistry((domain, response) => {
        if (domain.endsWith(".com")) sendRecord(domain, response);
        else sendNotFound(response);
      }),
    );
    const dns = disposing.use(await startDns(() => "no such name"));
    const sky = disposing.use(await startOpenMeteo());
    return { registry, dns, sky };
  })
  /** The app, empty but for its caches, with a registry, a DNS server and our own weather service. */
  .extend("site", async ({ emptyApp, outside }) => {
    const { registry, dns, sky } = outside;
    const { app, db } = await emptyApp({
      WEATHER_BASE_URL: sky.url,
      DNS_SERVERS: dns.address,
      RDAP_BOOTSTRAP_URL: registry.bootstrapUrl,
      LOG_LEVEL: "debug",
      TRUST_PROXY: "1",
    });
    for (const { asked } of [registry, dns, sky]) asked.length = 0;
    sky.set({});
    const { functions } = createClient(app.url, "public-anon-key");
    return { app, db, functions, ...outside };
  });

const startupBody = { niche: "sourdough", businessType: "any", domainStyles: [".com", ".app"] };
const localBody = {
  location: "Bendigo",
  skills: "gardening",
  budget: "0-500",
  teamPreference: "solo",
};

describe("functions.invoke() of supabase-js", () => {
  test("generate-startup-domain answers an idea and its domains with their state", async ({
    site,
  }) => {
    const { data, error } = await site.functions.invoke("generate-startup-domain", {
      body: startupBody,
    });
    expect(error).toBeNull();
    expect(Object.keys(data.idea).toSorted()).toEqual([
      "businessModel",
      "summary",
      "title",
      "tractionStrategy",
    ]);
    for (const text of Object.values(data.idea)) expect(text).toMatch(/\S{2}/);
    expect(data.domains.length).toBeGreaterThanOrEqual(6);
    expect(data.domains.length).toBeLessThanOrEqual(10);
    for (const domain of data.domains) {
      expect(domain).toEqual({
        name: expect.stringMatching(/^[a-z0-9]+\.(com|app)$/),
        available: domain.name.endsWith(".app"),
        checked: true,
        evidence: `${site.registry.url}/rdap/domain/${domain.name}`,
      });
    }
  });

  test("generate-local-mvp-ideas answers an idea with its six fields", async ({ site }) => {
    const { data, error } = await site.functions.invoke("generate-local-mvp-ideas", {
      body: localBody,
    });
    expect(error).toBeNull();
    expect(Object.keys(data)).toEqual(["idea", "variation"]);
    expect(Object.keys(data.idea).toSorted()).toEqual([
      "businessModel",
      "businessName",
      "description",
      "estimatedBudget",
      "localProblem",
      "validationMethod",
    ]);
    for (const text of Object.values(data.idea)) expect(text).toMatch(/\S{2}/);
  });

  test("get-weather answers the weather, in a town that we don’t know that of Sydney", async ({
    site,
  }) => {
    const body = { cityName: "Gold Coast" };
    const { data } = await site.functions.invoke("get-weather", { body });
    expect(data).toEqual({
      temperature: 20,
      feelsLike: 21,
      condition: "Mostly Clear",
      humidity: 55,
      windSpeed: 12,
      weatherCode: 1100,
      lastUpdated: "2026-11-21T02:15:00.000Z",
    });
    for (const cityName of ["Atlantis", "x".repeat(9_000)]) {
      const elsewhere = await site.functions.invoke("get-weather", { body: { cityName } });
      expect(elsewhere.data).toEqual({
        ...data,
        note: "We don’t know this town, so this is the weather in Sydney.",
      });
    }
  });

  test("send-brief-notifications tells the operator of a brief that exists, once", async ({
    site,
  }) => {
    const sent = await postBrief(site.app, brief());
    const { brief: briefData } = await sent.json();
    const mails = async () => {
      const { rows } = await site.db.pool.query(
        "select data ->> 'id' as id, data -> 'files' as files from emails where kind = 'send-brief-notifications'",
      );
      return rows;
    };
    const notify = (data: object) =>
      site.functions.invoke("send-brief-notifications", { body: { briefData: data } });
    expect(await notify(briefData)).toMatchObject({ data: { notified: true }, error: null });
    expect(await mails()).toHaveLength(1);

    await site.db.pool.query("delete from emails");
    await Promise.all(Array.from({ length: 8 }, () => notify(briefData)));
    expect(await mails()).toEqual([{ id: briefData.id, files: [] }]);

    const asBody = await site.functions.invoke("send-brief-notifications", { body: briefData });
    expect(asBody).toMatchObject({ data: { notified: true }, error: null });

    const unknown = await notify({ ...briefData, id: "01890000-0000-7000-8000-000000000000" });
    expect(unknown.error.context.status).toBe(422);
    for (const wrong of [{}, { id: 7 }, { id: "x" }]) {
      expect((await notify(wrong)).error.context.status).toBe(400);
    }
    expect(await mails()).toHaveLength(1);
  });

  test("is told which field is wrong, in the spec's words", async ({ site }) => {
    const style = "Please select at least one domain style";
    const wrong: [name: string, body: object, field: string, message: string][] = [
      ["startup", { niche: "  " }, "niche", "Please enter your niche or interest"],
      ["startup", { niche: undefined }, "niche", "Please enter your niche or interest"],
      ["startup", { businessType: "" }, "businessType", "Please select a business type"],
      ["startup", { businessType: "charity" }, "businessType", "Please select a business type"],
      ["startup", { domainStyles: [] }, "domainStyles", style],
      ["startup", { domainStyles: ".com" }, "domainStyles", style],
      ["startup", { domainStyles: [".com", ".xyz"] }, "domainStyles", style],
      ["local", { location: "X" }, "location", "Please enter your location"],
      ["local", { skills: 7 }, "skills", "Please enter your skills or interests"],
      ["local", { budget: "1000000" }, "budget", "Please select your budget range"],
      ["local", { teamPreference: null }, "teamPreference", "Please select your preference"],
      ["weather", {}, "cityName", "Please name a city"],
      ["weather", { cityName: " " }, "cityName", "Please name a city"],
    ];
    const calls = {
      startup: { name: "generate-startup-domain", body: startupBody },
      local: { name: "generate-local-mvp-ideas", body: localBody },
      weather: { name: "get-weather", body: {} },
    };
    for (const [call, changes, field, message] of wrong) {
      const { name, body } = calls[call as keyof typeof calls];
      const { data, error } = await site.functions.invoke(name, { body: { ...body, ...changes } });
      expect(data).toBeNull();
      expect(error).toBeInstanceOf(FunctionsHttpError);
      expect([changes, error.context.status]).toEqual([changes, 400]);
      expect(await error.context.json()).toEqual({
        outcome: "invalid",
        error: message,
        field,
        fields: { [field]: message },
      });
    }
    const all = await site.functions.invoke("generate-startup-domain", { body: {} });
    const { fields } = await all.error.context.json();
    expect(Object.keys(fields)).toEqual(["niche", "businessType", "domainStyles"]);
    expect(site.registry.asked).toEqual([]);
    expect(site.sky.asked).toEqual([]);
  });
});

describe("what nobody knows", () => {
  test("gets a general idea with its own words, and three topics that we know", async ({
    site,
  }) => {
    for (const niche of ["blockchain", "fintech", "NFT", "k-beauty", "k", "qwzx"]) {
      const body = { ...startupBody, niche };
      const { data, error } = await site.functions.invoke("generate-startup-domain", { body });
      expect([niche, error]).toEqual([niche, null]);
      expect(JSON.stringify(data.idea).toLowerCase()).toContain(niche.toLowerCase());
      expect(data.domains.length).toBeGreaterThanOrEqual(6);
    }
    const body = { ...localBody, skills: "qwzx" };
    const { data } = await site.functions.invoke("generate-local-mvp-ideas", { body });
    expect(JSON.stringify(data.idea)).toContain("QWZX");
    expect(data.neighbours).toHaveLength(3);
    const known = { ...localBody, skills: data.neighbours[0] };
    const next = await site.functions.invoke("generate-local-mvp-ideas", { body: known });
    expect(Object.keys(next.data)).toEqual(["idea", "variation"]);
  });
});

describe("the same request without a variation", () => {
  const tools = [
    {
      name: "generate-startup-domain",
      body: startupBody,
      page: "/tools/startup-domain-generator",
    },
    { name: "generate-local-mvp-ideas", body: localBody, page: "/tools/local-mvp-ideas" },
  ];
  const from = (visitor: string) => ({ "x-forwarded-for": visitor });

  test.for(tools)(
    "gives each visitor another idea of $name, and a second click the same",
    async ({ name, body }, { site }) => {
      const ask = async (visitor: string, asked: object = body) => {
        const answer = await postJson(site.app.url, name, JSON.stringify(asked), from(visitor));
        expect(answer.status).toBe(200);
        return answer.json();
      };
      const first = await ask("198.51.100.1");
      expect(await ask("198.51.100.1")).toEqual(first);
      const other = await ask("198.51.100.2");
      expect(other.variation).not.toBe(first.variation);
      expect(other.idea).not.toEqual(first.idea);
      // By the variation in its link, anybody gets the first one again.
      const linked = await ask("198.51.100.3", { ...body, variation: first.variation });
      expect(linked.idea).toEqual(first.idea);
    },
  );

  test.for(tools)(
    "leads from the form of $page to an address of its idea’s own",
    async ({ body, page }, { site }) => {
      const query = new URLSearchParams();
      for (const [key, value] of Object.entries(body)) {
        for (const one of [value].flat()) query.append(key, one);
      }
      const empty = await (await fetch(`${site.app.url}${page}`)).text();
      expect(empty).toContain('name="variation" value=""');
      const send = async (visitor: string) => {
        const sent = await fetch(`${site.app.url}${page}?${query}&variation=`, {
          headers: from(visitor),
          redirect: "manual",
        });
        expect(sent.status).toBe(303);
        return sent.headers.get("location") ?? "";
      };
      const first = await send("198.51.100.1");
      expect(first).toMatch(/&variation=\d+#idea$/);
      expect(await send("198.51.100.1")).toBe(first);
      expect(await send("198.51.100.2")).not.toBe(first);
      const shown = await fetch(new URL(first, site.app.url));
      expect(shown.status).toBe(200);
      expect(await shown.text()).toContain("Start My Free Preview");
    },
  );
});

describe("what no idea is written for", () => {
  test("harm is refused with 422 and whom to ring, and nothing of it is kept", async ({ site }) => {
    const bodies: [name: string, body: object][] = [
      ["generate-startup-domain", { ...startupBody, niche: "painless suicide kit" }],
      ["generate-local-mvp-ideas", { ...localBody, skills: "painless suicide kit" }],
      ["generate-local-mvp-ideas", { ...localBody, location: "painless suicide kit" }],
    ];
    for (const [name, body] of bodies) {
      const refused = await postJson(site.app.url, name, JSON.stringify(body));
      expect([name, refused.status]).toEqual([name, 422]);
      const answer = await refused.json();
      expect(answer).toEqual({
        outcome: "refused",
        error: expect.stringContaining("can’t help"),
        helpLines: expect.arrayContaining([expect.objectContaining({ number: "13 11 14" })]),
      });
      expect(JSON.stringify(answer)).not.toContain("painless");
    }
    expect(site.registry.asked).toEqual([]);
    expect(site.app.output()).not.toMatch(/painless|suicide/);
    const other = await postJson(
      site.app.url,
      "generate-startup-domain",
      JSON.stringify({ ...startupBody, niche: "fake passports" }),
    );
    expect(await other.json()).toMatchObject({ outcome: "refused", helpLines: [] });
  });

  test("a link to the waitlist brings no harmful idea along", async ({ site }) => {
    const link = `${site.app.url}/waitlist?idea=Pipe+bombs+by+post&description=Cheap&utm_source=x`;
    const page = await (await fetch(link)).text();
    expect(page).not.toContain("Pipe bombs");
    expect(page).toContain("utm_source=x");
  });
});

describe("from another site", () => {
  const origin = "https://another.example";

  test("the preflight of what supabase-js sends is granted, and the call is answered", async ({
    site,
  }) => {
    const address = `${site.app.url}/functions/v1/get-weather`;
    const preflight = await fetch(address, {
      method: "OPTIONS",
      headers: {
        origin,
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,authorization,content-type,x-client-info",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
    expect(preflight.headers.has("access-control-allow-credentials")).toBe(false);
    const allowed = preflight.headers.get("access-control-allow-headers")?.split(/,\s*/);

    const sent: Headers[] = [];
    const { functions } = createClient(site.app.url, "public-anon-key", {
      global: {
        fetch: (input, init) => {
          const headers = new Headers(init?.headers);
          sent.push(new Headers(headers));
          headers.set("origin", origin);
          return fetch(input, { ...init, headers });
        },
      },
    });
    const { data, error, response } = await functions.invoke("get-weather", {
      body: { cityName: "Dubbo" },
    });
    expect(error).toBeNull();
    expect(data.weatherCode).toBe(1100);
    expect(response?.headers.get("access-control-allow-origin")).toBe("*");
    expect([...(sent[0]?.keys() ?? [])].filter((name) => !allowed?.includes(name))).toEqual([]);
  });

  test("refusals can be read too", async ({ site }) => {
    const refused = await postJson(site.app.url, "get-weather", "{}", { origin });
    expect(refused.status).toBe(400);
    expect(refused.headers.get("access-control-allow-origin")).toBe("*");
  });
});

describe("what is no call", () => {
  test("is refused with a reason, and never with a 500", async ({ site }) => {
    const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
    const bodies = [
      "",
      "{",
      "null",
      "7",
      '"text"',
      "[]",
      deep,
      "\u0000",
      '{"__proto__":{"niche":1}}',
    ];
    for (const name of ["generate-startup-domain", "generate-local-mvp-ideas", "get-weather"]) {
      for (const body of bodies) {
        const response = await postJson(site.app.url, name, body);
        expect([name, body.slice(0, 20), response.status]).toEqual([name, body.slice(0, 20), 400]);
        expect(await response.json()).toHaveProperty("error");
      }
      const long = await postJson(
        site.app.url,
        name,
        JSON.stringify({ niche: "x".repeat(20_000) }),
      );
      expect(long.status).toBe(413);
      const xml = await postJson(site.app.url, name, "<a/>", { "content-type": "text/xml" });
      expect(xml.status).toBe(415);
    }
    const address = `${site.app.url}/functions/v1`;
    const get = await fetch(`${address}/get-weather`);
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    for (const name of [
      "no-such-function",
      "constructor",
      "__proto__",
      "%2e%2e",
      "get-weather%00",
    ]) {
      expect([name, (await postJson(site.app.url, name, "{}")).status]).toEqual([name, 404]);
    }
  });

  test("an address that calls too often is told to wait, and only for that kind of call", async ({
    site,
  }) => {
    const from = (address: string) => ({ "x-forwarded-for": address });
    const statuses = await Promise.all(
      Array.from({ length: 65 }, async () => {
        const { status } = await postJson(
          site.app.url,
          "generate-startup-domain",
          "{}",
          from("198.51.100.1"),
        );
        return status;
      }),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(60);
    const refused = await postJson(
      ...([site.app.url, "generate-local-mvp-ideas"] as const),
      ...([JSON.stringify(localBody), from("198.51.100.1")] as const),
    );
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(await refused.json()).toEqual({
      outcome: "too-many",
      error: `Too many requests. Please try again in ${wait} seconds.`,
      retryAfterSeconds: wait,
    });
    const weather = JSON.stringify({ cityName: "Perth" });
    const other = await postJson(site.app.url, "get-weather", weather, from("198.51.100.1"));
    expect(other.status).toBe(200);
    const neighbour = JSON.stringify(localBody);
    const next = await postJson(
      site.app.url,
      "generate-local-mvp-ideas",
      neighbour,
      from("198.51.100.2"),
    );
    expect(next.status).toBe(200);
  });
});

test("200 visitors at once make one request for the weather and one for each domain", async ({
  site,
}) => {
  site.sky.set({ delay: 100 });
  const everybody = async (name: string, body: object) =>
    Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const from = { "x-forwarded-for": `10.9.0.${n}` };
        return (await postJson(site.app.url, name, JSON.stringify(body), from)).status;
      }),
    );
  expect(new Set(await everybody("get-weather", { cityName: "Darwin" }))).toEqual(new Set([200]));
  expect(site.sky.asked).toHaveLength(1);
  const statuses = await everybody("generate-startup-domain", { ...startupBody, niche: "pottery" });
  expect(new Set(statuses)).toEqual(new Set([200]));
  for (const { asked } of [site.registry, site.dns]) {
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).toHaveLength(new Set(asked).size);
  }
});

// The last, since the app leaves a service that fails alone for a while.
test("where there is no weather, the answer is sample weather with what is wrong", async ({
  site,
}) => {
  site.sky.set({ broken: true });
  const broken = await site.functions.invoke("get-weather", { body: { cityName: "Hobart" } });
  expect(broken.data).toMatchObject({
    error: "Unable to load weather data",
    fallback: { weatherCode: 1101, temperature: 22 },
  });
});

function postJson(
  appUrl: string,
  name: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${appUrl}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body,
  });
}
