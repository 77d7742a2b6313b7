import type { HandOff } from "../../content/hand-off.ts";
import { describeError } from "../../platform/log.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { readForm } from "../../platform/read-form.ts";
import { type ReceivedFile, readMultipart } from "../../platform/read-multipart.ts";
import { submitBrief } from "./briefs.ts";
import {
  type BriefAnswer,
  type BriefValues,
  briefMessages,
  briefValues,
  emptyBriefValues,
  fileKeyField,
  filesField,
  submissionField,
  trapField,
} from "./fields.ts";
import { failedToUpload, longestFile, mostFiles, type UploadedFile } from "./file-rules.ts";
import { briefErrors, briefSchema } from "./schema.ts";
import { findWaitingUploads, harmlessName, keepUpload, type UploadServices } from "./uploads.ts";

/** Far more than the longest valid form without its files. */
const LONGEST_BODY = 64 * 1024;

type Services = UploadServices & {
  config: { publicUrl: string; operatorEmail: string };
  incomingDir: string;
  rateLimits: { submitBrief: RateLimit };
};

export type BriefReceipt = {
  answer: BriefAnswer;
  /** HTTP status that goes with the answer. */
  status: number;
  /** What was typed, to be shown again. */
  values: BriefValues;
  /** Files that are stored and still wait for the brief, to be sent along again. */
  files: UploadedFile[];
};

/**
 * Takes a posted brief from the wire to the answer: with all its files in one form from a browser
 * without scripts, or with the keys of files sent ahead. Never throws for what a visitor sends, nor
 * for a database or a file store that is away: that is the answer "failed".
 *
 * @param visitor address that attempts are counted by.
 */
export async function receiveBrief(
  services: Services,
  request: Request,
  { visitor, handOff }: { visitor: string; handOff: HandOff },
): Promise<BriefReceipt> {
  let values = emptyBriefValues;
  let files: UploadedFile[] = [];
  const answered = (status: number, answer: BriefAnswer) => ({ answer, status, values, files });
  try {
    await using reading = await readPostedForm(request, services.incomingDir);
    if (reading.outcome === "unreadable") {
      return answered(reading.status, { outcome: "unreadable", reason: reading.reason });
    }
    values = briefValues(reading.form);
    const retryAfterSeconds = await services.rateLimits.submitBrief.secondsToWait(visitor);
    if (retryAfterSeconds > 0) return answered(429, { outcome: "too-many", retryAfterSeconds });
    if (reading.form.get(trapField)) {
      services.log.info("briefs: a filled trap field, nothing stored");
      return answered(200, { outcome: "sent" });
    }

    const keys = keysIn(reading.form);
    const waiting = await findWaitingUploads(services, keys);
    const received = reading.files.filter(isChosenFile);
    const uploads = await keepAll(services, received, mostFiles - waiting.length);
    files = [...waiting, ...uploads.kept];
    const brief = briefSchema.safeParse(values);
    const problems = [...uploads.problems];
    if (reading.tooManyFiles || keys.length > mostFiles) {
      problems.push(`You can add up to ${mostFiles} files.`);
    }
    if (!brief.success || problems.length > 0) {
      const errors = briefErrors(values);
      if (problems.length > 0) errors.files = problems.join("\n");
      return answered(422, { outcome: "invalid", errors });
    }

    const submissionId = uuidIn(reading.form.get(submissionField));
    const fileKeys = [...keys, ...uploads.kept.map(({ key }) => key)];
    const submitted = await submitBrief(services, {
      brief: brief.data,
      fileKeys,
      handOff,
      submissionId,
    });
    if (submitted.outcome === "files-gone") {
      const { missingKeys } = submitted;
      const errors = { files: briefMessages.filesGone };
      return answered(422, { outcome: "invalid", errors, missingKeys });
    }
    return answered(200, { outcome: "sent" });
  } catch (error) {
    services.log.error(describeError(error), "briefs: a brief failed");
    return answered(503, { outcome: "failed" });
  }
}

/** A form of either kind; one without files lies nowhere. */
async function readPostedForm(request: Request, folder: string) {
  const type = request.headers.get("content-type") ?? "";
  if (/^multipart\/form-data\b/i.test(type)) {
    return readMultipart(request, folder, { longestField: LONGEST_BODY, longestFile, mostFiles });
  }
  const reading = await readForm(request, { longest: LONGEST_BODY });
  const nothing: ReceivedFile[] = [];
  return {
    ...reading,
    files: nothing,
    tooManyFiles: false,
    [Symbol.asyncDispose]: async () => {},
  };
}

/** A browser sends a file without a name for a file field that nobody used. */
function isChosenFile({ field, name, bytes }: ReceivedFile): boolean {
  return field === filesField && (name !== "" || bytes > 0);
}

function keysIn(form: FormData): string[] {
  const keys = form.getAll(fileKeyField).filter((key) => typeof key === "string");
  return [...new Set(keys)];
}

/** Stores each file that may be; the others are named with the reason. */
async function keepAll(services: Services, received: ReceivedFile[], room: number) {
  const kept: UploadedFile[] = [];
  const problems: string[] = [];
  for (const file of received) {
    if (kept.length >= room) {
      problems.push(failedToUpload(harmlessName(file.name), "tooMany"));
      continue;
    }
    const result = await keepUpload(services, file);
    if (result.outcome === "kept") kept.push(result.file);
    else problems.push(failedToUpload(harmlessName(file.name), result.refusal));
  }
  return { kept, problems };
}

function uuidIn(value: FormDataEntryValue | null): string | undefined {
  const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  return typeof value === "string" && uuid.test(value) ? value : undefined;
}
