import { hasCompositions } from "../../../../blocks/compositions.ts";
import { describeBlock } from "../../../../blocks/descriptions.ts";
import type { Block } from "../../../../blocks/document.ts";
import { isForbidden } from "../../../../blocks/emptiness.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { useEditor } from "../context.ts";
import { LineField } from "./fields.tsx";
import { FieldsOf } from "./fields-of.tsx";
import { LayoutField } from "./layout-field.tsx";
import { useFields } from "./use-fields.ts";

/** The fields of one block, as it is described. */
export function BlockForm({ block }: { block: Block }) {
  const { fields, begins, note, forbidden } = describeBlock(block.type);
  const { facts } = useEditor().content;
  const field = useFields(block);
  const menu = field("menu");
  const { composition } = fields;
  return (
    <>
      {forbidden && isForbidden(block, facts) && (
        <Notice>
          <p>
            Not shown: {forbidden} ({facts.trade?.value}).
          </p>
        </Notice>
      )}
      {composition?.kind === "layout" && hasCompositions(block) && (
        <LayoutField field={composition} block={block} {...field("composition")} />
      )}
      <FieldsOf thing={block} fields={fields} begins={begins} fieldAt={field} />
      {note && <p className="text-muted text-small">{note}</p>}
      <LineField
        label="Name in the menu"
        hint="Leave empty to keep the section out of the menu."
        path={menu.path}
        value={block.menu ?? ""}
        onChange={(name) => menu.onChange(name || undefined)}
      />
    </>
  );
}
