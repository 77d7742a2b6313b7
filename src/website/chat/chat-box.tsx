import { MessageCircle } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { FloatingPanel } from "../../ui/floating-panel.tsx";
import type { PanelState } from "../../ui/floating-panel-header.tsx";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatLog } from "./chat-log.tsx";
import { type ChatMessage, cannedReply, chatMailLink, replyDelayMs } from "./conversation.ts";

type ChatBoxProps = { supportEmail: string; replyTime: string };

/**
 * A chat that answers automatically and says so. Nothing typed here leaves the page; to reach a
 * person, the visitor sends an email with the questions already in it. Without JavaScript its
 * button is a link to our email address.
 */
export function ChatBox({ supportEmail, replyTime }: ChatBoxProps) {
  const [state, setState] = useState<PanelState>("closed");
  const [messages, setMessages] = useState<readonly ChatMessage[]>([]);
  const [awaited, setAwaited] = useState(0);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  function add(sender: ChatMessage["sender"], text: string) {
    setMessages((earlier) => [
      ...earlier,
      { id: earlier.length, text, sender, timestamp: new Date() },
    ]);
  }

  function send(text: string) {
    add("user", text);
    setAwaited((count) => count + 1);
    const timer = setTimeout(() => {
      add("admin", cannedReply);
      setAwaited((count) => count - 1);
    }, replyDelayMs);
    timers.current.push(timer);
  }

  const mailLink = chatMailLink(supportEmail, messages);
  return (
    <FloatingPanel
      side="right"
      title="Live support"
      Icon={MessageCircle}
      href={chatMailLink(supportEmail, [])}
      state={state}
      onState={setState}
    >
      <ChatLog messages={messages} typing={awaited > 0}>
        <p>
          Replies here are automated and nothing you type is sent to us. For a person,{" "}
          <a className="text-link" href={mailLink}>
            email us
          </a>
          : we reply within {replyTime}.
        </p>
      </ChatLog>
      <ChatComposer onSend={send} />
    </FloatingPanel>
  );
}
