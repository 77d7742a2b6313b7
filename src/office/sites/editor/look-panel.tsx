import type { Document, Page } from "../../../blocks/document.ts";
import { useEditor } from "./context.ts";
import { ChoiceField, LineField, LongField } from "./fields.tsx";
import { setLook, setPage } from "./operations.ts";

/** What the whole site looks like, and what search engines and browsers show of a page. */
export function LookPanel({ page }: { page: Page }) {
  const { content, change, errorAt } = useEditor();
  const { design, colour, pages } = content.document;
  const path = `document.pages.${pages.indexOf(page)}`;
  return (
    <div className="grid gap-5">
      <ChoiceField
        label="Design"
        path="document.design"
        value={design}
        options={designs}
        onChange={(design) => change((content) => setLook(content, { design }))}
      />
      <label className="grid gap-2 font-semibold leading-snug">
        Brand colour
        <input
          type="color"
          value={colour}
          aria-invalid={errorAt("document.colour") ? true : undefined}
          onChange={({ target }) =>
            change((content) => setLook(content, { colour: target.value }), "colour")
          }
          className="h-13 w-full cursor-pointer rounded-card border border-edge bg-surface p-1.5"
        />
      </label>
      <p className="-mt-3 text-muted text-small">
        All other colours come from it, dark and light enough to read.
      </p>
      <LineField
        label="Title of the page"
        hint="In the browser’s tab and in search results."
        path={`${path}.title`}
        value={page.title}
        onChange={(title) =>
          change((content) => setPage(content, page.id, { title }), `${page.id}.title`)
        }
      />
      <LongField
        label="Description of the page"
        hint="For search results: a sentence or two."
        path={`${path}.description`}
        value={page.description}
        onChange={(description) =>
          change((content) => setPage(content, page.id, { description }), `${page.id}.description`)
        }
      />
    </div>
  );
}

const designs: Record<Document["design"], string> = { verandah: "Verandah" };
