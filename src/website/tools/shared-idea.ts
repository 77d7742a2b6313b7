import { type IdeaKind, ideaKind } from "../../core/ideas/idea-kind.ts";
import { ideaHeadlines, ideaPictureName } from "./idea-picture.ts";

/** How the page of an idea presents itself where its link is shared. */
export type SharedIdea = {
  title: string;
  description: string;
  /** The page's path and query: without the query, previews would be those of the empty form. */
  sharedAs: string;
  picture: { name: string; headline: string };
};

/** What a preview shows of a description before it cuts it off. */
const longestDescription = 155;

/** @param link the link to the idea; @param topic what the visitor typed. */
export function sharedIdea(
  idea: { title: string; text: string },
  { link, topic }: { link: string; topic: string },
): SharedIdea {
  const kind: IdeaKind = ideaKind(topic);
  const [sharedAs = link] = link.split("#");
  return {
    title: idea.title,
    description: shortened(idea.text, longestDescription),
    sharedAs,
    picture: { name: ideaPictureName(kind), headline: ideaHeadlines[kind] },
  };
}

/** Cut between words, with an ellipsis. */
function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest).replace(/\W*\s\S*$/u, "");
  return `${cut.toWellFormed()}…`;
}
