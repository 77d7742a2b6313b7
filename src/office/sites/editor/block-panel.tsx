import type { Block, Page } from "../../../blocks/document.ts";
import { Button } from "../../../ui/button.tsx";
import { BlockForm } from "./block-form.tsx";
import { BlockList } from "./block-list.tsx";
import { useEditor } from "./context.ts";
import { focusSoon } from "./focus-soon.ts";
import { newBlock, newBlockId } from "./new-block.ts";
import { addBlock, copyBlock, deleteBlock, hideBlock, moveBlock } from "./operations.ts";
import { blockNames, blockTitle } from "./words.ts";

type BlockPanelProps = {
  page: Page;
  chosen: string | undefined;
  onChoose(id: string): void;
  /** Tells a screen reader what happened. */
  say(what: string): void;
};

/** The sections of a page, and what can be done with the chosen one. */
export function BlockPanel({ page, chosen, onChoose, say }: BlockPanelProps) {
  const { change } = useEditor();
  const block = page.blocks.find(({ id }) => id === chosen);
  return (
    <div className="grid gap-6">
      <BlockList
        page={page}
        chosen={chosen}
        onChoose={(id) => {
          onChoose(id);
          focusSoon("#block-title");
        }}
        onAdd={(type) => {
          const added = newBlock(type, newBlockId(type));
          // What is added at the end stands before the footer.
          const last = page.blocks.findLast((other) => other.type !== "footer");
          const after = block?.type === "footer" ? last?.id : (block?.id ?? last?.id);
          change((content) => addBlock(content, { pageId: page.id, block: added, after }));
          onChoose(added.id);
          say(`${blockNames[type]} added`);
          focusSoon("#block-title");
        }}
      />
      {block && (
        <section aria-labelledby="block-title" className="grid gap-5">
          <h2 id="block-title" tabIndex={-1} className="text-heading">
            {blockNames[block.type]}
          </h2>
          <BlockTools page={page} block={block} onChoose={onChoose} say={say} />
          <BlockForm key={block.id} block={block} />
        </section>
      )}
    </div>
  );
}

type BlockToolsProps = Omit<BlockPanelProps, "chosen"> & { block: Block };

function BlockTools({ page, block, onChoose, say }: BlockToolsProps) {
  const { change, content } = useEditor();
  const at = page.blocks.indexOf(block);
  const last = page.blocks.length - 1;
  const name = blockTitle(block, content.facts) || blockNames[block.type];
  const move = (by: 1 | -1) => {
    change((content) => moveBlock(content, block.id, by));
    say(`${name}: now ${at + by + 1} of ${last + 1}`);
    // At the edge the button that was pressed can’t be pressed again.
    if (at + by === 0) focusSoon("#move-down");
    if (at + by === last) focusSoon("#move-up");
  };
  const copy = () => {
    const id = newBlockId(block.type);
    change((content) => copyBlock(content, block.id, id));
    onChoose(id);
    say(`${name} copied`);
    focusSoon("#block-title");
  };
  const remove = () => {
    const next = page.blocks[at + 1] ?? page.blocks[at - 1];
    change((content) => deleteBlock(content, block.id));
    if (next) onChoose(next.id);
    say(`${name} deleted. Undo brings it back`);
    focusSoon(`#choose-${next?.id}`);
  };
  const hide = () => {
    change((content) => hideBlock(content, block.id, !block.hidden));
    say(block.hidden ? `${name} is shown` : `${name} is hidden`);
  };
  const tools = [
    { id: "move-up", label: "Move up", onClick: () => move(-1), disabled: at === 0 },
    { id: "move-down", label: "Move down", onClick: () => move(1), disabled: at === last },
    { id: "copy", label: "Copy", onClick: copy, disabled: false },
    { id: "hide", label: block.hidden ? "Show" : "Hide", onClick: hide, disabled: false },
    { id: "delete", label: "Delete", onClick: remove, disabled: last === 0 },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {tools.map(({ label, ...tool }) => (
        <Button key={tool.id} {...tool} look="secondary" size="small" className="px-3">
          {label}
        </Button>
      ))}
    </div>
  );
}
