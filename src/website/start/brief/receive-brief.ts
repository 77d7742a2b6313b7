import type { HandOff } from "../../../content/hand-off.ts";
import type { PlanId } from "../../../content/offer.ts";
import { type ChosenSketch, submitBrief } from "../../../core/briefs/briefs.ts";
import type { BriefValues } from "../../../core/briefs/fields.ts";
import { briefErrors, briefSchema } from "../../../core/briefs/schema.ts";
import {
  type BriefAnswer,
  droppedField,
  fileKeyField,
  submissionField,
} from "../../../core/briefs/sent-form.ts";
import {
  failedToUpload,
  filesField,
  maxFileBytes,
  maxFiles,
} from "../../../core/files/file-rules.ts";
import { harmlessName } from "../../../core/files/judge-upload.ts";
import { refusals } from "../../../core/files/refusals.ts";
import { type RoomServices, roomForUpload, statusOf } from "../../../core/files/upload-room.ts";
import { keepUpload, removeUploads, type UploadServices } from "../../../core/files/uploads.ts";
import type { Place } from "../../../core/waitlist/places.ts";
import { isChosenFile, readFormWithFiles } from "../../../platform/http/read-form-with-files.ts";
import { isUuid } from "../../../platform/is-uuid.ts";
import { describeError } from "../../../platform/log.ts";
import type { RateLimit } from "../../../platform/rate-limit.ts";
import { trapField } from "../../../ui/forms/trap-field.tsx";
import { briefValues } from "./brief-values.ts";

/** For a form sent with its files, without a script. */
const FILES_AGAIN =
  "Please choose your files again. They’re only saved once the brief can be sent.";

const FILES_GONE =
  "Some of your files are more than a day old and no longer here. Please add them again.";

/** Far more than the longest valid form without files, so that what is too long comes back. */
const MAX_TYPED_BYTES = 1024 * 1024;

const MAX_REASON = 300;

const limits = { maxFieldBytes: MAX_TYPED_BYTES, maxFileBytes, maxFiles };

type Services = UploadServices &
  RoomServices & {
    config: { publicUrl: string; operatorEmail: string };
    incomingDir: string;
    rateLimits: { submitBrief: RateLimit };
  };

/** What came along in the query. */
type Brought = {
  handOff: HandOff;
  preferredPlan: PlanId | undefined;
  chosenSketch?: ChosenSketch | undefined;
};

export type BriefReceipt = {
  answer: BriefAnswer;
  /** HTTP status that goes with the answer. */
  status: number;
  /** What was typed, to show again. */
  values: BriefValues;
  /** Whether some of the files that came with the brief could not be kept. */
  hasDropped?: boolean;
};

/**
 * Receives a posted brief: with its files from a browser without scripts, or with the keys of
 * uploaded files. Never throws for anything a visitor sends, nor if the database or the file store
 * is away, which is the answer "failed". Attempts are counted before the form is read, room for files as
 * they arrive, and files of a rejected form are removed.
 *
 * @param visitor the address by which attempts and waiting files are counted.
 * @param place the place on the waitlist that the sender is invited to.
 */
export async function receiveBrief(
  services: Services,
  request: Request,
  {
    visitor,
    handOff,
    preferredPlan,
    chosenSketch,
    place,
  }: { visitor: string; place?: Pick<Place, "entryId"> | undefined } & Brought,
): Promise<BriefReceipt> {
  let values = briefValues(new FormData());
  const brought: string[] = [];
  const dropped: string[] = [];
  const answered = (status: number, answer: BriefAnswer) => ({ answer, status, values });
  try {
    const retryAfterSeconds = await services.rateLimits.submitBrief.secondsToWait(visitor);
    const mustWait = retryAfterSeconds > 0;
    await using room = roomForUpload(services, visitor);
    await using reading = await readFormWithFiles(
      request,
      {
        folder: services.incomingDir,
        hasRoomFor: (bytes) => !mustWait && room.hasRoomFor(bytes),
      },
      mustWait ? { ...limits, maxBodyBytes: MAX_TYPED_BYTES } : limits,
    );
    values = briefValues(reading.form);
    if (mustWait) return answered(429, { outcome: "too-many", retryAfterSeconds });
    if (reading.outcome === "unreadable") {
      return answered(reading.status, { outcome: "unreadable", reason: reading.reason });
    }
    if (room.refusal && reading.dropped > 0) {
      if (room.refusal === "failed") throw new Error("nobody could say whether there is room");
      const files = `Your files were not kept: ${refusals[room.refusal]}.`;
      const errors = { ...briefErrors(values), files };
      return answered(statusOf(room.refusal), { outcome: "invalid", errors });
    }

    const keys = keysIn(reading.form);
    const received = reading.files.filter((file) => isChosenFile(file, filesField));
    const brief = briefSchema.safeParse(values);
    const problems: string[] = [];
    if (reading.tooManyFiles || keys.length + received.length > maxFiles) {
      problems.push(`You can add up to ${maxFiles} files.`);
    }
    if (brief.success && problems.length === 0) {
      for (const file of received) {
        const result = await keepUpload(services, file, visitor);
        if (result.outcome === "kept") brought.push(result.file.key);
        else {
          const told = result.refusal === "undrawable" ? dropped : problems;
          told.push(failedToUpload(harmlessName(file.name), refusals[result.refusal]));
        }
      }
    }
    if (!brief.success || problems.length > 0) {
      if (received.length > 0) problems.push(FILES_AGAIN);
      const errors = briefErrors(values);
      if (problems.length > 0) errors.files = problems.join("\n");
      return answered(422, { outcome: "invalid", errors });
    }

    const submitted = await submitBrief(services, {
      brief: brief.data,
      fileKeys: [...keys, ...brought],
      handOff,
      invitedAs: place?.entryId,
      preferredPlan,
      chosenSketch,
      droppedFiles: [...droppedAhead(reading.form), ...dropped],
      submissionId: uuidIn(reading.form.get(submissionField)),
      // Who has a proven place is no program.
      suspected: !place && Boolean(reading.form.get(trapField)),
    });
    if (submitted.outcome === "kept-apart") {
      services.log.info("briefs: a filled trap field, kept apart");
      return answered(200, { outcome: "sent", keptApart: true });
    }
    if (submitted.outcome === "files-gone") {
      const { missingKeys } = submitted;
      const errors = { files: FILES_GONE };
      return answered(422, { outcome: "invalid", errors, missingKeys });
    }
    const token = chosenSketch?.token;
    return {
      ...answered(200, { ...submitted, outcome: "sent", ...(token && { sketch: token }) }),
      hasDropped: dropped.length > 0,
    };
  } catch (error) {
    services.log.error(describeError(error), "briefs: a brief failed");
    return answered(503, { outcome: "failed" });
  } finally {
    await removeUploads(services, brought).catch((error: unknown) => {
      services.log.warn(describeError(error), "files: those of a brief are left to the sweep");
    });
  }
}

function keysIn(form: FormData): string[] {
  const keys = form.getAll(fileKeyField).filter((key) => typeof key === "string");
  return [...new Set(keys)];
}

/** What the form's script says of files that it could not upload. */
function droppedAhead(form: FormData): string[] {
  return form
    .getAll(droppedField)
    .filter((message) => typeof message === "string")
    .slice(0, maxFiles)
    .map((message) =>
      message
        .replace(/[\p{Cc}\p{Cf}\p{Cs}]+/gu, " ")
        .slice(0, MAX_REASON)
        .trim(),
    );
}

function uuidIn(value: FormDataEntryValue | null): string | undefined {
  return typeof value === "string" && isUuid(value) ? value : undefined;
}
