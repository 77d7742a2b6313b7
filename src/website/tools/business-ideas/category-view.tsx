import { type CategoryId, categories } from "../../../content/business-ideas/idea.ts";
import { ideaCategories } from "../../../content/business-ideas.ts";
import { CategoryIdeas } from "./category-ideas.tsx";

/** One category in the widget: its heading, which takes the focus, and its ideas. */
export function CategoryView({ id }: { id: CategoryId }) {
  const category = ideaCategories.find((one) => one.id === id);
  if (!category) throw new Error(`There is no category ${id}`);
  return (
    <>
      <h4 tabIndex={-1} className="mt-8 text-title outline-none">
        {categories[id].title}
      </h4>
      <p className="mt-2 mb-8 text-lead text-muted">{categories[id].description}</p>
      <CategoryIdeas category={category} Heading="h5" />
    </>
  );
}
