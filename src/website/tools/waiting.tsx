import { Button } from "../../ui/button.tsx";

/**
 * Shown while an idea is being written. Stop takes the focus from the button that is now disabled.
 */
export function Waiting({ text, onStop }: { text: string; onStop: () => void }) {
  return (
    <div className="grid gap-4 rounded-card bg-sky p-5">
      <p role="status" className="font-semibold">
        {text}
      </p>
      <div className="h-1.5 overflow-hidden rounded-card bg-surface" aria-hidden="true">
        <div className="h-full w-1/3 rounded-card bg-eucalyptus motion-safe:animate-slide motion-reduce:w-full motion-reduce:opacity-40" />
      </div>
      <Button
        look="secondary"
        onClick={onStop}
        ref={(button) => button?.focus()}
        className="justify-self-start"
      >
        Stop
      </Button>
    </div>
  );
}
