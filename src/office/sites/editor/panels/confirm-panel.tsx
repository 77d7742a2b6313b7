import { describeFact } from "../../../../blocks/facts/fact-descriptions.ts";
import type { FactName } from "../../../../blocks/facts/facts.ts";
import type { PlacedWords } from "../../../../core/sites/checks/published-texts.ts";
import type { OpenWords } from "../../../../core/sites/vouching/open-words.ts";
import type { Vouching } from "../../../../core/sites/vouching/vouch.ts";
import { Button } from "../../../../ui/button.tsx";
import type { NamedVouched } from "../../vouched-with-names.ts";
import { useEditor } from "../context.ts";
import { focusSoon } from "../focus-soon.ts";
import { confirmFact } from "../operations.ts";
import { askVouch } from "../vouching/ask-vouch.ts";
import { LinesToConfirm } from "../vouching/lines-to-confirm.tsx";
import { ProofToSee } from "../vouching/proof-to-see.tsx";
import { factInWords, factsToConfirm, sourceWords } from "../words.ts";

type ConfirmPanelProps = {
  open: OpenWords;
  vouched: readonly NamedVouched[];
  setVouched(vouched: readonly NamedVouched[]): void;
  onEdit(name: FactName): void;
  onEditWords(words: PlacedWords): void;
  /** Says something where it can be read, and heard. */
  tell(what: string): void;
};

/** What nobody has confirmed yet: facts that a release leaves out, and words that keep it from going live. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const { open, vouched, setVouched, onEdit, onEditWords, tell } = props;
  const { siteId, content, change, say } = useEditor();
  const waiting = factsToConfirm(content.facts);
  const vouch = async (vouching: Vouching) => {
    const asked = await askVouch(siteId, vouching);
    if (asked.outcome === "done") setVouched(asked.vouched);
    if (asked.outcome === "failed") tell(asked.message);
    return asked;
  };
  return (
    <div className="grid gap-6">
      <section aria-labelledby="to-confirm" className="grid gap-3">
        <h2 id="to-confirm" tabIndex={-1} className="text-heading">
          To confirm
        </h2>
        {waiting.length === 0 ? (
          <p className="text-muted">No facts are waiting to be confirmed.</p>
        ) : (
          <>
            <p className="text-muted text-small">
              Shown here and to the customer, but left out of what’s published.
            </p>
            <ul className="grid gap-3">
              {waiting.map((name) => (
                <li
                  key={name}
                  className="grid gap-2 rounded-card border border-line bg-surface p-4"
                >
                  <p className="wrap-anywhere">
                    <span className="font-semibold">{describeFact(name).label}</span>{" "}
                    <span className="text-muted text-small">
                      {sourceWords[content.facts[name]?.source ?? "operator"]}
                    </span>
                    <br />
                    {factInWords(content.facts, name)}
                  </p>
                  <div className="flex flex-wrap gap-2">
                    <Button
                      look="secondary"
                      size="small"
                      onClick={() => {
                        change((content) => confirmFact(content, name));
                        say(`${describeFact(name).label} confirmed`);
                        focusSoon("#to-confirm");
                      }}
                    >
                      {content.facts[name]?.source === "catalogue" ? "Use" : "Confirm"}
                      <span className="sr-only"> {describeFact(name).label.toLowerCase()}</span>
                    </Button>
                    <Button look="quiet" size="small" onClick={() => onEdit(name)}>
                      Edit<span className="sr-only"> {describeFact(name).label.toLowerCase()}</span>
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <LinesToConfirm
        lines={open.lines}
        vouched={vouched}
        onVouch={async (vouching) => (await vouch(vouching)).outcome === "done"}
        onEdit={onEditWords}
      />
      <ProofToSee
        sentences={open.toProve}
        vouched={vouched}
        onVouch={async (vouching) => {
          const asked = await vouch(vouching);
          if (asked.outcome === "done") return undefined;
          return asked.outcome === "wrong" ? asked.errors : {};
        }}
      />
    </div>
  );
}
