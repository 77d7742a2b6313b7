import { TOTP, URI } from "otpauth";
import type { Role } from "../../src/core/operators/schema.ts";
import { type App, startApp } from "./app.ts";
import { eventually } from "./eventually.ts";
import { freshDatabase, type TestDatabase } from "./postgres.ts";

export const password = "correct horse battery";

/** Of that password, made once: making one takes a tenth of a second. */
const passwordHash =
  "5ea437e3ee6d4a81b6404794bd40d27c:03c33bcb935d7bbd4c5dde2bcfd55b5937a2666a0891322ee0f05f64ccd649c2af23a7e155de54b456b2a473293ecfde9e5c9b9f351f1858c78107a99533aa16";

/** Makes an operator, with the rows that an accepted invitation leaves. */
export async function addOperator(
  { pool }: Pick<TestDatabase, "pool">,
  { email = "olive@example.com", name = "Olive Owner", role = "owner" as Role } = {},
): Promise<{ email: string; name: string }> {
  await pool.query(
    `with made as (insert into operators (name, email, role) values ($1, $2, $3) returning id, role),
       account as (
         insert into operator_accounts (operator_id, provider_id, account_id, password)
         select id, 'credential', id, $4 from made)
     insert into audit_events (actor, action, table_name, row_id, to_value)
     select id, 'operator.joined', 'operators', id, role from made`,
    [name, email, role, passwordHash],
  );
  return { email, name };
}

/** A browser without a screen: keeps cookies, posts forms as pages do, follows nothing. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: Pick<App, "url">;

  constructor(app: Pick<App, "url">) {
    this.#app = app;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, { headers });
  }

  post(
    path: string,
    fields: Record<string, string> | FormData,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.#send(path, {
      method: "POST",
      headers: { origin: this.#app.url, ...headers },
      body: fields instanceof FormData ? fields : new URLSearchParams(fields),
    });
  }

  async #send(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = new Headers(init.headers);
    if (cookie) headers.set("cookie", cookie);
    const response = await fetch(this.#app.url + path, { ...init, headers, redirect: "manual" });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "" || /max-age=0/i.test(set)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

/** A browser in which this operator has signed in. */
export async function signedIn(
  app: Pick<App, "url">,
  { email }: { email: string },
): Promise<Browser> {
  const browser = new Browser(app);
  const response = await browser.post("/admin/sign-in", { email, password });
  if (response.status !== 303) throw new Error(`signing in ended with ${response.status}`);
  return browser;
}

/** Turns codes on as a person does. @returns what their authenticator app and paper then hold. */
export async function enrol(browser: Browser): Promise<{ app: TOTP; backupCodes: string[] }> {
  const started = await browser.post("/admin/account", { intent: "start-factor", password });
  const page = (await started.text()).replaceAll("&amp;", "&");
  const app = URI.parse(/name="uri" value="([^"]+)"/.exec(page)?.[1] ?? "");
  if (!(app instanceof TOTP)) throw new Error("no TOTP address on the page");
  const backupCodes = /name="backup-codes" value="([^"]+)"/.exec(page)?.[1]?.split(" ") ?? [];
  const code = await codeBefore(app);
  const confirmed = await browser.post("/admin/account", { intent: "confirm-factor", code });
  if (confirmed.headers.get("location") !== "/admin/account?done=factor-on") {
    throw new Error(`turning codes on ended with ${confirmed.status}`);
  }
  return { app, backupCodes };
}

/**
 * The code of the half minute before, which counts too and leaves the present one for a sign-in. With
 * few seconds of this half minute left it would not count any more once it arrives.
 */
export async function codeBefore(app: TOTP): Promise<string> {
  await eventually(() => Date.now() % 30_000 < 25_000);
  return app.generate({ timestamp: Date.now() - 30_000 });
}

/** The app on its own database, with one owner. */
export async function appWithOwner(environment: Record<string, string> = {}) {
  const db = await freshDatabase();
  const owner = await addOperator(db);
  const app = await startApp({ DATABASE_URL: db.url, AUTH_SECRET: "x".repeat(40), ...environment });
  return {
    db,
    app,
    owner,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await db[Symbol.asyncDispose]();
    },
  };
}
