import type { LanguageModel } from "../../platform/language-model/language-model.ts";
import { embeddedWriter } from "./embedded/embedded-writer.ts";
import type { IdeaWriter } from "./idea-writer.ts";
import { inTurns } from "./in-turns.ts";
import { type ModelServices, modelWriter } from "./model-writer.ts";
import { rememberedWriter } from "./remembered-writer.ts";

/**
 * The writer of ideas, which remembers what it wrote: a language model, which the embedded writer
 * stands in for; the embedded writer alone where there is no model.
 */
export function createIdeaWriter({
  model,
  ...services
}: Pick<ModelServices, "limits" | "log"> & { model: LanguageModel | undefined }): IdeaWriter {
  const embedded = inTurns(embeddedWriter());
  return rememberedWriter(
    model ? modelWriter({ ...services, model, fallback: embedded }) : embedded,
  );
}
