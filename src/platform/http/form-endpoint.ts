import type * as zod from "zod";
import type * as z from "zod/mini";
import type { FieldErrors } from "../field-errors.ts";
import type { FormRefusal } from "../form-answer.ts";
import { describeError, type Log } from "../log.ts";
import type { RateLimit } from "../rate-limit.ts";
import { readFields, readForm } from "./read-form.ts";
import { takeRequest } from "./take-request.ts";

/** What became of a posted form, for a page to show or a script to read. */
export type FormReceipt<Taken, Values> = {
  answer: Taken | FormRefusal<FieldErrors>;
  /** HTTP status that goes with the answer. */
  status: number;
  /** What was typed, to show again. */
  values: Values;
};

/** Who sends it: the address by which attempts are counted, and what else the answer needs. */
type Sender = { visitor: string };

type FormParts<Services, Values, Input, Taken, By extends Sender> = {
  /** Most bytes of the body: far more than the longest valid form. */
  longest: number;
  /** What was typed; of an empty form if it could not be read. */
  values(form: FormData): Values;
  schema(form: FormData): z.ZodMiniType<Input>;
  limit(services: Services): RateLimit;
  /** The status is 200 if it names none. What it throws becomes "failed". */
  answer(
    services: Services,
    input: Input,
    posted: { form: FormData; request: Request },
    by: By,
  ): Promise<{ answer: Taken; status?: number }>;
  /** The log line then. */
  failure: string;
};

/**
 * Makes what receives a visitor’s form: it is read within its limit, counted by the visitor’s
 * address, parsed and answered. It never throws for anything a visitor sends, nor if the database is
 * away, and everything typed is kept.
 */
export function formEndpoint<Services, Values, Input, Taken, By extends Sender>({
  longest,
  values: valuesOf,
  schema,
  limit,
  answer,
  failure,
}: FormParts<Services, Values, Input, Taken, By>) {
  return async (
    services: Services & { log: Log },
    request: Request,
    by: By,
  ): Promise<FormReceipt<Taken, Values>> => {
    const reading = await readForm(request, { longest });
    if (reading.outcome === "unreadable") {
      const { status, reason } = reading;
      const values = valuesOf(new FormData());
      return { answer: { outcome: "unreadable", reason }, status, values };
    }
    const { form } = reading;
    const values = valuesOf(form);
    const taken = await takeRequest({
      input: values,
      schema: schema(form),
      limit: limit(services),
      visitor: by.visitor,
      log: services.log,
      failure,
      answer: async (input) => ({
        outcome: "answered",
        answer: await answer(services, input, { form, request }, by),
      }),
    });
    switch (taken.outcome) {
      case "answered":
        return { status: 200, ...taken.answer, values };
      case "invalid":
        return { answer: { outcome: "invalid", errors: taken.fields }, status: 422, values };
      case "too-many":
        return { answer: taken, status: 429, values };
      case "failed":
        return { answer: taken, status: 503, values };
    }
  };
}

/**
 * Gives the page’s response the status of a receipt, and when to try again.
 *
 * @returns the receipt as JSON, for a form’s script that asked for it; undefined if the page is to be
 * shown.
 */
export function answerForm(
  request: Request,
  response: ResponseInit & { headers: Headers },
  { answer, status }: { answer: { outcome: string }; status: number },
): Response | undefined {
  giveStatus(response, status, answer);
  if (request.headers.get("accept") !== "application/json") return undefined;
  response.headers.set("content-type", "application/json");
  return new Response(JSON.stringify(answer), response);
}

/** Gives a response its status, and says when to try again if that is part of the outcome. */
export function giveStatus(
  response: { status?: number; headers: Headers },
  status: number,
  outcome: object | undefined,
): void {
  response.status = status;
  if (outcome && "retryAfterSeconds" in outcome && outcome.retryAfterSeconds !== undefined) {
    response.headers.set("retry-after", String(outcome.retryAfterSeconds));
  }
}

type ChangeParts<Services, Input, By, Receipt> = {
  /** Reads the body: of a form, unless it says otherwise. */
  read?(request: Request, limits: { longest: number }): Promise<unknown>;
  /** Most bytes of the body. */
  longest?: number;
  schema: zod.ZodType<Input>;
  change(services: Services, input: Input, by: By): Promise<Receipt>;
  /** What is said of a body that isn’t from one of our forms, which changes nothing. */
  refused: Receipt;
  /** What is said if `change` throws, and what is logged. */
  failed: Receipt;
  failure: string;
};

/** Makes what receives an operator’s change: it is read within its limit, parsed and made. */
export function changeEndpoint<Services, Input, By, Receipt>({
  read = readFields,
  longest = 4096,
  schema,
  change,
  refused,
  failed,
  failure,
}: ChangeParts<Services, Input, By, Receipt>) {
  return async (services: Services & { log: Log }, request: Request, by: By): Promise<Receipt> => {
    const parsed = schema.safeParse(await read(request, { longest }));
    if (!parsed.success) return refused;
    try {
      return await change(services, parsed.data, by);
    } catch (error) {
      services.log.error(describeError(error), failure);
      return failed;
    }
  };
}
