import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Asked = {
  /** What we want, and what the visitor typed. */
  instructions: string;
  data: string;
  responseFormat: unknown;
  authorization: string | undefined;
};

type Behaviour = (asked: Asked, response: ServerResponse, attempt: number) => void | Promise<void>;

/** A real HTTP server on loopback that speaks OpenAI’s chat protocol and behaves as it is told. */
export async function startLanguageModel(behave: Behaviour) {
  const asked: Asked[] = [];
  let hungUp = 0;
  const server = createServer(async (request, response) => {
    response.on("close", () => {
      if (!response.writableFinished) hungUp += 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString());
    const said = (role: string) =>
      body.messages
        .filter((message: { role: string }) => message.role === role)
        .map(({ content }: { content: string | { text: string }[] }) =>
          typeof content === "string" ? content : content.map(({ text }) => text).join(""),
        )
        .join("\n");
    const question = {
      instructions: said("system"),
      data: said("user"),
      responseFormat: body.response_format,
      authorization: request.headers.authorization,
    };
    asked.push(question);
    await behave(question, response, asked.length);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    hungUp: () => hungUp,
    settings: { baseUrl: `http://127.0.0.1:${port}/v1`, model: "test", apiKey: "key" },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** The body of a whole answer whose message is this text. */
export function completion(content: string): string {
  return JSON.stringify({
    id: "chat-1",
    object: "chat.completion",
    created: 1_700_000_000,
    model: "test",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

/** Sends a whole answer with this object as its message. */
export function answer(response: ServerResponse, message: unknown): void {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(completion(JSON.stringify(message)));
}

export const goodStartup = {
  idea: {
    title: "Leash-side photo walks",
    summary:
      "Dog owners have a phone full of blurry pictures. You walk with them and take ten good ones.",
    businessModel: "Charge $95 a walk. Four walks a week bring in $380 before costs.",
    tractionStrategy:
      "Offer three walks at the off-leash park for $60 and ask each owner for one name.",
  },
  names: [
    "leashlens",
    "pawframe",
    "walkshot",
    "tailphoto",
    "mutthour",
    "barklight",
    "strollpic",
    "houndhour",
  ],
};

export const goodLocal = {
  businessName: "Banksia Photo Walks",
  description:
    "A two-hour walk with a photographer for people who own a camera and never left automatic.",
  localProblem: "Visitors come to Dubbo for the zoo and go home with pictures of fences.",
  validationMethod: "Put a card at the visitor centre this week and take five deposits of $15.",
  businessModel: "Charge $55 a person. Six people bring in $330 a walk before costs.",
  estimatedBudget: "About $280 to begin with: $200 for insurance and $80 for cards.",
};
