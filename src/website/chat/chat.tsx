import { useEffect, useRef, useState } from "react";
import { contactPath, enquiryTaken } from "../../core/enquiries/fields.ts";
import { Notice } from "../../ui/notice.tsx";
import { askUs } from "./ask-us.ts";
import { ChatAddress, type Sent } from "./chat-address.tsx";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatLog } from "./chat-log.tsx";
import {
  asked,
  type ChatAnswer,
  type ChatMessage,
  chatMailLink,
  lateReply,
  replyDelayMs,
  unknownReply,
} from "./conversation.ts";

/**
 * A chat that answers automatically and says so: by facts of the offer, or that somebody will. Once
 * it has replied, the visitor can leave an address, and what they wrote is sent to us.
 */
export function Chat({ supportEmail, replyTime }: { supportEmail: string; replyTime: string }) {
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [awaited, setAwaited] = useState(0);
  const [sent, setSent] = useState<Sent>();
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function add(message: Pick<ChatMessage, "sender" | "text" | "source">) {
    setMessages((earlier) => [
      ...earlier,
      { ...message, id: earlier.length, timestamp: new Date() },
    ]);
  }

  /** @param answer undefined while none has come */
  function reply(answer: ChatAnswer | undefined) {
    const said =
      answer?.outcome === "answered" ? answer : { text: answer ? unknownReply : lateReply };
    add({ ...said, sender: "admin" });
  }

  function ask(text: string) {
    add({ sender: "user", text });
    setAwaited((count) => count + 1);
    let answer: ChatAnswer | undefined;
    const asking = askUs(text).then((came) => {
      answer = came;
    });
    const timer = setTimeout(async () => {
      setAwaited((count) => count - 1);
      const isLate = !answer;
      reply(answer);
      if (!isLate) return;
      await asking;
      if (answer?.outcome === "answered") reply(answer);
    }, replyDelayMs);
    timers.current.push(timer);
  }

  const unsent = asked(messages).slice(sent?.count);
  const replied = messages.some(({ sender }) => sender === "admin");
  return (
    <>
      <ChatLog
        messages={messages}
        typing={awaited > 0}
        intro={
          <p>
            Replies here are automated, from the prices and promises on our pages. What you type is
            answered by our server and isn’t kept, unless you leave your email after a reply; then a
            person answers within {replyTime}. You can also{" "}
            <a className="text-link" href={chatMailLink(supportEmail, messages)}>
              email us
            </a>{" "}
            or use our{" "}
            <a className="text-link" href={contactPath}>
              contact form
            </a>
            .
          </p>
        }
      >
        {replied && unsent.length > 0 && (
          <ChatAddress
            unsent={unsent}
            address={sent?.address ?? ""}
            supportEmail={supportEmail}
            onSent={({ count, ...answer }) =>
              setSent({ ...answer, count: (sent?.count ?? 0) + count })
            }
          />
        )}
        {sent && unsent.length === 0 && (
          <Notice
            tone="success"
            role="status"
            tabIndex={-1}
            ref={takeFocus}
            title={enquiryTaken(sent.outcome, replyTime).title}
          >
            <p>{enquiryTaken(sent.outcome, replyTime).text}</p>
            <p className="break-words">Your address: {sent.address}</p>
          </Notice>
        )}
      </ChatLog>
      <ChatComposer onSend={ask} />
    </>
  );
}

/** The button that had it is gone. */
function takeFocus(element: HTMLElement | null) {
  element?.focus();
}
