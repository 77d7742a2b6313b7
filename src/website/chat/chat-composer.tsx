import { type SubmitEvent, useEffect, useId, useRef } from "react";
import { SendHorizontal } from "../../ui/icons.tsx";
import { maxMessageLength, messageText } from "./conversation.ts";

type ChatComposerProps = { onSend: (text: string) => void };

/**
 * The message field: Enter sends, Shift+Enter starts a new line, and a blank message is not sent.
 */
export function ChatComposer({ onSend }: ChatComposerProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []); // it comes after the panel has opened

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = messageText(field.current?.value ?? "");
    if (text) {
      onSend(text);
      form.reset();
    }
    field.current?.focus();
  }

  return (
    <form onSubmit={submit} className="flex shrink-0 items-end gap-2 border-line border-t p-3">
      <label htmlFor={id} className="sr-only">
        Your message
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        maxLength={maxMessageLength}
        dir="auto"
        placeholder="Type a message"
        enterKeyHint="send"
        onKeyDown={(event) => {
          // While composing a word, as in Japanese, Enter ends the word.
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        className="field-sizing-content max-h-28 min-h-12 w-full resize-none rounded-card border border-edge bg-surface px-3.5 py-2.5 text-base placeholder:text-muted hover:border-ink"
      />
      <button
        type="submit"
        aria-label="Send"
        className="grid size-12 shrink-0 cursor-pointer place-items-center rounded-card bg-eucalyptus text-paper hover:bg-forest"
      >
        <SendHorizontal className="size-5" />
      </button>
    </form>
  );
}
