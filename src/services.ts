import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Counts, createCounts } from "./core/analytics/counts.ts";
import { briefEmails } from "./core/briefs/emails.tsx";
import { createDomainChecker } from "./core/domain-names/check-domains.ts";
import { findDomains } from "./core/domain-names/suggest-domains.ts";
import type { Outbox } from "./core/emails/outbox.ts";
import { embeddedWriter } from "./core/ideas/embedded/embedded-writer.ts";
import { inTurns } from "./core/ideas/embedded/in-turns.ts";
import type { IdeaWriter } from "./core/ideas/idea-writer.ts";
import { modelWriter } from "./core/ideas/model-writer.ts";
import { rememberedWriter } from "./core/ideas/remembered-writer.ts";
import type { StartupServices } from "./core/ideas/suggest-startup.ts";
import type { Auth } from "./core/operators/auth.ts";
import { operatorEmails } from "./core/operators/emails.tsx";
import type { GuessServices } from "./core/operators/guessing.ts";
import { createKnownDevices } from "./core/operators/known-devices.ts";
import { noticeEmails } from "./core/operators/notice-emails.tsx";
import { createLinkSealer } from "./core/operators/sealed-links.ts";
import { createFirstOperator } from "./core/operators/set-up.ts";
import { waitlistEmails } from "./core/waitlist/emails.tsx";
import type { WeatherSource } from "./core/weather/source.ts";
import { openMeteo } from "./core/weather/sources/open-meteo.ts";
import { tomorrow } from "./core/weather/sources/tomorrow.ts";
import { createWeatherService, type WeatherService } from "./core/weather/weather.ts";
import { connect, type Database } from "./database/client.ts";
import { keepReady } from "./database/keep-ready.ts";
import { migrate } from "./database/migrate.ts";
import { type Config, readConfig } from "./platform/config.ts";
import { canWrite, prepareDataDir } from "./platform/data-dir.ts";
import { type DiskSpace, diskSpace } from "./platform/disk-space.ts";
import { chooseFileStore } from "./platform/files/choose-file-store.ts";
import type { FileStore } from "./platform/files/files.ts";
import { startWorker, type Worker } from "./platform/jobs/worker.ts";
import { keptSecret } from "./platform/kept-secret.ts";
import { openAiCompatible } from "./platform/language-model/openai-compatible.ts";
import { createLog, type Log } from "./platform/log.ts";
import { keptMail } from "./platform/mail/kept.ts";
import { smtpMail } from "./platform/mail/smtp.ts";
import { createMetrics, type Metrics } from "./platform/metrics.ts";
import { startPrivatePostgres } from "./platform/private-postgres.ts";
import { createAttemptCount, createRateLimit, type RateLimit } from "./platform/rate-limit.ts";
import type { Sealer } from "./platform/sealer.ts";
import { type SignedIds, signedIds } from "./platform/signed-ids.ts";
import { createWaitingRoom } from "./platform/waiting-room.ts";
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
    | "signInFromDevice"
    | "signInCode"
    | "guessInSession"
    | "guessByOperator"
    | "guessNotice"
    | "resetFromAddress"
    | "resetOfAccount",
    RateLimit
  >;
  knownDevices: GuessServices["knownDevices"];
  /** Where strangers wait who guess at a password. */
  waitingRoom: GuessServices["waitingRoom"];
  signInAttempts: GuessServices["signInAttempts"];
  /** Hides the tokens of links in mails that lie in the outbox. */
  linkSealer: Sealer;
  /** The sign-in service, loaded when the first operator's page asks for it. */
  auth(): Promise<Auth>;
  /** Whether the database answers and is migrated. */
  isHealthy(): Promise<boolean>;
  /** Of the disks that files, and the private PostgreSQL, lie on. */
  diskSpace(): Promise<DiskSpace>;
  /** Whether visitors should be sent to this process: it can take a form and do its jobs. */
  readiness(): Promise<
    | "ready"
    | "database away"
    | "database read-only"
    | "cannot write files"
    | "jobs stopped"
    | "stopping"
  >;
  /** From now on this process is stopping, and not ready. */
  retire(): void;
  /** Set when somebody may ask for them. */
  metrics: Metrics | undefined;
  /** Finishes running jobs, closes connections and stops the private PostgreSQL. */
  stop(): Promise<void>;
};

/** What a kill may lose of the counts. */
const WRITE_COUNTS_EVERY_MS = 10_000;

/** How long a look at the database, or at the folder of our data, may take. */
const MAX_LOOK_MS = 1_500;

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
 * @throws ConfigError when nothing can be written in the folder of our data.
 * @throws PrivatePostgresError when no database is configured and a private one cannot run.
 */
async function createServices(config: Config): Promise<Services> {
  const metrics = config.metrics && createMetrics();
  const log = createLog(config.logLevel, metrics?.linePrinted);
  await prepareDataDir(config.dataDir);
  const secret = config.authSecret ?? (await keptSecret(join(config.dataDir, "auth-secret")));
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
  const leaveIds = signedIds(secret, "leave-waitlist");
  const linkSealer = createLinkSealer(secret);
  const outbox: Outbox = {
    database: forJobs.database,
    mail,
    mailFrom: config.mailFrom,
    mailTemplates: {
      ...waitlistEmails(config),
      ...briefEmails(config),
      ...operatorEmails(config, linkSealer),
      ...noticeEmails(config),
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
  const tasks = createTasks({ outbox, linkSealer, files, incomingDir, log, metrics });
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

  async function databaseState(): Promise<"ready" | "database away" | "database read-only"> {
    if (worker === undefined) return "database away";
    const answered = pool.query("select current_setting('transaction_read_only') as is").then(
      ({ rows }) => (rows[0]?.is === "on" ? "database read-only" : "ready"),
      () => "database away" as const,
    );
    return Promise.race([answered, sleep(MAX_LOOK_MS, "database away" as const)]);
  }

  async function isHealthy(): Promise<boolean> {
    return (await databaseState()) !== "database away";
  }

  const waitingRoom = createWaitingRoom({ inAll: 200, anAccount: 100 });
  let isRetired = false;
  let auth: Promise<Auth> | undefined;
  /** Not at the start, which it would slow by half a second for visitors who never sign in. */
  async function loadAuth(): Promise<Auth> {
    const { createAuth } = await import("./core/operators/auth.ts");
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
      signInFromDevice: limit("sign-in-device", 10, 900),
      signInCode: limit("sign-in-code", 10, 900),
      guessInSession: limit("guess-session", 5, 900),
      guessByOperator: limit("guess-operator", 15, 900),
      guessNotice: limit("guess-notice", 1, 86_400),
      resetFromAddress: limit("reset-address", 5, 900),
      resetOfAccount: limit("reset-account", 3, 1_800),
    },
    knownDevices: createKnownDevices({ secret, publicUrl: config.publicUrl }),
    waitingRoom,
    signInAttempts: createAttemptCount(pool, { name: "sign-in-account", perSeconds: 3_600 }),
    linkSealer,
    auth() {
      auth ??= loadAuth().catch((error: unknown) => {
        auth = undefined; // the next page tries again
        throw error;
      });
      return auth;
    },
    isHealthy,
    diskSpace: () =>
      diskSpace([
        config.dataDir,
        ...(config.s3 ? [] : [join(config.dataDir, "files")]),
        ...(privatePostgres ? [privatePostgres.folder] : []),
      ]),
    async readiness() {
      if (isRetired) return "stopping";
      const state = await databaseState();
      if (state !== "ready") return state;
      const writing = canWrite(config.dataDir);
      if (!(await Promise.race([writing, sleep(MAX_LOOK_MS, false)]))) {
        return "cannot write files";
      }
      return worker?.isRunning() ? "ready" : "jobs stopped";
    },
    retire() {
      isRetired = true;
      waitingRoom.close();
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
