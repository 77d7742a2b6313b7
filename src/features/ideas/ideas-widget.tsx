import "./ideas.css";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { IdeaCategory } from "../../content/business-ideas/idea.ts";
import { Button } from "../../ui/button.tsx";
import { CategoryGrid } from "./category-grid.tsx";
import { CategoryIdeas } from "./category-ideas.tsx";

/**
 * Six categories; choosing one shows its three ideas in their place, and ‘Back to Categories’
 * returns. Focus goes to the heading of what is shown, and back to the category it came from.
 * Without JavaScript the categories are links to pages with the same ideas.
 */
export function IdeasWidget() {
  const [shown, setShown] = useState<IdeaCategory>();
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const widget = useRef<HTMLDivElement>(null);
  const left = useRef<IdeaCategory>(undefined);

  useEffect(() => {
    const target = shown ? "h4" : left.current && `#ideas-${left.current.id}`;
    left.current = shown;
    if (!target) return;
    widget.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    // The list is longer than the grid: what is shown starts where a person looks.
    if ((widget.current?.getBoundingClientRect().top ?? 0) < 80) widget.current?.scrollIntoView();
  }, [shown]);

  return (
    <div ref={widget} className="ideas-widget">
      {shown ? (
        <>
          <Button look="secondary" onClick={() => setShown(undefined)}>
            <ArrowLeft aria-hidden="true" className="size-5" />
            Back to Categories
          </Button>
          <h4 tabIndex={-1} className="mt-8 text-title outline-none">
            {shown.title}
          </h4>
          <p className="mt-2 mb-8 text-lead text-muted">{shown.description}</p>
          <CategoryIdeas category={shown} Heading="h5" />
        </>
      ) : (
        <CategoryGrid
          label="Categories of business ideas"
          onChoose={setShown}
          scripted={scripted}
        />
      )}
    </div>
  );
}
