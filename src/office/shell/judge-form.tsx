import { Button } from "../../ui/button.tsx";

/** Lets in or dismisses something that was kept apart as suspected. @param of whose it is. */
export function JudgeForm({ id, of }: { id: string; of: string }) {
  return (
    <form method="post" className="flex gap-2">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="secondary" size="small" name="intent" value="let-in">
        Let in<span className="sr-only"> {of}</span>
      </Button>
      <Button type="submit" look="secondary" size="small" name="intent" value="dismiss">
        Dismiss<span className="sr-only"> {of}</span>
      </Button>
    </form>
  );
}
