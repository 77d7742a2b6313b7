import { describe, expect, test } from "vitest";
import {
  answer,
  goodLocal,
  goodStartup,
  startLanguageModel,
} from "../../../tests/support/servers/language-model-server.ts";
import { openAiCompatible } from "../../platform/language-model/openai-compatible.ts";
import { createLog } from "../../platform/log.ts";
import { localAnswerSchema, startupAnswerSchema } from "./answers.ts";
import { embeddedWriter } from "./embedded/embedded-writer.ts";
import type { IdeaWriter } from "./idea-writer.ts";
import { modelWriter } from "./model-writer.ts";

async function onModel(): Promise<IdeaWriter & AsyncDisposable> {
  const server = await startLanguageModel(({ instructions }, response) =>
    answer(response, instructions.includes('"estimatedBudget"') ? goodLocal : goodStartup),
  );
  const writer = modelWriter({
    model: openAiCompatible(server.settings),
    fallback: embeddedWriter(),
    limits: {
      perVisitor: { secondsToWait: async () => 0 },
      perDay: { secondsToWait: async () => 0 },
    },
    log: createLog("silent"),
  });
  return { ...writer, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

async function embedded(): Promise<IdeaWriter & AsyncDisposable> {
  return { ...embeddedWriter(), async [Symbol.asyncDispose]() {} };
}

/** What both writers promise to those who call them. */
describe.each([
  ["the embedded writer", embedded],
  ["the model writer", onModel],
])("%s", (_name, start) => {
  test("suggests a startup in whole sentences with eight to twelve names", async () => {
    await using writer = await start();
    const suggestion = await writer.startup({
      niche: "photos of dogs",
      businessType: "service",
      domainStyles: [".com", "flexible"],
    });
    expect(startupAnswerSchema.parse(suggestion)).toEqual(suggestion);
    expect(suggestion.names.length).toBeGreaterThanOrEqual(8);
    expect(suggestion.names.length).toBeLessThanOrEqual(12);
  });

  test("suggests a local business in whole sentences inside the budget", async () => {
    await using writer = await start();
    const idea = await writer.local({
      location: "Dubbo",
      skills: "photography",
      budget: "0-500",
      teamPreference: "either",
    });
    expect(localAnswerSchema("0-500").parse(idea)).toEqual(idea);
  });

  test("stops when it is told to", async () => {
    await using writer = await start();
    const gone = AbortSignal.abort(new Error("gone"));
    await expect(
      writer.startup({ niche: "dogs", businessType: "any", domainStyles: [".ai"] }, gone),
    ).rejects.toThrow("gone");
  });
});
