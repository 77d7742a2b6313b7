import { broughtIdea, type HandOff } from "../../content/hand-off.ts";
import { Card } from "../../ui/card.tsx";

type BroughtIdeaProps = {
  handOff: HandOff;
  /** What becomes of it on this form. */
  fate: string;
};

/** What a free tool or a link handed over, so that a person sees it came along. */
export function BroughtIdea({ handOff, fate }: BroughtIdeaProps) {
  const { name, text } = broughtIdea(handOff);
  const { domain } = handOff.idea;
  if (!name && !text && !domain) return null;
  return (
    <Card tone="leaf" className="grid gap-2">
      <h2 className="font-semibold">The idea you’ve picked</h2>
      {name && <p className="wrap-anywhere text-lead">{name}</p>}
      {text && <p className="wrap-anywhere text-muted">{text}</p>}
      {domain && <p className="wrap-anywhere">{domain}</p>}
      <p className="text-muted text-small">{fate}</p>
    </Card>
  );
}
