import "./ideas.css";
import type { IdeaCategory } from "../../../content/business-ideas/idea.ts";
import { revenueNote } from "../../../content/business-ideas.ts";
import { IdeaCard } from "./idea-card.tsx";

/** The three ideas of a category, with a note on their figures. */
export function CategoryIdeas({
  category,
  Heading,
}: {
  category: IdeaCategory;
  Heading: "h2" | "h5";
}) {
  return (
    <>
      <ul className="idea-list">
        {category.ideas.map((idea) => (
          <li key={idea.businessName}>
            <IdeaCard idea={idea} Heading={Heading} />
          </li>
        ))}
      </ul>
      <p className="mt-6 max-w-2xl text-muted text-small">{revenueNote}</p>
    </>
  );
}
