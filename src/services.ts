import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connect, type Database } from "./database/client.ts";
import { keepReady } from "./database/keep-ready.ts";
import { migrate } from "./database/migrate.ts";
import { type Counts, createCounts } from "./features/analytics/counts.ts";
import { briefEmails } from "./features/briefs/emails.tsx";
import { createDomainChecker } from "./features/domains/check-domains.ts";
import { findDomains } from "./features/domains/suggest-domains.ts";
import { embeddedWriter } from "./features/ideas/embedded/embedded-writer.ts";
import { inTurns } from "./features/ideas/embedded/in-turns.ts";
import type { IdeaWriter } from "./features/ideas/idea-writer.ts";
import { modelWriter } from "./features/ideas/model-writer.ts";
import { rememberedWriter } from "./features/ideas/remembered-writer.ts";
import type { StartupServices } from "./features/ideas/suggest-startup.ts";
import type { Auth } from "./features/operators/auth.ts";
import { operatorEmails } from "./features/operators/emails.tsx";
import { createFirstOperator } from "./features/operators/set-up.ts";
import { waitlistEmails } from "./features/waitlist/emails.tsx";
import type { WeatherSource } from "./features/weather/source.ts";
import { openMeteo } from "./features/weather/sources/open-meteo.ts";
import { tomorrow } from "./features/weather/sources/tomorrow.ts";
import { createWeatherService, type WeatherService } from "./features/weather/weather.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { chooseFileStore } from "./platform/files/choose-file-store.ts";
import type { FileStore } from "./platform/files/files.ts";
import { startWorker, type Worker } from "./platform/jobs/worker.ts";
import { keptSecret } from "./platform/kept-secret.ts";
import { openAiCompatible } from "./platform/language-model/openai-compatible.ts";
import { createLog, type Log } from "./platform/log.ts";
import { keptMail } from "./platform/mail/kept.ts";
import type { Outbox } from "./platform/mail/outbox.ts";
import { smtpMail } from "./platform/mail/smtp.ts";
import { createMetrics, type Metrics } from "./platform/metrics.ts";
import { startPrivatePostgres } from "./platform/private-postgres.ts";
import { createRateLimit, type RateLimit } from "./platform/rate-limit.ts";
import { type SignedIds, signedIds } from "./platform/signed-ids.ts";
import { createTasks, crontab } from "./tasks.ts";

/** What pages and features are given to work with. */
export type Services = {
  config: Config;
  log: Log;
  database: Database;
  ideaWriter: IdeaWriter;
  findDomains: StartupServices["findDomains"];
  weather: WeatherService;
  files: FileStore;
  /** Folder where uploads lie while they are received and looked at. */
  incomingDir: string;
  /** In the links by which people leave the waitlist. */
  leaveIds: SignedIds;
  /** Of visits and tools, for the funnel. */
  counts: Counts;
  rateLimits: Record<
    | "count"
    | "joinWaitlist"
    | "submitBrief"
    | "uploadFile"
    | "generateIdea"
    | "weather"
    | "signInFromAddress"
    | "signInToAccount"
    | "passwordReset",
    RateLimit
  >;
  /** The sign-in service, loaded when the first operator's page asks for it. */
  auth(): Promise<Auth>;
  /** Whether the database answers and is migrated. */
  isHealthy(): Promise<boolean>;
  /** Whether visitors should be sent to this process: it can take a form and do its jobs. */
  readiness(): Promise<"ready" | "database away" | "jobs stopped" | "stopping">;
  /** From now on this process is stopping, and not ready. */
  retire(): void;
  /** Set when somebody may ask for them. */
  metrics: Metrics | undefined;
  /** Finishes running jobs, closes connections and stops the private PostgreSQL. */
  stop(): Promise<void>;
};

/** What a kill may lose of the counts. */
const WRITE_COUNTS_EVERY_MS = 10_000;

declare global {
  var smartSitesServices: Promise<Services> | undefined;
}

/**
 * The services of this process, made at the first call. Kept on `globalThis`, since the development
 * server loads modules again at every change and must not start a second worker.
 */
export function startServices(): Promise<Services> {
  globalThis.smartSitesServices ??= createServices(readConfig());
  return globalThis.smartSitesServices;
}

/**
 * The only place that chooses adapters. Resolves once the first attempt to reach the database is
 * over; while it is away, pages are served and this goes on trying.
 *
 * @throws PrivatePostgresError when no database is configured and a private one cannot run.
 */
async function createServices(config: Config): Promise<Services> {
  const metrics = config.metrics && createMetrics();
  const log = createLog(config.logLevel, metrics?.linePrinted);
  const privatePostgres =
    config.databaseUrl === undefined ? await startPrivatePostgres(config.dataDir) : undefined;
  const url = config.databaseUrl ?? privatePostgres?.url ?? "";
  const { pool, database } = connect(url, {
    connections: 10,
    onConnectionLost: (error) => log.warn({ reason: error.message }, "database: connection lost"),
  });
  const forJobs = connect(url, {
    connections: 4,
    onConnectionLost: (error) => log.warn({ reason: error.message }, "jobs: connection lost"),
  });
  metrics?.watch({ pages: pool, jobs: forJobs.pool });
  const mail = config.smtpUrl === undefined ? keptMail() : smtpMail(config.smtpUrl);
  const domains = createDomainChecker({
    bootstrapUrl: config.rdapBootstrapUrl,
    dnsServers: config.dnsServers,
    log,
  });
  const secret = config.authSecret ?? (await keptSecret(join(config.dataDir, "auth-secret")));
  const leaveIds = signedIds(secret, "leave-waitlist");
  const outbox: Outbox = {
    database: forJobs.database,
    mail,
    mailFrom: config.mailFrom,
    mailTemplates: {
      ...waitlistEmails(config),
      ...briefEmails(config),
      ...operatorEmails(config),
    },
    leaveLink: ({ id, kind }) =>
      kind.startsWith("waitlist-")
        ? `${config.publicUrl}/leave?mail=${leaveIds.sign(id)}`
        : undefined,
  };
  const limit: Limit = (name, attempts, perSeconds) =>
    createRateLimit(pool, { name, attempts, perSeconds });
  const files = await chooseFileStore(config);
  const incomingDir = join(config.dataDir, "incoming");
  const tasks = createTasks({ outbox, files, incomingDir, log, metrics });
  const counts = createCounts({ database, log });
  const counting = setInterval(() => void counts.flush(), WRITE_COUNTS_EVERY_MS);

  let worker: Worker | undefined;
  const upkeep = await keepReady({
    log,
    async prepare() {
      await privatePostgres?.ensureRunning();
      await migrate(url);
      const { adminEmail: email, adminPassword: password } = config;
      if (email && password) await createFirstOperator({ database }, { email, password });
      worker ??= startWorker({ url, tasks, crontab, log });
    },
    keepRunning: async () => privatePostgres?.ensureRunning(),
  });

  async function isHealthy(): Promise<boolean> {
    if (worker === undefined) return false;
    const answered = pool.query("select 1").then(
      () => true,
      () => false,
    );
    return Promise.race([answered, sleep(1_500, false)]);
  }

  let isRetired = false;
  let auth: Promise<Auth> | undefined;
  /** Not at the start, which it would slow by half a second for visitors who never sign in. */
  async function loadAuth(): Promise<Auth> {
    const { createAuth } = await import("./features/operators/auth.ts");
    return createAuth({ database, log, config }, secret);
  }

  return {
    config,
    log,
    database,
    files,
    incomingDir,
    leaveIds,
    counts,
    ideaWriter: rememberedWriter(chooseIdeaWriter(config, { log, limit })),
    findDomains: (names, styles) => findDomains(domains, names, styles),
    weather: createWeatherService({ source: chooseWeatherSource(config), log }),
    rateLimits: {
      count: limit("count", 120, 600),
      joinWaitlist: limit("join", 30, 600),
      submitBrief: limit("brief", 30, 600),
      uploadFile: limit("upload", 60, 600),
      generateIdea: limit("idea", 60, 600),
      weather: limit("weather", 120, 600),
      signInFromAddress: limit("sign-in-address", 30, 900),
      signInToAccount: limit("sign-in-account", 10, 900),
      passwordReset: limit("password-reset", 5, 900),
    },
    auth() {
      auth ??= loadAuth().catch((error: unknown) => {
        auth = undefined; // the next page tries again
        throw error;
      });
      return auth;
    },
    isHealthy,
    async readiness() {
      if (isRetired) return "stopping";
      if (!(await isHealthy())) return "database away";
      return worker?.isRunning() ? "ready" : "jobs stopped";
    },
    retire() {
      isRetired = true;
    },
    metrics,
    async stop() {
      await upkeep.stop();
      await worker?.stop();
      clearInterval(counting);
      await counts.flush();
      mail.close();
      await Promise.all([pool.end(), forJobs.pool.end()]);
      await privatePostgres?.stop();
    },
  };
}

type Limit = (name: string, attempts: number, perSeconds: number) => RateLimit;

/** A language model where one is configured, which the embedded writer stands in for. */
function chooseIdeaWriter(
  { languageModel }: Config,
  { log, limit }: { log: Log; limit: Limit },
): IdeaWriter {
  const embedded = inTurns(embeddedWriter());
  if (languageModel === undefined) return embedded;
  return modelWriter({
    model: openAiCompatible(languageModel),
    fallback: embedded,
    log,
    limits: {
      perVisitor: limit("model", 20, 3_600),
      perDay: limit("model-day", 1_000, 86_400),
    },
  });
}

function chooseWeatherSource({ tomorrowApiKey, weatherBaseUrl }: Config): WeatherSource {
  return tomorrowApiKey === undefined
    ? openMeteo(weatherBaseUrl)
    : tomorrow(tomorrowApiKey, weatherBaseUrl);
}
