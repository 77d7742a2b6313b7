import { useId } from "react";
import { fittingCompositions } from "../../../../blocks/compositions.ts";
import type { Layout, LayoutField as LayoutDescription } from "../../../../blocks/description.ts";
import type { BlockOf } from "../../../../blocks/document.ts";
import type { Composed } from "../../../../blocks/fits.ts";
import { Notice } from "../../../../ui/notice.tsx";
import { useEditor } from "../context.ts";
import { LayoutPicture } from "./layout-picture.tsx";

type LayoutFieldProps = {
  field: LayoutDescription;
  block: BlockOf[Composed];
  path: string;
  onChange(composition: string | undefined, step: null): void;
};

/** How a section is laid out, chosen from pictures. What has too little to show may be chosen ahead. */
export function LayoutField({ field, block, path, onChange }: LayoutFieldProps) {
  const { facts } = useEditor().content;
  const fitting = fittingCompositions(block, facts, "all");
  const { own, options } = field;
  const [ownId, ownLayout] = typeof own === "string" ? [own, options[own]] : ["", own];
  const layouts: [id: string, layout: Layout][] = [
    ...(typeof own === "string" ? [] : [["", own] satisfies [string, Layout]]),
    ...Object.entries(options),
  ];
  const chosen = block.composition ?? ownId;
  const isDrawn = (id: string) => id === ownId || fitting.has(id);
  const fieldId = useId();
  const { name, needs } = options[chosen] ?? {};
  return (
    <fieldset className="grid gap-2" aria-describedby={`${fieldId}-notice`}>
      <legend className="mb-2 font-semibold leading-snug">{field.label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-2">
        {layouts.map(([id, layout]) => (
          <label
            key={id}
            className="choice relative grid content-start gap-1.5 p-2 text-small leading-snug"
          >
            <input
              type="radio"
              className="sr-only"
              name={path}
              value={id}
              aria-labelledby={`${fieldId}-${id}`}
              aria-describedby={isDrawn(id) ? undefined : `${fieldId}-${id}-needs`}
              checked={id === chosen}
              onChange={() => onChange(id || undefined, null)}
            />
            <LayoutPicture of={layout} isFaint={!isDrawn(id)} />
            <span id={`${fieldId}-${id}`}>{layout.name}</span>
            {!isDrawn(id) && (
              <span id={`${fieldId}-${id}-needs`} className="text-muted">
                Needs {layout.needs}
              </span>
            )}
          </label>
        ))}
      </div>
      <div id={`${fieldId}-notice`} role="status">
        {!isDrawn(chosen) && (
          <Notice>
            <p>
              “{name}” needs {needs}. Until then “{ownLayout?.name}” is drawn.
            </p>
          </Notice>
        )}
      </div>
    </fieldset>
  );
}
