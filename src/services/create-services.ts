import { join } from "node:path";
import { createCounts } from "../core/analytics/counts.ts";
import { createAssistant } from "../core/assistant/assistant.ts";
import { briefEmails } from "../core/briefs/emails.tsx";
import { createDomainChecker } from "../core/domain-names/check-domains.ts";
import { findDomains } from "../core/domain-names/suggest-domains.ts";
import type { Outbox } from "../core/emails/outbox.ts";
import { enquiryEmails } from "../core/enquiries/emails.tsx";
import { createIdeaWriter } from "../core/ideas/create-idea-writer.ts";
import { ideaEmails } from "../core/ideas/emails.tsx";
import { ideaTurns } from "../core/ideas/idea-turns.ts";
import { operatorEmails } from "../core/operators/emails.tsx";
import { noticeEmails } from "../core/operators/notice-emails.tsx";
import { createLinkSealer } from "../core/operators/sealed-links.ts";
import { createFirstOperator, offerFirstSetUp } from "../core/operators/set-up.ts";
import type { Auth } from "../core/operators/signing-in/auth.ts";
import { createKnownDevices } from "../core/operators/signing-in/known-devices.ts";
import { peopleEmails } from "../core/people/emails.tsx";
import { codeInPageMail, linkToPage } from "../core/people/links-in-mails.ts";
import { reviewEmails } from "../core/reviews/emails.tsx";
import { createReviewKeys, linksInReviewMail } from "../core/reviews/review-links.ts";
import { cancelEmails } from "../core/sites/cancelling/emails.tsx";
import { createAskDns } from "../core/sites/domains/ask-dns.ts";
import { domainEmails } from "../core/sites/domains/emails.tsx";
import { liveEmails } from "../core/sites/releases/emails.tsx";
import { createHosting } from "../core/sites/releases/hosting.ts";
import { tweakEmails } from "../core/tweaks/emails.tsx";
import { waitlistEmails } from "../core/waitlist/emails.tsx";
import { chooseWeatherSource } from "../core/weather/sources/choose-source.ts";
import { createWeatherService } from "../core/weather/weather.ts";
import { connect } from "../database/client.ts";
import { migrate } from "../database/migrate.ts";
import { type Config, readConfig } from "../platform/config.ts";
import { prepareDataDir } from "../platform/data-dir.ts";
import { diskSpace } from "../platform/disk-space.ts";
import { chooseFileStore } from "../platform/files/choose-file-store.ts";
import { clamd } from "../platform/files/clamd.ts";
import { startWorker } from "../platform/jobs/worker.ts";
import { openAiCompatible } from "../platform/language-model/openai-compatible.ts";
import { createLog } from "../platform/log.ts";
import { keptMail } from "../platform/mail/kept.ts";
import { smtpMail } from "../platform/mail/smtp.ts";
import { createMetrics } from "../platform/metrics.ts";
import { startPrivatePostgres } from "../platform/postgres/private-postgres.ts";
import { createAttemptCount } from "../platform/rate-limit.ts";
import { keptSecret } from "../platform/secrets/kept-secret.ts";
import { createSealer } from "../platform/secrets/sealer.ts";
import { signedIds, signedVersions } from "../platform/secrets/signed-ids.ts";
import { createWaitingRoom } from "../platform/waiting-room.ts";
import { createJobLists } from "../tasks.ts";
import { startLifecycle } from "./lifecycle.ts";
import { createRateLimits } from "./rate-limits.ts";
import type { Services } from "./services.ts";

/** How much counting a kill may lose. */
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
 * The only place that chooses adapters. Resolves after the first attempt to reach the database;
 * while it is away, pages are served and this keeps trying.
 *
 * @throws ConfigError if the data folder cannot be written to.
 * @throws PrivatePostgresError if no database is configured and a private one cannot run.
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
  const askDns = createAskDns(config.dnsServers);
  const leaveIds = signedIds(secret, "leave-waitlist");
  const placeIds = signedIds(secret, "waitlist-place");
  const reviewKeys = createReviewKeys(secret);
  const personLinks = signedVersions(secret, "me");
  const linkSealer = createLinkSealer(secret);
  const outbox: Outbox = {
    database: forJobs.database,
    mail,
    mailFrom: config.mailFrom,
    mails: {
      ...waitlistEmails(config),
      ...briefEmails(config),
      ...enquiryEmails(config),
      ...ideaEmails(config),
      ...reviewEmails(config),
      ...liveEmails(config),
      ...peopleEmails(config),
      ...operatorEmails(config, linkSealer),
      ...noticeEmails(config),
      ...domainEmails(config),
      ...tweakEmails(config),
      ...cancelEmails(config),
    },
    linksIn: async ({ id, kind, data, to_address }, known, tx) => ({
      ...(await linkToPage({ config, personLinks }, tx, { kind: known, to_address, data })),
      ...linksInReviewMail({ config, reviewKeys }, { kind, data }),
      ...codeInPageMail({ reviewKeys }, { kind, data }),
      ...(kind.startsWith("waitlist-") && {
        leave: `${config.publicUrl}/leave?mail=${leaveIds.sign(id)}`,
      }),
      ...(kind === "waitlist-invitation" && {
        place: `${config.publicUrl}/start?form=brief&place=${placeIds.sign(id)}`,
      }),
    }),
  };
  const files = await chooseFileStore(config);
  const incomingDir = join(config.dataDir, "incoming");
  const lists = createJobLists({
    ...{ outbox, linkSealer, files, incomingDir, askDns, config, log, metrics },
  });
  const counts = createCounts({ database, log });
  const hosting = createHosting({ database, files, log });
  const counting = setInterval(() => void counts.flush(), WRITE_COUNTS_EVERY_MS);
  const rateLimits = createRateLimits(pool);
  const waitingRoom = createWaitingRoom({ inAll: 200, anAccount: 100, aNetwork: 20 });

  const lifecycle = await startLifecycle({
    log,
    dataDir: config.dataDir,
    pool,
    privatePostgres,
    async prepareDatabase() {
      await migrate(url);
      const { adminEmail: email, adminPassword: password } = config;
      if (!email || !password) return;
      const refused = await createFirstOperator({ database }, { email, password });
      if (refused) log.error({ reason: refused }, "operators: ADMIN_PASSWORD was not taken");
    },
    startJobs: () => startWorker({ url, lists, log }),
    onRetire: () => waitingRoom.close(),
    async close() {
      clearInterval(counting);
      hosting.stop();
      await counts.flush();
      mail.close();
      await Promise.all([pool.end(), forJobs.pool.end()]);
    },
  });

  let auth: Promise<Auth> | undefined;
  /** Not at the start, which it would slow by half a second for visitors who never sign in. */
  async function loadAuth(): Promise<Auth> {
    const { createAuth } = await import("../core/operators/signing-in/auth.ts");
    return createAuth({ database, log, config }, secret);
  }

  return {
    ...lifecycle,
    offerFirstSetUp: () => offerFirstSetUp({ database }, secret),
    config,
    log,
    database,
    files,
    scanner: config.clamdUrl === undefined ? undefined : clamd(config.clamdUrl),
    hosting,
    assistant: createAssistant({
      ...{ database, log },
      model: config.languageModel && {
        asks: openAiCompatible(config.languageModel),
        limits: { perVisitor: rateLimits.modelPerVisitor, perDay: rateLimits.modelPerDay },
      },
    }),
    incomingDir,
    leaveIds,
    placeIds,
    reviewKeys,
    personLinks,
    counts,
    rateLimits,
    ideaWriter: createIdeaWriter({
      model: config.languageModel && openAiCompatible(config.languageModel),
      limits: { perVisitor: rateLimits.modelPerVisitor, perDay: rateLimits.modelPerDay },
      log,
    }),
    ideaTurns: ideaTurns(),
    findDomains: (names, styles) => findDomains(domains, names, styles),
    domainChecker: domains,
    askDns,
    weather: createWeatherService({ source: chooseWeatherSource(config), log }),
    knownDevices: createKnownDevices({ secret, publicUrl: config.publicUrl }),
    waitingRoom,
    signInAttempts: createAttemptCount(pool, { name: "sign-in-account", perSeconds: 3_600 }),
    linkSealer,
    ideaSealer: createSealer(secret, "links to ideas"),
    auth() {
      auth ??= loadAuth().catch((error: unknown) => {
        auth = undefined; // the next page tries again
        throw error;
      });
      return auth;
    },
    diskSpace: () =>
      diskSpace([
        config.dataDir,
        ...(config.s3 ? [] : [join(config.dataDir, "files")]),
        ...(privatePostgres ? [privatePostgres.folder] : []),
      ]),
    metrics,
  };
}
