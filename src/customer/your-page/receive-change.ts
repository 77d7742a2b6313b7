import { answerAs } from "../../core/briefs/own-briefs.ts";
import type { Person } from "../../core/people/people.ts";
import { leaveWaitlist, returnToWaitlist } from "../../core/waitlist/leave-waitlist.ts";
import { correctOwnPlace } from "../../core/waitlist/own-place.ts";
import type { Database } from "../../database/client.ts";
import { fieldErrors } from "../../platform/field-errors.ts";
import type { RateLimit } from "../../platform/rate-limit.ts";
import { correctionSchema } from "./page-schema.ts";
import {
  type DomainReply,
  type DomainServices,
  receiveDomainChange,
} from "./receive-domain-change.ts";
import { receiveVisitorsAnswer, type VisitorsAnswerReply } from "./receive-visitors-answer.ts";

export type ChangeServices = DomainServices & {
  database: Database;
  rateLimits: { changeOwnPage: RateLimit };
};

export type Reply = {
  /** 200 if it was done. */
  status: number;
  notice?:
    | "answered"
    | "corrected"
    | "left"
    | "returned"
    | DomainReply["notice"]
    | VisitorsAnswerReply["notice"]
    | "over"
    | "too-many"
    | "failed"
    | undefined;
  errors?: Partial<Record<string, string>>;
  retryAfterSeconds?: number | undefined;
};

type Posted = {
  person: Person;
  /** The address by which attempts are counted. */
  visitor: string;
  typed: Partial<Record<string, string>>;
};

/** Does what a person asked for on their own page. Doing it twice changes nothing more. */
export async function receiveChange(services: ChangeServices, posted: Posted): Promise<Reply> {
  const { person, visitor, typed } = posted;
  const { changeOwnPage } = services.rateLimits;
  const retryAfterSeconds = await changeOwnPage.secondsToWait(`${person.id}:${visitor}`);
  if (retryAfterSeconds > 0) return { status: 429, notice: "too-many", retryAfterSeconds };
  const leaver = { address: person.email };
  switch (typed.intent) {
    case "answer":
      return answer(services, posted);
    case "answer-visitors":
      return receiveVisitorsAnswer(services, posted);
    case "correct":
      return correct(services, posted);
    case "leave":
      return moved(await leaveWaitlist(services, leaver));
    case "return":
      return moved(await returnToWaitlist(services, leaver));
    case "choose-domain":
    case "check-domain":
    case "drop-domain":
      return receiveDomainChange(services, posted);
    default:
      return { status: 422, notice: "failed" };
  }
}

async function answer(services: ChangeServices, { person, typed }: Posted): Promise<Reply> {
  const { brief: briefId = "", question: questionId = "", answer = "" } = typed;
  const answered = await answerAs(services, person.email, { briefId, questionId, answer });
  switch (answered.outcome) {
    case "answered":
      return { status: 200, notice: "answered" };
    case "invalid":
      return { status: 422, errors: { answer: answered.error } };
    default:
      return { status: 409, notice: "over" };
  }
}

async function correct(services: ChangeServices, { person, typed }: Posted): Promise<Reply> {
  const parsed = correctionSchema.safeParse(typed);
  if (!parsed.success) return { status: 422, errors: fieldErrors(parsed.error) };
  const isDone = await correctOwnPlace(services, person.email, parsed.data);
  return isDone ? { status: 200, notice: "corrected" } : { status: 409, notice: "over" };
}

function moved(leaving: Awaited<ReturnType<typeof leaveWaitlist>>): Reply {
  return leaving === "left" || leaving === "returned"
    ? { status: 200, notice: leaving }
    : { status: 409, notice: "over" };
}
