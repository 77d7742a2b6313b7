import { Resolver } from "node:dns";
import { isIP, SocketAddress } from "node:net";
import { resolve } from "node:path";
import { getDomain } from "tldts";
import * as z from "zod";
import { company } from "../content/company.ts";

/** Everything set by the environment. Read once at the start and passed on as a value. */
export type Config = {
  host: string;
  port: number;
  /** Origin without a trailing slash, for canonical links and emails. */
  publicUrl: string;
  /** Customers’ sites are served below it: “wattle.SITES_DOMAIN”. In lower case. */
  sitesDomain: string;
  /** What customers' own domains must point to. Empty: sites have no own domains. */
  sitesAddresses: readonly string[];
  /** Absolute path. */
  dataDir: string;
  /** Unset: the app runs its own private PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined;
  /** Unset: emails are kept in the `emails` table and not sent. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Set: the weather comes from Tomorrow.io; unset: from Open-Meteo, which needs no key. */
  tomorrowApiKey: string | undefined;
  /** Replaces the base URL of whichever of the two is used. */
  weatherBaseUrl: string | undefined;
  /** A file in IANA's format that replaces the bundled list of RDAP servers. */
  rdapBootstrapUrl: string | undefined;
  /** Addresses with an optional port; empty for the system's own. */
  dnsServers: readonly string[];
  companyName: string;
  supportEmail: string;
  /** Where new briefs are announced. */
  operatorEmail: string;
  /** Unset: made once and kept in `dataDir`. */
  authSecret: string | undefined;
  /** Of the first operator. */
  adminEmail: string | undefined;
  /** Unset: the first operator chooses one through a set-up link. */
  adminPassword: string | undefined;
  /** Unset: uploads are kept in a folder under `dataDir`. */
  s3: S3Config | undefined;
  /** Where ClamAV’s daemon listens. Unset: strangers' files are not scanned for viruses. */
  clamdUrl: string | undefined;
  /** How many of our proxies are in front; 0 means forwarded headers are ignored. */
  trustProxy: number;
  /** How long a stopping process goes on taking requests. */
  drainSeconds: number;
  /** Unset: nothing is counted or served. */
  metrics: { host: string; port: number } | undefined;
  /** Unset: ideas come from the embedded writer. */
  languageModel: { baseUrl: string; model: string; apiKey: string } | undefined;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "silent";
};

export type S3Config = {
  /** Unset: Amazon S3. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export class ConfigError extends Error {
  override name = "ConfigError";
}

let config: Config | undefined;

/**
 * The configuration of this process.
 *
 * @throws ConfigError at the first call, when a variable is wrong.
 */
export function readConfig(): Config {
  config ??= loadConfig(process.env);
  return config;
}

/**
 * Reads the configuration from environment variables. An empty value counts as unset.
 *
 * @throws ConfigError whose message has one line for each wrong variable: its name and what it takes.
 */
export function loadConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new ConfigError(lines.join("\n"));
  }
  const env = parsed.data;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    sitesDomain: env.SITES_DOMAIN,
    sitesAddresses: env.SITES_ADDRESSES,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `${env.COMPANY_NAME} <${env.SUPPORT_EMAIL}>`,
    tomorrowApiKey: env.TOMORROW_API_KEY,
    weatherBaseUrl: env.WEATHER_BASE_URL,
    rdapBootstrapUrl: env.RDAP_BOOTSTRAP_URL,
    dnsServers: env.DNS_SERVERS,
    companyName: env.COMPANY_NAME,
    supportEmail: env.SUPPORT_EMAIL,
    operatorEmail: env.OPERATOR_EMAIL ?? env.SUPPORT_EMAIL,
    authSecret: env.AUTH_SECRET,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    s3:
      env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            // A self-hosted service usually has one region, and does not care what it is called.
            region: env.S3_REGION ?? "us-east-1",
            bucket: env.S3_BUCKET,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    clamdUrl: env.CLAMD_URL,
    trustProxy: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS,
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    languageModel:
      env.AI_BASE_URL && env.AI_MODEL && env.AI_API_KEY
        ? { baseUrl: env.AI_BASE_URL, model: env.AI_MODEL, apiKey: env.AI_API_KEY }
        : undefined,
    logLevel: env.LOG_LEVEL,
  };
}

const portNumber = z.coerce
  .number("takes a port number from 0 to 65535")
  .int("takes a port number from 0 to 65535")
  .min(0, "takes a port number from 0 to 65535")
  .max(65535, "takes a port number from 0 to 65535");

const emailAddress = z.email("takes an email address");

const variables = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: portNumber.default(3000),
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: portNumber.optional(),
  PUBLIC_URL: url(["http:", "https:"], "takes an address such as https://www.example.com.au")
    .refine((value) => new URL(value).href === `${new URL(value).origin}/`, {
      message: "takes an address without a path, such as https://www.example.com.au",
      abort: true,
    })
    .transform((value) => new URL(value).origin)
    .optional(),
  SITES_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(
      /^(?=.{1,200}$)[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/,
      "takes a domain name such as sites.example.com.au",
    )
    .default("localhost"),
  SITES_ADDRESSES: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine((list) => list.every((address) => isIP(address) > 0), {
      message: "takes IP addresses such as 203.0.113.7,2001:db8::7",
      abort: true,
    })
    // As DNS answers them.
    .transform((list) => list.map((address) => asWritten(address))),
  DATA_DIR: z.string().default("./data"),
  // Not by URL.canParse: an address with a socket, postgres://user@/database?host=/folder, has no host.
  DATABASE_URL: z
    .string()
    .regex(
      /^postgres(ql)?:\/\/\S+$/,
      "takes an address such as postgres://user:password@host:5432/database",
    )
    .optional(),
  SMTP_URL: url(
    ["smtp:", "smtps:"],
    "takes an address such as smtps://user:password@smtp.example.com",
  ).optional(),
  MAIL_FROM: z
    .string()
    .refine((value) => /^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/.test(value), {
      message: 'takes an address such as "Smart Sites <hello@example.com.au>"',
    })
    .optional(),
  TOMORROW_API_KEY: z.string().optional(),
  WEATHER_BASE_URL: url(
    ["http:", "https:"],
    "takes an address such as https://api.open-meteo.com",
  ).optional(),
  RDAP_BOOTSTRAP_URL: url(
    ["http:", "https:"],
    "takes an address such as https://data.iana.org/rdap/dns.json",
  ).optional(),
  DNS_SERVERS: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(areDnsServers, { message: "takes addresses such as 9.9.9.9,[2620:fe::fe]:53" }),
  COMPANY_NAME: z
    .string()
    .max(60, "takes a name of at most 60 characters")
    // Also written into built files as it is (src/delivery/company-in-pages.ts).
    .regex(/^[^<>"\\\p{C}]*$/u, 'takes a name without < > " and \\')
    .default(company.name),
  SUPPORT_EMAIL: emailAddress.default(company.supportEmail),
  AUTH_SECRET: z.string().min(32, "takes at least 32 random characters").optional(),
  ADMIN_EMAIL: emailAddress.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(12, "takes a password of 12 to 128 characters")
    .max(128, "takes a password of 12 to 128 characters")
    .optional(),
  OPERATOR_EMAIL: emailAddress.optional(),
  S3_ENDPOINT: url(
    ["http:", "https:"],
    "takes an address such as https://s3.example.com",
  ).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMD_URL: z
    .string()
    .regex(
      /^tcp:\/\/[^\s/:]+(:\d{1,5})?$|^unix:\/\S+$/,
      "takes an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl",
    )
    .optional(),
  TRUST_PROXY: z.coerce
    .number("takes the number of proxies in front of the app, 0 to 9")
    .int("takes the number of proxies in front of the app, 0 to 9")
    .min(0, "takes the number of proxies in front of the app, 0 to 9")
    .max(9, "takes the number of proxies in front of the app, 0 to 9")
    .default(0),
  DRAIN_SECONDS: z.coerce
    .number("takes seconds, 0 to 300")
    .min(0, "takes seconds, 0 to 300")
    .max(300, "takes seconds, 0 to 300")
    .default(0),
  AI_BASE_URL: url(
    ["http:", "https:"],
    "takes an address such as https://api.example.com/v1",
  ).optional(),
  AI_MODEL: z.string().optional(),
  AI_API_KEY: z.string().optional(),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "takes fatal, error, warn, info, debug or silent",
    })
    .default("info"),
});

/** Variables that are only useful together; any one of those on a line will do. */
const wholeGroups = [
  [["AI_BASE_URL"], ["AI_MODEL"], ["AI_API_KEY"]],
  [["S3_BUCKET"], ["S3_ENDPOINT", "S3_REGION"], ["S3_ACCESS_KEY_ID"], ["S3_SECRET_ACCESS_KEY"]],
] as const;

const environmentSchema = variables.superRefine((env, context) => {
  const missing = (path: string, beside: string) =>
    context.addIssue({ code: "custom", path: [path], message: `is needed beside ${beside}` });
  for (const group of wholeGroups) {
    const set = group.flat().find((name) => env[name] !== undefined);
    if (set === undefined) continue;
    for (const names of group) {
      if (names.every((name) => env[name] === undefined)) missing(names.join(" or "), set);
    }
  }
  if (env.ADMIN_PASSWORD && !env.ADMIN_EMAIL) missing("ADMIN_EMAIL", "ADMIN_PASSWORD");
  const shared = sharedDomain(env.PUBLIC_URL, env.SITES_DOMAIN);
  if (shared) {
    const message = `takes a domain outside ${shared}, where PUBLIC_URL is: a customer's site could set cookies there`;
    context.addIssue({ code: "custom", path: ["SITES_DOMAIN"], message });
  }
});

/** What somebody registered, if both are below it; undefined for names that nobody can register. */
function sharedDomain(publicUrl: string | undefined, sitesDomain: string): string | undefined {
  const registered = (name: string) => getDomain(name, { allowPrivateDomains: true }) ?? undefined;
  const ours = publicUrl && registered(new URL(publicUrl).hostname);
  return ours === registered(sitesDomain) ? ours : undefined;
}

function url(protocols: string[], message: string) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
      message,
      abort: true,
    });
}

function asWritten(address: string): string {
  return new SocketAddress({ address, family: isIP(address) === 6 ? "ipv6" : "ipv4" }).address;
}

function areDnsServers(addresses: string[]): boolean {
  try {
    new Resolver().setServers(addresses);
    return true;
  } catch {
    return false;
  }
}
