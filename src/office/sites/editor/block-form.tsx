import { describeBlock } from "../../../blocks/descriptions.ts";
import type { Block } from "../../../blocks/document.ts";
import { isForbidden } from "../../../blocks/emptiness.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useEditor } from "./context.ts";
import { LineField } from "./fields.tsx";
import { FieldsOf } from "./fields-of.tsx";
import { useFields } from "./use-fields.ts";

/** The fields of one block, as it is described. */
export function BlockForm({ block }: { block: Block }) {
  const { fields, begins, note, forbidden } = describeBlock(block.type);
  const { facts } = useEditor().content;
  const field = useFields(block);
  const menu = field("menu");
  return (
    <>
      {forbidden && isForbidden(block, facts) && (
        <Notice>
          <p>
            Not shown: {forbidden} ({facts.trade?.value}).
          </p>
        </Notice>
      )}
      <FieldsOf thing={block} fields={fields} begins={begins} fieldAt={field} />
      {note && <p className="text-muted text-small">{note}</p>}
      <LineField
        label="Name in the menu"
        hint="Empty for a section that the menu leaves out."
        path={menu.path}
        value={block.menu ?? ""}
        onChange={(name) => menu.onChange(name || undefined)}
      />
    </>
  );
}
