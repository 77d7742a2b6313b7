import { useState } from "react";
import type { Block, Page } from "../../../blocks/document.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../shell/select-field.tsx";
import { useEditor } from "./context.ts";
import { blockNames, blockTitle } from "./words.ts";

type BlockListProps = {
  page: Page;
  chosen: string | undefined;
  onChoose(id: string): void;
  onAdd(type: Block["type"]): void;
};

/** The sections of a page, in order; what is chosen is edited below. */
export function BlockList({ page, chosen, onChoose, onAdd }: BlockListProps) {
  const { content, errorAt } = useEditor();
  const { facts } = content;
  const pageAt = content.document.pages.indexOf(page);
  return (
    <div className="grid gap-3">
      <ol className="max-h-96 divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface">
        {page.blocks.map((block, at) => (
          <li key={block.id}>
            <button
              type="button"
              id={`choose-${block.id}`}
              aria-current={block.id === chosen ? "true" : undefined}
              onClick={() => onChoose(block.id)}
              className="grid min-h-12 w-full cursor-pointer gap-0.5 px-4 py-2 text-left hover:bg-sand aria-[current]:bg-leaf"
            >
              <span className="flex flex-wrap items-center justify-between gap-x-3">
                <span className="font-semibold">{blockNames[block.type]}</span>
                <span className="text-muted text-small">
                  {errorAt(`document.pages.${pageAt}.blocks.${at}`)
                    ? "To mend"
                    : block.hidden && "Hidden"}
                </span>
              </span>
              <span className="wrap-anywhere line-clamp-1 text-muted text-small">
                {blockTitle(block, facts)}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <AddBlock onAdd={onAdd} />
    </div>
  );
}

const types = [
  ...(["hero", "about", "services", "gallery", "before-after", "steps", "questions"] as const),
  ...(["area", "team", "testimonials", "text", "notice", "call-to-action"] as const),
  ...(["contact", "header", "footer"] as const),
];
const typesOfPhotos: readonly Block["type"][] = ["gallery", "before-after"];

function AddBlock({ onAdd }: Pick<BlockListProps, "onAdd">) {
  const { pictures } = useEditor();
  const [type, setType] = useState<Block["type"]>("about");
  const hasPhotos = pictures.some(({ kind }) => kind === "photo");
  const offered = types.filter((type) => hasPhotos || !typesOfPhotos.includes(type));
  return (
    <div className="flex gap-2">
      <SelectField
        compact
        label="Kind of section"
        name="kind"
        className="grow"
        value={type}
        onChange={({ target }) => setType(offered.find((known) => known === target.value) ?? type)}
        options={offered.map((value) => ({ value, label: blockNames[value] }))}
      />
      <Button look="secondary" size="small" onClick={() => onAdd(type)}>
        Add section
      </Button>
    </div>
  );
}
