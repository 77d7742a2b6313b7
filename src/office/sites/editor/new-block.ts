import { descriptions } from "../../../blocks/descriptions.ts";
import type { Block, BlockType } from "../../../blocks/document.ts";

/** A block as it begins. */
export function newBlock(type: BlockType, id: string): Block {
  return { id, ...descriptions[type].begins };
}

/** An id that no block has had: comments hold on to a block by it. @param kind of what it is for. */
export function newBlockId(kind: string): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return `${kind}-${random.toString(36)}`;
}
