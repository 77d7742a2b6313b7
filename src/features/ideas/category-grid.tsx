import { ArrowRight } from "lucide-react";
import type { IdeaCategory } from "../../content/business-ideas/idea.ts";
import { ideaCategories, ideasPath } from "../../content/business-ideas.ts";
import { categoryIcons } from "./category-icons.ts";

type CategoryGridProps = {
  /** Names the list for those who cannot see what stands above it. */
  label: string;
  categories?: readonly IdeaCategory[];
  /** Makes the cards buttons; else they are links to the page of each category. */
  onChoose?: ((category: IdeaCategory) => void) | undefined;
};

/** A card for each category, which leads to its ideas. */
export function CategoryGrid({ label, categories = ideaCategories, onChoose }: CategoryGridProps) {
  return (
    <ul aria-label={label} className="idea-categories">
      {categories.map((category) => {
        const Icon = categoryIcons[category.id];
        return (
          <li key={category.id}>
            <a
              id={`ideas-${category.id}`}
              href={ideasPath(category)}
              data-replay=""
              {...(onChoose && {
                role: "button",
                onClick: (event) => {
                  event.preventDefault();
                  onChoose(category);
                },
                onKeyDown: (event) => {
                  if (event.key !== " ") return;
                  event.preventDefault();
                  onChoose(category);
                },
              })}
              className="idea-category"
            >
              <Icon aria-hidden="true" className="size-8 text-eucalyptus" strokeWidth={1.5} />
              <span className="font-heading text-heading">{category.title}</span>
              <ArrowRight aria-hidden="true" className="arrow size-5" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
