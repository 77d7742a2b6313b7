import {
  type CategoryId,
  categories as cards,
  ideasPath,
} from "../../../content/business-ideas/idea.ts";
import { ArrowRight } from "../../../ui/icons.tsx";

type CategoryGridProps = {
  /** Names the list for screen readers. */
  label: string;
  categories: readonly CategoryId[];
  /** Called instead of following the link to the category’s page. */
  onChoose?: ((category: CategoryId) => void) | undefined;
  /** Whether the cards are buttons yet. An earlier click is replayed. */
  scripted?: boolean | undefined;
};

/** A card for each category, linking to its ideas. */
export function CategoryGrid({ label, categories, onChoose, scripted }: CategoryGridProps) {
  return (
    <ul aria-label={label} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map((category) => (
        <li key={category}>
          <a
            id={`ideas-${category}`}
            href={ideasPath(category)}
            data-replay=""
            {...(onChoose && {
              role: scripted ? "button" : undefined,
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
            className="flex min-h-18 items-center gap-4 rounded-card border border-edge bg-surface px-5 py-4 transition-colors hover:border-ink hover:bg-leaf lg:min-h-24 lg:px-7"
          >
            <img
              src={`/idea-icons.svg#${category}`}
              alt=""
              width="32"
              height="32"
              loading="lazy"
              className="size-8"
            />
            <span className="grow">
              <span className="block font-heading text-heading">{cards[category].title}</span>
              <span className="block text-muted text-small">{cards[category].description}</span>
            </span>
            <ArrowRight className="size-5 shrink-0" />
          </a>
        </li>
      ))}
    </ul>
  );
}
