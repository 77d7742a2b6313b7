import { type ComponentType, useEffect, useState } from "react";
import { contactPath } from "../../core/enquiries/fields.ts";
import { FloatingPanel } from "../../ui/floating/floating-panel.tsx";
import type { PanelState } from "../../ui/floating/floating-panel-header.tsx";
import { MessageCircle } from "../../ui/icons.tsx";

type ChatBoxProps = { supportEmail: string; replyTime: string };

/**
 * The button of the chat and its panel. What is in the panel is loaded when it is first opened: this
 * is on every page, beside forms that need the room (decision 006). Without JavaScript the
 * button is a link to the contact page.
 */
export function ChatBox(props: ChatBoxProps) {
  const [state, setState] = useState<PanelState>("closed");
  const [Chat, setChat] = useState<ComponentType<ChatBoxProps>>();
  const [isAway, setAway] = useState(false);
  const wanted = state === "open" && !Chat;
  useEffect(() => {
    if (!wanted) return;
    import("./chat.tsx").then(
      (loaded) => setChat(() => loaded.Chat),
      () => setAway(true), // a browser remembers that until the next page
    );
  }, [wanted]);
  return (
    <FloatingPanel
      side="right"
      title="Live support"
      Icon={MessageCircle}
      href={contactPath}
      state={state}
      onState={setState}
    >
      {Chat ? (
        <Chat {...props} />
      ) : (
        <p role="status" className="p-4 text-small">
          {isAway ? "The chat couldn’t be loaded. Our " : "One moment, or use our "}
          <a className="text-link" href={contactPath}>
            contact form
          </a>
          {isAway && " may still work"}.
        </p>
      )}
    </FloatingPanel>
  );
}
