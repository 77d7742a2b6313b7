import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateText, Output } from "ai";
import type * as z from "zod";
import { type LanguageModel, LanguageModelError } from "./language-model.ts";

/** Far more than the longest answer we ask for; a rambling model is cut off here. */
const maxAnswerTokens = 1_500;

/**
 * A model behind any server that speaks OpenAI’s chat protocol, such as vLLM, Ollama or a hosted one.
 *
 * @param baseUrl address before `/chat/completions`.
 */
export function openAiCompatible(settings: {
  baseUrl: string;
  model: string;
  apiKey: string;
}): LanguageModel {
  const model = createOpenAICompatible({
    name: "language-model",
    baseURL: settings.baseUrl,
    apiKey: settings.apiKey,
    supportsStructuredOutputs: true,
  })(settings.model);
  return {
    async writeObject<T>(question: {
      instructions: string;
      data: string;
      shape: z.ZodType<T>;
      signal: AbortSignal;
    }): Promise<T> {
      try {
        const { output } = await generateText({
          model,
          output: Output.object({ schema: question.shape }),
          instructions: question.instructions,
          prompt: question.data,
          maxOutputTokens: maxAnswerTokens,
          maxRetries: 0,
          abortSignal: question.signal,
        });
        return output;
      } catch (error) {
        question.signal.throwIfAborted();
        throw new LanguageModelError(reasonOf(error), { canRetry: canRetry(error), cause: error });
      }
    },
  };
}

/** Without the question and the answer, which the library puts into its messages. */
function reasonOf(error: unknown): string {
  if (APICallError.isInstance(error)) return `status ${error.statusCode ?? "none"}`;
  return error instanceof Error ? error.name : "unknown";
}

/** A refused key or an unknown model will be refused again. */
function canRetry(error: unknown): boolean {
  return APICallError.isInstance(error) ? error.isRetryable : true;
}
