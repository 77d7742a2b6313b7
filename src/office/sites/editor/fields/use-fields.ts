import type { Block } from "../../../../blocks/document.ts";
import { useEditor } from "../context.ts";
import { setBlock } from "../operations.ts";

/** What a field of a block needs, by its name. */
export function useFields(block: Block) {
  const { content, change } = useEditor();
  const page = content.document.pages.findIndex(({ blocks }) => blocks.includes(block));
  const at = content.document.pages[page]?.blocks.indexOf(block);
  return (name: string) => ({
    path: `document.pages.${page}.blocks.${at}.${name}`,
    /** @param step within the field, of what is typed; null for its own step. */
    onChange: (value: unknown, step: string | null = "") =>
      change(
        (content) => setBlock(content, { ...block, [name]: value }),
        step === null ? undefined : `${block.id}.${name}.${step}`,
      ),
  });
}
