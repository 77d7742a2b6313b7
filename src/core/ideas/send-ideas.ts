import type { Database } from "../../database/client.ts";
import type { Sealer } from "../../platform/secrets/sealer.ts";
import { queueFormMail } from "../emails/queue-mail.ts";
import { whyDeclined } from "../moderation/decline.ts";
import { isTradeAsListed } from "./embedded/understanding/understand-interest.ts";
import { isPlaceAsListed } from "./embedded/understanding/understand-place.ts";
import type { IdeaWriter, LocalRequest, StartupRequest } from "./idea-writer.ts";
import { ideaMails, type MailedIdeas } from "./mails.ts";

/** What an idea was asked for with, and the path of the page that shows it. */
export type AskedIdea = { path: string } & (
  | { tool: "startup"; request: StartupRequest }
  | { tool: "local"; request: LocalRequest }
);

type SendServices = { database: Database; ideaWriter: IdeaWriter; ideaSealer: Sealer };

/**
 * Emails ideas to an address that anybody may have typed, so nothing that was typed goes there: an
 * idea is told only where the words it was asked for with are ours, and its link is sealed. The
 * ideas are written anew, since what a browser says they were is a stranger's words too.
 *
 * @param hasAnswered see `queueFormMail`.
 * @returns whether the email goes out, or is held since the address has had its share for today.
 */
export async function sendIdeas(
  { database, ideaWriter, ideaSealer }: SendServices,
  {
    email,
    kept,
    visitor,
    hasAnswered,
  }: { email: string; kept: readonly AskedIdea[]; visitor: string; hasAnswered: boolean },
): Promise<{ outcome: "sent" | "held" }> {
  const ideas: MailedIdeas = [];
  for (const idea of kept) {
    const told = isInOurWords(idea) ? await tell(ideaWriter, idea, visitor) : {};
    ideas.push({ ...told, sealedPath: ideaSealer.seal(idea.path) });
  }
  const mailed = await database.transaction((tx) =>
    queueFormMail(tx, ideaMails["kept-ideas"], email, { ideas }, { hasAnswered }),
  );
  return { outcome: mailed ? "sent" : "held" };
}

/** Whether an idea may be kept at all. */
export async function isServed({ tool, request }: AskedIdea): Promise<boolean> {
  const declined =
    tool === "startup"
      ? await whyDeclined(request.niche)
      : await whyDeclined(request.skills, request.location);
  return declined === undefined;
}

/** A trade and a town as they are in our lists: no way to say anything with them. */
function isInOurWords({ tool, request }: AskedIdea): boolean {
  return tool === "startup"
    ? isTradeAsListed(request.niche)
    : isTradeAsListed(request.skills) && isPlaceAsListed(request.location);
}

async function tell(writer: IdeaWriter, { tool, request }: AskedIdea, visitor: string) {
  if (tool === "startup") {
    const { idea } = await writer.startup(request, undefined, visitor);
    return { title: idea.title, text: idea.summary };
  }
  const { businessName, description } = await writer.local(request, undefined, visitor);
  return { title: businessName, text: description };
}
