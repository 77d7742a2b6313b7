import { Card } from "../../ui/card.tsx";
import { Bot } from "../../ui/icons.tsx";

const conversation = [
  { from: "customer", text: "Do you mow on Saturdays?" },
  {
    from: "assistant",
    text: "Yes, 8 till 2, anywhere in Bendigo. Shall I have Dan call you with a price?",
  },
  { from: "customer", text: "Please. It’s a big corner block." },
  { from: "assistant", text: "Noted. What’s the best number?" },
] as const;

/** The largest card: what the assistant does, with a sample conversation. */
export function AssistantCard() {
  return (
    <Card
      tone="forest"
      className="grid content-between gap-8 sm:col-span-2 sm:row-span-2 sm:p-8 lg:p-9"
    >
      <div className="grid gap-3">
        <Bot className="size-8 text-wattle" strokeWidth={1.75} />
        <h3 className="mt-3 text-subtitle">An assistant that answers for you</h3>
        <p className="max-w-md text-muted">
          A custom AI agent that knows your hours, prices and area. It answers the usual questions
          day and night, and takes details when someone wants a quote.
        </p>
      </div>
      <figure className="grid gap-3">
        <ul className="grid gap-2.5 text-small">
          {conversation.map(({ from, text }) => (
            <li
              key={text}
              className={
                from === "customer"
                  ? "ml-auto max-w-[85%] rounded-card rounded-br-none bg-sky px-4 py-2.5 text-forest"
                  : "mr-auto max-w-[85%] rounded-card rounded-bl-none bg-surface px-4 py-2.5"
              }
            >
              <span className="sr-only">{from === "customer" ? "Customer: " : "Assistant: "}</span>
              {text}
            </li>
          ))}
        </ul>
        <figcaption className="text-muted text-small">A sample conversation</figcaption>
      </figure>
    </Card>
  );
}
