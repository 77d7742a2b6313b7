import { Button } from "../../ui/button.tsx";

/** Ends the private link at once, after a second press. */
export function DeleteSketch({ path }: { path: string }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
        Delete this sketch
      </summary>
      <form method="post" action={path} className="grid justify-items-start gap-3 pt-2">
        <p>The link stops working at once, for everybody. We keep nothing of it.</p>
        <Button type="submit" name="intent" value="delete" look="secondary">
          Delete it for good
        </Button>
      </form>
    </details>
  );
}
