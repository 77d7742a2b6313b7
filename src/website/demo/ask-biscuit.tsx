import "./ask-biscuit.css";
import { demo } from "../../content/demo.ts";
import { X } from "../../ui/icons.tsx";
import { Biscuit } from "./dog-heads.tsx";

const panelId = "ask-biscuit";

/**
 * The sample assistant in the corner: three questions with set answers in a native popover, so that
 * the browser handles Escape and focus, even without JavaScript.
 */
export function AskBiscuit() {
  const { name, label, greeting, questions } = demo.assistant;
  return (
    <aside aria-label={name}>
      <button type="button" popoverTarget={panelId} className="demo-ask">
        <Portrait />
        <span>{name}</span>
      </button>
      <div
        id={panelId}
        popover="auto"
        role="dialog"
        aria-labelledby="ask-biscuit-title"
        className="demo-panel"
      >
        <div className="demo-panel-header">
          <Portrait />
          <div>
            <h2 id="ask-biscuit-title" className="text-base">
              {name}
            </h2>
            <p className="text-small">{label}</p>
          </div>
          <button
            type="button"
            popoverTarget={panelId}
            popoverTargetAction="hide"
            aria-label="Close"
          >
            <X />
          </button>
        </div>
        <div className="demo-panel-body text-small">
          <p>{greeting}</p>
          {questions.map(({ question, answer }) => (
            <details key={question} name="ask-biscuit-question">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </aside>
  );
}

function Portrait() {
  return (
    <svg viewBox="-24 -16 248 248" aria-hidden="true" className="demo-portrait">
      <Biscuit />
    </svg>
  );
}
