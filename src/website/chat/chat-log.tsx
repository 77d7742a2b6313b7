import { type ReactNode, useEffect, useRef } from "react";
import type { ChatMessage } from "./conversation.ts";

/** Between messages, in pixels: the one above stays out of view. */
const gap = 12;

type ChatLogProps = {
  messages: readonly ChatMessage[];
  typing: boolean;
  /** Shown above the first message. */
  intro: ReactNode;
  /** Shown below the last message. */
  children: ReactNode;
};

/** The conversation, newest at the bottom and in view from its first line. Screen readers announce new messages. */
export function ChatLog({ messages, typing, intro, children }: ChatLogProps) {
  const view = useRef<HTMLElement>(null);
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is added scrolls into view, from its start
  useEffect(() => {
    const newest = log.current?.lastElementChild;
    if (newest instanceof HTMLElement) view.current?.scrollTo({ top: newest.offsetTop - gap });
  }, [messages, typing]);
  return (
    <section
      ref={view}
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative grid min-h-0 grow content-start gap-3 overflow-y-auto overscroll-contain p-4 text-small -outline-offset-4"
    >
      <div className="rounded-card bg-sky p-3.5">{intro}</div>
      <div ref={log} role="log" aria-label="Messages" className="grid gap-3 empty:hidden">
        {messages.map((message) => (
          <Message key={message.id} {...message} />
        ))}
        {typing && <TypingIndicator />}
      </div>
      {children}
    </section>
  );
}

const clock = new Intl.DateTimeFormat("en-AU", { hour: "numeric", minute: "2-digit" });

function Message({ text, sender, timestamp, source }: ChatMessage) {
  const ours = sender === "admin";
  return (
    <div className={`grid max-w-[85%] gap-1 ${ours ? "mr-auto" : "ml-auto justify-items-end"}`}>
      <p
        className={`whitespace-pre-wrap rounded-card px-3.5 py-2.5 wrap-anywhere ${ours ? "rounded-bl-none bg-leaf" : "rounded-br-none bg-forest text-paper"}`}
      >
        <span className="sr-only">{ours ? "Reply: " : "You: "}</span>
        <span dir="auto" className="block">
          {text}
        </span>
      </p>
      <p className="text-muted">
        {ours && "Automated reply, "}
        {source && (
          <>
            from{" "}
            <a className="text-link" href={source.href}>
              {source.label}
            </a>
            ,{" "}
          </>
        )}
        <time dateTime={timestamp.toISOString()}>{clock.format(timestamp)}</time>
      </p>
    </div>
  );
}

function TypingIndicator() {
  return (
    <p className="mr-auto flex gap-1.5 rounded-card rounded-bl-none bg-leaf px-4 py-4">
      <span className="sr-only">Automated reply on its way</span>
      {["", "[animation-delay:0.2s]", "[animation-delay:0.4s]"].map((delay) => (
        <span
          key={delay}
          aria-hidden="true"
          className={`size-2 rounded-full bg-eucalyptus motion-safe:animate-pulse ${delay}`}
        />
      ))}
    </p>
  );
}
