import { designs } from "../../../blocks/designs/designs.ts";
import type { Document, Page } from "../../../blocks/document.ts";
import { useEditor } from "./context.ts";
import { ChoiceField, LineField, LongField, TickField } from "./fields.tsx";
import { setLook, setPage } from "./operations.ts";

/** What the whole site looks like, and what search engines and browsers show of a page. */
export function LookPanel({ page }: { page: Page }) {
  const { content, change } = useEditor();
  const { design, colour, accent, lowerCase, pages } = content.document;
  const path = `document.pages.${pages.indexOf(page)}`;
  return (
    <div className="grid gap-5">
      <ChoiceField
        label="Design"
        path="document.design"
        value={design}
        options={designNames}
        onChange={(design) => change((content) => setLook(content, { design }))}
      />
      <p className="-mt-3 text-muted text-small">{designs[design].description}</p>
      <ColourField
        label="Brand colour"
        value={colour}
        onChange={(colour) => change((content) => setLook(content, { colour }), "colour")}
      />
      <p className="-mt-3 text-muted text-small">
        All other colours come from it, dark and light enough to read.
      </p>
      <TickField
        label="A second colour, for drawings and edges"
        path="document.accent.chosen"
        value={accent !== undefined}
        onChange={(isChosen) =>
          change((content) => setLook(content, { accent: isChosen && colour }))
        }
      />
      {accent && (
        <ColourField
          label="Second colour"
          value={accent}
          onChange={(accent) => change((content) => setLook(content, { accent }), "accent")}
        />
      )}
      <TickField
        label="Everything in lower case"
        path="document.lowerCase"
        value={lowerCase}
        onChange={(lowerCase) => change((content) => setLook(content, { lowerCase }))}
      />
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

type ColourFieldProps = { label: string; value: string; onChange(colour: string): void };

function ColourField({ label, value, onChange }: ColourFieldProps) {
  return (
    <label className="grid gap-2 font-semibold leading-snug">
      {label}
      <input
        type="color"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="h-13 w-full cursor-pointer rounded-card border border-edge bg-surface p-1.5"
      />
    </label>
  );
}

const designNames: Record<Document["design"], string> = {
  verandah: designs.verandah.name,
  workshop: designs.workshop.name,
  ledger: designs.ledger.name,
  market: designs.market.name,
  coast: designs.coast.name,
};
