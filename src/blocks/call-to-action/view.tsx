import { Buttons, SectionHead } from "../parts.tsx";
import type { CallToAction } from "./schema.ts";

export function CallToActionView({ block }: { block: CallToAction }) {
  return (
    <section className="section call-to-action" id={block.id} aria-labelledby={`${block.id}-title`}>
      <SectionHead of={block} below="lead" />
      <Buttons actions={block.actions} />
    </section>
  );
}
