import type { Block } from "./document.ts";
import { type Facts, factOf } from "./facts.ts";
import type { Services } from "./services/schema.ts";
import type { Steps } from "./steps/schema.ts";

/** Ways to lay out a section, by its kind. */
export type Compositions = {
  services: NonNullable<Services["composition"]>;
  steps: NonNullable<Steps["composition"]>;
};

type Shown = "confirmed" | "all";

/** Whether there is what each needs: none leaves a half of the page empty, or one thing alone. */
const fitting: {
  [Type in keyof Compositions]: (
    facts: Facts,
    shown: Shown,
  ) => Readonly<Record<Compositions[Type], boolean>>;
} = {
  services(facts, shown) {
    const services = factOf(facts, "services", shown) ?? [];
    const isSome = services.length >= 3 && services.length <= 9;
    const withNotes = services.filter(({ note }) => note).length;
    return {
      list: services.length > 0,
      cards: isSome && 2 * withNotes >= services.length,
      feature: isSome && (services[0]?.note?.length ?? 0) >= 24,
    };
  },
  steps(facts, shown) {
    const steps = factOf(facts, "steps", shown) ?? [];
    return {
      row: steps.length >= 3 && steps.length <= 5,
      line: steps.length >= 2,
      cards: steps.length >= 2 && steps.every(({ note }) => note),
    };
  },
};

/** The ways in which a kind of section can be laid out with these facts. */
export function fittingCompositions<Type extends keyof Compositions>(
  type: Type,
  facts: Facts,
  shown: Shown,
): ReadonlySet<string> {
  const found = Object.entries<boolean>(fitting[type](facts, shown));
  return new Set(found.filter(([, fits]) => fits).map(([name]) => name));
}

/** How a section is laid out: undefined for the design’s own way, also where another does not fit. */
export function compositionOf<Type extends keyof Compositions>(
  { type, composition }: { type: Type; composition?: Compositions[Type] | undefined },
  facts: Facts,
  shown: Shown,
): Compositions[Type] | undefined {
  if (!composition || !fittingCompositions(type, facts, shown).has(composition)) return undefined;
  return composition;
}

export function hasCompositions(block: Block): block is Services | Steps {
  return block.type === "services" || block.type === "steps";
}
