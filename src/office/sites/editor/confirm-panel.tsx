import { describeFact } from "../../../blocks/fact-descriptions.ts";
import type { FactName } from "../../../blocks/facts.ts";
import { Button } from "../../../ui/button.tsx";
import { useEditor } from "./context.ts";
import { focusSoon } from "./focus-soon.ts";
import { confirmFact } from "./operations.ts";
import { factInWords, factsToConfirm, sourceWords } from "./words.ts";

type ConfirmPanelProps = { onEdit(name: FactName): void };

/** What nobody has confirmed yet. It is left out of what is published. */
export function ConfirmPanel({ onEdit }: ConfirmPanelProps) {
  const { content, change, say } = useEditor();
  const waiting = factsToConfirm(content.facts);
  return (
    <div className="grid gap-6">
      <section aria-labelledby="to-confirm" className="grid gap-3">
        <h2 id="to-confirm" tabIndex={-1} className="text-heading">
          To confirm
        </h2>
        {waiting.length === 0 ? (
          <p className="text-muted">Everything the pages say of the business is confirmed.</p>
        ) : (
          <>
            <p className="text-muted text-small">
              Shown here and to the customer, and left out of what is published.
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
                      Confirm
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
    </div>
  );
}
