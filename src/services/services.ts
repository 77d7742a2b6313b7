import type { Counts } from "../core/analytics/counts.ts";
import type { IdeaWriter } from "../core/ideas/idea-writer.ts";
import type { StartupServices } from "../core/ideas/suggest-startup.ts";
import type { Auth } from "../core/operators/auth.ts";
import type { GuessServices } from "../core/operators/guessing.ts";
import type { WeatherService } from "../core/weather/weather.ts";
import type { Database } from "../database/client.ts";
import type { Config } from "../platform/config.ts";
import type { DiskSpace } from "../platform/disk-space.ts";
import type { FileStore } from "../platform/files/files.ts";
import type { Log } from "../platform/log.ts";
import type { Metrics } from "../platform/metrics.ts";
import type { Sealer } from "../platform/sealer.ts";
import type { SignedIds } from "../platform/signed-ids.ts";
import type { Lifecycle } from "./lifecycle.ts";
import type { RateLimits } from "./rate-limits.ts";

/** What pages and features are given to work with. */
export type Services = Lifecycle & {
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
  rateLimits: RateLimits;
  knownDevices: GuessServices["knownDevices"];
  /** Where strangers wait who guess at a password. */
  waitingRoom: GuessServices["waitingRoom"];
  signInAttempts: GuessServices["signInAttempts"];
  /** Hides the tokens of links in mails that lie in the outbox. */
  linkSealer: Sealer;
  /** The sign-in service, loaded when the first operator's page asks for it. */
  auth(): Promise<Auth>;
  /** Of the disks that files, and the private PostgreSQL, lie on. */
  diskSpace(): Promise<DiskSpace>;
  /** Set when somebody may ask for them. */
  metrics: Metrics | undefined;
};
