import { useRef, useState } from "react";
import { ButtonLink } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { localIdeas, startupIdeas } from "../form-values.ts";
import { CompareChoices } from "./compare-choices.tsx";
import { EmailIdeas } from "./email-ideas.tsx";
import { KeptIdeaCard } from "./kept-idea-card.tsx";
import { useShortlist } from "./shortlist.ts";
import { StepThrough } from "./step-through.tsx";

/**
 * The ideas a visitor has kept: one after the other, or two or three side by side.
 *
 * @param canSend whether there is a mail server.
 */
export function ShortlistIsland({ canSend }: { canSend: boolean }) {
  const { ideas, remove } = useShortlist();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [step, setStep] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  if (ideas.length === 0) return <EmptyShortlist />;

  const compared = ideas.filter(({ link }) => chosen.includes(link));
  const at = Math.min(step, ideas.length - 1);
  const shown = compared.length > 1 ? compared : ideas.slice(at, at + 1);

  function takeOff(link: string) {
    remove(link);
    list.current?.focus();
  }

  return (
    <div ref={list} tabIndex={-1} className="grid gap-8 outline-none">
      {ideas.length > 1 && (
        <CompareChoices
          ideas={ideas}
          chosen={compared.map(({ link }) => link)}
          onChoose={setChosen}
        />
      )}
      {compared.length < 2 && ideas.length > 1 && (
        <StepThrough
          at={at}
          of={ideas.length}
          onStep={(by) => setStep((at + by + ideas.length) % ideas.length)}
        />
      )}
      <div className={`grid grid-cols-1 items-start gap-6 ${columns[shown.length] ?? ""}`}>
        {shown.map((idea) => (
          <KeptIdeaCard key={idea.link} idea={idea} onRemove={() => takeOff(idea.link)} />
        ))}
      </div>
      {canSend && <EmailIdeas ideas={ideas} />}
    </div>
  );
}

const columns: Readonly<Record<number, string>> = { 2: "lg:grid-cols-2", 3: "lg:grid-cols-3" };

/** Also shown until the script has come, so it is true of a full shortlist too. */
function EmptyShortlist() {
  return (
    <Card className="grid max-w-3xl gap-5 sm:p-9">
      <p className="text-lead noscript:hidden">
        The ideas you keep show up here. They stay in this browser, and nobody else sees them.
      </p>
      <p className="hidden text-lead noscript:block">
        Your browser keeps the shortlist, and needs JavaScript for it. You can bookmark the link to
        an idea instead.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={localIdeas.path}>Find a local idea</ButtonLink>
        <ButtonLink href={startupIdeas.path} look="secondary">
          Find a startup idea
        </ButtonLink>
      </div>
    </Card>
  );
}
