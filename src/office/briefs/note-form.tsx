import type { Brief } from "../../core/briefs/briefs.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { maxNoteLength } from "./receive-brief-change.ts";
import { ChangeFields } from "./status-form.tsx";

type NoteFormProps = { brief: Brief; note: string; error: string | undefined };

/** Something to remember about a brief. */
export function NoteForm({ brief, note, error }: NoteFormProps) {
  return (
    <form method="post" noValidate className="grid gap-3">
      <ChangeFields intent="note" brief={brief} />
      <TextArea
        label="Add a note"
        name="note"
        hint="Operators see notes, customers don't."
        rows={2}
        maxLength={maxNoteLength}
        defaultValue={note}
        error={error}
      />
      <Button type="submit" look="secondary" size="small" className="justify-self-start">
        Save the note
      </Button>
    </form>
  );
}
