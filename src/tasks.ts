import type { TaskList } from "graphile-worker";
import * as z from "zod";
import { deleteOldCounts } from "./core/analytics/counts.ts";
import { deleteOldQuestions } from "./core/assistant/asked-questions.ts";
import { remindOfPreviews } from "./core/briefs/remind-of-previews.ts";
import { deleteOldSuspectedBriefs } from "./core/briefs/suspected-briefs.ts";
import { type Outbox, sendEmail } from "./core/emails/outbox.ts";
import { deleteOldEnquiries } from "./core/enquiries/delete-old.ts";
import { mailSiteDigest } from "./core/enquiries/site-enquiries.ts";
import { makeThumbnail } from "./core/files/make-thumbnail.ts";
import { sweepUploads } from "./core/files/uploads.ts";
import { mailResetLink } from "./core/operators/password-reset.ts";
import { mailGuessNotice } from "./core/operators/signing-in/guessing.ts";
import { deleteOldDevices } from "./core/people/devices.ts";
import { mailPageLink } from "./core/people/lost-link.ts";
import { deleteCancelledSites } from "./core/personal-data/delete-cancelled-sites.ts";
import { deleteOldApprovals } from "./core/reviews/approvals.ts";
import { mailReviewNews } from "./core/reviews/review-news.ts";
import { sweepReviewFiles } from "./core/reviews/stored-files.ts";
import { remindOfDeletions } from "./core/sites/cancelling/remind-of-deletions.ts";
import type { AskDns } from "./core/sites/domains/ask-dns.ts";
import type { CheckServices } from "./core/sites/domains/check-domain.ts";
import { checkDueDomains } from "./core/sites/domains/check-due-domains.ts";
import {
  addPhotos,
  type PhotosOfBrief,
  photosSchema,
} from "./core/sites/from-briefs/add-photos.ts";
import { draftFromBrief } from "./core/sites/from-briefs/draft-from-brief.ts";
import { draftOpenBriefs } from "./core/sites/from-briefs/draft-open-briefs.ts";
import { deleteRemovedPictures } from "./core/sites/pictures/remove-picture.ts";
import { sweepSiteFiles } from "./core/sites/pictures/sweep-site-files.ts";
import { thinRevisions } from "./core/sites/revisions/thin-revisions.ts";
import { deleteOldSketches } from "./core/sketches/sketches.ts";
import { sweepTweakFiles } from "./core/tweaks/stored-files.ts";
import { deleteOldSuspected } from "./core/waitlist/suspected.ts";
import type { FileStore } from "./platform/files/files.ts";
import { removeAbandonedFiles } from "./platform/http/read-multipart.ts";
import type { JobList } from "./platform/jobs/worker.ts";
import type { Log } from "./platform/log.ts";
import type { Metrics } from "./platform/metrics.ts";
import type { Sealer } from "./platform/secrets/sealer.ts";

declare global {
  namespace GraphileWorker {
    /** The kinds of jobs, and the data that `queueJob` gives each. */
    interface Tasks {
      send_email: { emailId: string };
      mail_reset_link: { email: string };
      mail_guess_notice: { email: string };
      mail_page_link: { email: string };
      make_thumbnail: { fileId: string; isPatient?: boolean };
      draft_site: { briefId: string };
      add_photos: PhotosOfBrief;
      mail_review_news: { commentId: string }[];
      mail_site_digest: { siteId: string; from: string; until: string };
    }
  }
}

/** A minute and a half after the first. All that a job has take days, and a preview is promised in two. */
const READING_ATTEMPTS = 5;

/** In UTC. With keys, so that a clock that jumps by a month leaves one sweep to make up, not 720. */
const crontab = [
  "17 * * * * sweep_uploads ?jobKey=sweep_uploads",
  "31 16 * * * thin_revisions ?jobKey=thin_revisions",
  "37 16 * * * sweep_site_files ?jobKey=sweep_site_files",
  "*/5 * * * * draft_open_briefs ?jobKey=draft_open_briefs",
  "*/10 * * * * remind_of_previews ?jobKey=remind_of_previews",
  "27 * * * * end_cancelled_sites ?jobKey=end_cancelled_sites",
  "*/10 * * * * check_domains ?jobKey=check_domains",
  "43 16 * * * delete_old_counts ?jobKey=delete_old_counts",
  "13 17 * * * delete_old_suspected ?jobKey=delete_old_suspected",
  "29 17 * * * delete_old_enquiries ?jobKey=delete_old_enquiries",
  "47 17 * * * delete_old_approvals ?jobKey=delete_old_approvals",
  "7 * * * * delete_old_previews ?jobKey=delete_old_previews",
].join("\n");

type TaskServices = {
  outbox: Outbox;
  linkSealer: Sealer;
  files: FileStore;
  incomingDir: string;
  askDns: AskDns;
  config: CheckServices["config"];
  log: Log;
  metrics: Metrics | undefined;
};

/**
 * What each kind of job does. A job that throws is tried again later. Emails are a separate list:
 * a mail server that hangs holds up no draft.
 */
export function createJobLists({
  outbox,
  linkSealer,
  files,
  incomingDir,
  askDns,
  config,
  log,
  metrics,
}: TaskServices): JobList[] {
  const { database } = outbox;
  const uploads = { database, files, log };
  const mails: TaskList = {
    async send_email(payload, { job, addJob }) {
      const { emailId } = z.object({ emailId: z.uuid() }).parse(payload);
      const lastAttempt = job.attempts >= job.max_attempts;
      const outcome = await sendEmail(outbox, emailId, { lastAttempt }).catch((error) => {
        metrics?.mailDone(lastAttempt ? "given-up" : "delayed");
        throw error;
      });
      const { priority } = job;
      if (outcome === "busy") await addJob("send_email", { emailId }, { runAt: soon(), priority });
      else if (outcome !== undefined) metrics?.mailDone(outcome);
    },
  };
  const others: TaskList = {
    async mail_reset_link(payload) {
      const { email } = z.object({ email: z.email() }).parse(payload);
      await mailResetLink({ database, linkSealer }, email);
    },
    async mail_guess_notice(payload) {
      const { email } = z.object({ email: z.email() }).parse(payload);
      await mailGuessNotice({ database }, email);
    },
    async mail_page_link(payload) {
      const { email } = z.object({ email: z.email() }).parse(payload);
      await mailPageLink({ database }, email);
    },
    async mail_site_digest(payload) {
      const fields = { siteId: z.uuid(), from: z.uuid(), until: z.iso.datetime() };
      await mailSiteDigest({ database }, z.object(fields).parse(payload));
    },
    async make_thumbnail(payload) {
      const about = z.object({ fileId: z.uuid(), isPatient: z.boolean().default(false) });
      const { fileId, isPatient } = about.parse(payload);
      await makeThumbnail(uploads, fileId, { isPatient });
    },
    async draft_site(payload, { job }) {
      const { briefId } = z.object({ briefId: z.uuid() }).parse(payload);
      const isLastAttempt = job.attempts >= Math.min(job.max_attempts, READING_ATTEMPTS);
      await draftFromBrief({ database, log }, briefId, { isLastAttempt });
    },
    async draft_open_briefs() {
      await draftOpenBriefs({ database });
    },
    async add_photos(payload) {
      await addPhotos(uploads, photosSchema.parse(payload));
    },
    async mail_review_news(payload) {
      const told = z.array(z.object({ commentId: z.uuid() })).parse(payload);
      const ids = told.map(({ commentId }) => commentId);
      await mailReviewNews({ database, config }, ids);
    },
    async sweep_uploads() {
      const removed = await sweepUploads(uploads);
      if (removed > 0) log.info({ removed }, "files: removed what no brief claimed");
      await removeAbandonedFiles(incomingDir);
    },
    async thin_revisions() {
      const deleted = await thinRevisions({ database });
      if (deleted > 0) log.info({ deleted }, "sites: thinned out revisions");
    },
    async sweep_site_files() {
      const deleted = await deleteRemovedPictures({ database, files });
      if (deleted > 0) log.info({ deleted }, "sites: deleted pictures that operators removed");
      const ofReviews = await sweepReviewFiles({ database, files });
      const ofTweaks = await sweepTweakFiles({ database, files });
      const removed = ofReviews + ofTweaks + (await sweepSiteFiles({ database, files }));
      if (removed > 0) log.info({ removed }, "sites: removed files that no site has");
    },
    async remind_of_previews() {
      const reminded = await remindOfPreviews({ database });
      if (reminded > 0) log.info({ reminded }, "briefs: reminded of previews");
    },
    async end_cancelled_sites() {
      await remindOfDeletions({ database });
      const deleted = await deleteCancelledSites(uploads);
      if (deleted > 0) log.info({ deleted }, "sites: deleted those whose grace period is over");
    },
    check_domains: () => checkDueDomains({ ...uploads, askDns, config }),
    delete_old_counts: () => deleteOldCounts({ database }),
    async delete_old_suspected() {
      await deleteOldSuspected({ database });
      await deleteOldSuspectedBriefs({ database });
    },
    async delete_old_enquiries() {
      await deleteOldEnquiries({ database });
      await deleteOldDevices({ database });
      await deleteOldQuestions({ database });
    },
    delete_old_approvals: () => deleteOldApprovals({ database }),
    async delete_old_previews() {
      await deleteOldSketches({ database });
    },
  };
  return [
    { tasks: mails, crontab: "" },
    { tasks: others, crontab },
  ];
}

/** When another job is likely to be done with an email. */
function soon(): Date {
  return new Date(Date.now() + 10_000);
}
