import { useState } from "react";
import { blockTypes, describeBlock } from "../../../../blocks/descriptions.ts";
import type { BlockType, Page } from "../../../../blocks/document.ts";
import { blockTitle } from "../../../../core/sites/revisions/block-values.ts";
import { Button } from "../../../../ui/button.tsx";
import { SelectField } from "../../../shell/select-field.tsx";
import { useEditor } from "../context.ts";
import { newBlock, newBlockId } from "../new-block.ts";
import { addBlock } from "../operations.ts";
import { pageName } from "../words.ts";

type BlockListProps = {
  page: Page;
  chosen: string | undefined;
  onChoose(id: string): void;
  onChoosePage(id: string): void;
};

/** The sections of a page, in order. */
export function BlockList({ page, chosen, onChoose, onChoosePage }: BlockListProps) {
  const { content, change, errorAt, say } = useEditor();
  const { document, facts } = content;
  const pageAt = document.pages.indexOf(page);
  const add = (type: BlockType) => {
    const added = newBlock(type, newBlockId(type));
    // What is added at the end is before the footer.
    const last = page.blocks.findLast((other) => other.type !== "footer");
    const block = page.blocks.find(({ id }) => id === chosen);
    const after = block?.type === "footer" ? last?.id : (block?.id ?? last?.id);
    change((content) => addBlock(content, { pageId: page.id, block: added, after }));
    onChoose(added.id);
    say(`${describeBlock(type).name} added`);
  };
  return (
    <div className="grid gap-3">
      {document.pages.length > 1 && (
        <SelectField
          compact
          label="Page to edit"
          name="page"
          value={page.id}
          onChange={({ target }) => onChoosePage(target.value)}
          options={document.pages.map((page) => ({ value: page.id, label: pageName(page) }))}
        />
      )}
      <ol className="max-h-96 min-[90rem]:max-h-[70svh] divide-y divide-line overflow-y-auto rounded-card border border-line bg-surface">
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
                <span className="font-semibold">{describeBlock(block.type).name}</span>
                <span className="text-muted text-small">
                  {errorAt(`document.pages.${pageAt}.blocks.${at}`)
                    ? "To fix"
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
      <AddBlock onAdd={add} />
    </div>
  );
}

function AddBlock({ onAdd }: { onAdd(type: BlockType): void }) {
  const { pictures } = useEditor();
  const [type, setType] = useState<BlockType>("about");
  const hasPhotos = pictures.some(({ kind }) => kind === "photo");
  const offered = blockTypes().filter((type) => hasPhotos || !describeBlock(type).needsPhotos);
  return (
    <div className="flex flex-wrap gap-2">
      <SelectField
        compact
        label="Kind of section"
        name="kind"
        className="grow"
        value={type}
        onChange={({ target }) => setType(offered.find((known) => known === target.value) ?? type)}
        options={offered.map((value) => ({ value, label: describeBlock(value).name }))}
      />
      <Button look="secondary" size="small" onClick={() => onAdd(type)}>
        Add section
      </Button>
    </div>
  );
}
