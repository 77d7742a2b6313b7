import { describeBlock } from "../../../../blocks/descriptions.ts";
import type { Block, Page } from "../../../../blocks/document.ts";
import { blockTitle } from "../../../../core/sites/revisions/block-values.ts";
import { Button } from "../../../../ui/button.tsx";
import { useEditor } from "../context.ts";
import { BlockForm } from "../fields/block-form.tsx";
import { focusSoon } from "../focus-soon.ts";
import { newBlockId } from "../new-block.ts";
import { copyBlock, deleteBlock, hideBlock, moveBlock } from "../operations.ts";

type BlockPanelProps = {
  page: Page;
  chosen: string | undefined;
  onChoose(id: string): void;
};

/** What can be done with the chosen section, and its fields. */
export function BlockPanel({ page, chosen, onChoose }: BlockPanelProps) {
  const block = page.blocks.find(({ id }) => id === chosen);
  if (!block) return <p className="text-muted">Choose a section, or click one on the page.</p>;
  return (
    <section aria-labelledby="block-title" className="grid gap-5">
      <h2 id="block-title" tabIndex={-1} className="text-heading">
        {describeBlock(block.type).name}
      </h2>
      <BlockTools page={page} block={block} onChoose={onChoose} />
      <BlockForm key={block.id} block={block} />
    </section>
  );
}

type BlockToolsProps = Omit<BlockPanelProps, "chosen"> & { block: Block };

function BlockTools({ page, block, onChoose }: BlockToolsProps) {
  const { change, content, say } = useEditor();
  const at = page.blocks.indexOf(block);
  const last = page.blocks.length - 1;
  const name = blockTitle(block, content.facts) || describeBlock(block.type).name;
  const move = (by: 1 | -1) => {
    change((content) => moveBlock(content, block.id, by));
    say(`${name}: now ${at + by + 1} of ${last + 1}`);
    // At the edge the button that was pressed can’t be pressed again.
    focusSoon(by < 0 ? "#move-up" : "#move-down", by < 0 ? "#move-down" : "#move-up");
  };
  const copy = () => {
    const id = newBlockId(block.type);
    change((content) => copyBlock(content, block.id, id));
    onChoose(id);
    say(`${name} copied`);
  };
  const remove = () => {
    const next = page.blocks[at + 1] ?? page.blocks[at - 1];
    change((content) => deleteBlock(content, block.id));
    if (next) onChoose(next.id);
    say(`${name} deleted. Undo brings it back`);
    focusSoon(`#choose-${next?.id}`, "#block-title");
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
