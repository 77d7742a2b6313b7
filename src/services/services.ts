import type { Counts } from "../core/analytics/counts.ts";
import type { Assistant } from "../core/assistant/assistant.ts";
import type { DomainChecker } from "../core/domain-names/check-domains.ts";
import type { IdeaTurns } from "../core/ideas/idea-turns.ts";
import type { IdeaWriter } from "../core/ideas/idea-writer.ts";
import type { StartupServices } from "../core/ideas/suggest-startup.ts";
import type { Auth } from "../core/operators/signing-in/auth.ts";
import type { GuessServices } from "../core/operators/signing-in/guessing.ts";
import type { ReviewKeys } from "../core/reviews/review-links.ts";
import type { AskDns } from "../core/sites/domains/ask-dns.ts";
import type { Hosting } from "../core/sites/releases/hosting.ts";
import type { WeatherService } from "../core/weather/weather.ts";
import type { Database } from "../database/client.ts";
import type { Config } from "../platform/config.ts";
import type { DiskSpace } from "../platform/disk-space.ts";
import type { VirusScanner } from "../platform/files/clamd.ts";
import type { FileStore } from "../platform/files/files.ts";
import type { Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { Sealer } from "../platform/secrets/sealer.ts";
import type { SignedIds, SignedVersions } from "../platform/secrets/signed-ids.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { RateLimits } from "./rate-limits.ts";

/** What pages and features work with. */
export type Services = Lifecycle & {
  config: Config;
  log: Log;
  database: Database;
  ideaWriter: IdeaWriter;
  ideaTurns: IdeaTurns;
  findDomains: StartupServices["findDomains"];
  /** Tells about a domain that a visitor typed. */
  domainChecker: DomainChecker;
  /** Tells whether a customer’s own domain leads here. */
  askDns: AskDns;
  weather: WeatherService;
  files: FileStore;
  /** Looks for viruses in what strangers send. */
  scanner: VirusScanner | undefined;
  /** What is served on customers' hosts. */
  hosting: Hosting;
  /** Answers visitors of customers' sites. */
  assistant: Assistant;
  /** Folder for uploads while they are received and inspected. */
  incomingDir: string;
  /** @returns the token that makes the first operator; undefined if there is one. */
  offerFirstSetUp(): Promise<string | undefined>;
  /** For the links to leave the waitlist. */
  leaveIds: SignedIds;
  /** For the links in invitations. */
  placeIds: SignedIds;
  /** For the links and codes of reviews. */
  reviewKeys: ReviewKeys;
  /** For the links to people’s own pages. */
  personLinks: SignedVersions;
  /** Counts of visits and tools, for the funnel. */
  counts: Counts;
  rateLimits: RateLimits;
  knownDevices: GuessServices["knownDevices"];
  /** Where strangers who guess passwords wait. */
  waitingRoom: GuessServices["waitingRoom"];
  signInAttempts: GuessServices["signInAttempts"];
  /** Hides the tokens of links in queued emails. */
  linkSealer: Sealer;
  /** Hides what a visitor typed in the links of an email to whatever address they typed. */
  ideaSealer: Sealer;
  /** The sign-in service, loaded when an operator's page first needs it. */
  auth(): Promise<Auth>;
  /** The disks that hold the files and the private PostgreSQL. */
  diskSpace(): Promise<DiskSpace>;
  /** Set if metrics are served. */
  metrics: Metrics | undefined;
};
