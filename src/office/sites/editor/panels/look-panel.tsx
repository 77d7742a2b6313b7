import type { Bird, Worn } from "../../../../blocks/companions/art.ts";
import { designs } from "../../../../blocks/designs/designs.ts";
import type { Document } from "../../../../blocks/document.ts";
import { useEditor } from "../context.ts";
import { ChoiceField, TickField } from "../fields/fields.tsx";
import { setLook } from "../operations.ts";

/** What the whole site looks like. */
export function LookPanel() {
  const { content, change } = useEditor();
  const { design, colour, accent, lowerCase } = content.document;
  return (
    <div className="grid gap-5">
      <ChoiceField
        label="Design"
        path="document.design"
        value={design}
        options={designNames}
        onChange={(design) => change((content) => setLook(content, { design }))}
      />
      <p className="-mt-3 text-muted text-small">{designs[design].description}</p>
      <ColourField
        label="Brand colour"
        value={colour}
        onChange={(colour) => change((content) => setLook(content, { colour }), "colour")}
      />
      <p className="-mt-3 text-muted text-small">
        All other colours are made from it and stay readable.
      </p>
      <TickField
        label="A second colour, for drawings and edges"
        path="document.accent.chosen"
        value={accent !== undefined}
        onChange={(isChosen) =>
          change((content) => setLook(content, { accent: isChosen && colour }))
        }
      />
      {accent && (
        <ColourField
          label="Second colour"
          value={accent}
          onChange={(accent) => change((content) => setLook(content, { accent }), "accent")}
        />
      )}
      <CompanionFields />
      <TickField
        label="Everything in lower case"
        path="document.lowerCase"
        value={lowerCase}
        onChange={(lowerCase) => change((content) => setLook(content, { lowerCase }))}
      />
    </div>
  );
}

/** A bird on what is drawn of the trade, and what it wears. */
function CompanionFields() {
  const { content, change } = useEditor();
  const { companion } = content.document;
  return (
    <>
      <ChoiceField
        label="A bird on what is drawn"
        path="document.companion.bird"
        value={companion?.bird ?? "none"}
        options={birdNames}
        onChange={(bird) =>
          change((content) =>
            setLook(content, { companion: bird === "none" ? undefined : { ...companion, bird } }),
          )
        }
      />
      {companion && (
        <ChoiceField
          label="What it wears"
          path="document.companion.wears"
          value={companion.wears ?? "nothing"}
          options={outfitNames}
          onChange={(wears) =>
            change((content) =>
              setLook(content, {
                companion: {
                  bird: companion.bird,
                  ...(wears !== "nothing" && { wears }),
                },
              }),
            )
          }
        />
      )}
    </>
  );
}

type ColourFieldProps = { label: string; value: string; onChange(colour: string): void };

function ColourField({ label, value, onChange }: ColourFieldProps) {
  return (
    <label className="grid gap-2 font-semibold leading-snug">
      {label}
      <input
        type="color"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="h-13 w-full cursor-pointer rounded-card border border-edge bg-surface p-1.5"
      />
    </label>
  );
}

const birdNames: Record<Bird | "none", string> = {
  none: "None",
  magpie: "A magpie",
  kookaburra: "A kookaburra",
  galah: "A galah",
  cockatoo: "A cockatoo",
  lorikeet: "A lorikeet",
  wren: "A fairy-wren",
  wagtail: "A willie wagtail",
  pelican: "A pelican",
  hen: "A hen",
  rosella: "A rosella",
};

const outfitNames: Record<Worn | "nothing", string> = {
  nothing: "Nothing",
  "hard-hat": "A hard hat",
  "chef-hat": "A chef’s hat",
  "straw-hat": "A straw hat",
  cap: "A cap",
  headphones: "Headphones",
  glasses: "Glasses",
  sunglasses: "Sunglasses",
  "bow-tie": "A bow tie",
  scarf: "A scarf",
  flower: "A flower",
  beret: "A beret",
  "party-hat": "A party hat",
};

const designNames: Record<Document["design"], string> = {
  verandah: designs.verandah.name,
  workshop: designs.workshop.name,
  ledger: designs.ledger.name,
  market: designs.market.name,
  coast: designs.coast.name,
  poster: designs.poster.name,
  stockroom: designs.stockroom.name,
  clinic: designs.clinic.name,
};
