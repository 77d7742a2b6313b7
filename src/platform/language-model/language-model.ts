import type * as z from "zod";

/** Something that answers a question with an object of a given shape. */
export type LanguageModel = {
  /**
   * Asks once, without a retry.
   *
   * @param question.instructions what we want; trusted.
   * @param question.data what it is about; may contain anything a visitor typed.
   * @throws LanguageModelError if the server fails or its answer has another shape. @throws the
   * signal’s reason if it is aborted.
   */
  writeObject<T>(question: {
    instructions: string;
    data: string;
    shape: z.ZodType<T>;
    signal: AbortSignal;
  }): Promise<T>;
};

export class LanguageModelError extends Error {
  override name = "LanguageModelError";
  /** Whether the same question may succeed a moment later. */
  readonly canRetry: boolean;

  constructor(reason: string, { canRetry, cause }: { canRetry: boolean; cause?: unknown }) {
    super(reason, { cause });
    this.canRetry = canRetry;
  }
}
