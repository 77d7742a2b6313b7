import { type ComponentType, useEffect, useRef, useState } from "react";
import { type CategoryId, categoryIds, ideasPath } from "../../../content/business-ideas/idea.ts";
import { Button } from "../../../ui/button.tsx";
import { ArrowLeft } from "../../../ui/icons.tsx";
import { reportToolUse } from "../../analytics/report-tool-use.ts";
import { CategoryGrid } from "./category-grid.tsx";

type Shown = { id: CategoryId; View: ComponentType<{ id: CategoryId }> };

/**
 * Six categories; choosing one shows its three ideas instead, and ‘Back to Categories’ returns.
 * Focus moves to the new heading, and back to the chosen category.
 *
 * The ideas load when the first category is chosen. Without JavaScript, or if they fail to load, a
 * category links to the page with the same ideas.
 */
export function IdeasWidget() {
  const [shown, setShown] = useState<Shown>();
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);

  const widget = useRef<HTMLDivElement>(null);
  const left = useRef<CategoryId>(undefined);
  useEffect(() => {
    const target = shown ? "h4" : left.current && `#ideas-${left.current}`;
    left.current = shown?.id;
    if (!target) return;
    widget.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
    // The list is longer than the grid, so it is scrolled to its start.
    if ((widget.current?.getBoundingClientRect().top ?? 0) < 80) widget.current?.scrollIntoView();
  }, [shown]);

  async function choose(id: CategoryId) {
    reportToolUse();
    try {
      const { CategoryView } = await import("./category-view.tsx");
      setShown({ id, View: CategoryView });
    } catch {
      location.assign(ideasPath(id));
    }
  }

  return (
    <div ref={widget}>
      {shown ? (
        <>
          <Button look="secondary" onClick={() => setShown(undefined)}>
            <ArrowLeft className="size-5" />
            Back to Categories
          </Button>
          <shown.View id={shown.id} />
        </>
      ) : (
        <CategoryGrid
          label="Categories of business ideas"
          categories={categoryIds}
          onChoose={choose}
          scripted={scripted}
        />
      )}
    </div>
  );
}
