import { Button } from "../../ui/button.tsx";

/** Makes the next version say what this one said. */
export function GoBackForm({ number }: { number: number }) {
  return (
    <form method="post" action="versions">
      <input type="hidden" name="number" value={number} />
      <Button type="submit" look="secondary" size="small">
        Go back to this<span className="sr-only"> version: {number}</span>
      </Button>
    </form>
  );
}
