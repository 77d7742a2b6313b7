import type { Brief } from "../../core/briefs/briefs.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { maxNoteLength } from "./receive-brief-change.ts";
import { ChangeFields } from "./status-form.tsx";

type NoteFormProps = { brief: Brief; note: string; error: string | undefined };

/** A note about a brief, for operators. */
export function NoteForm({ brief, note, error }: NoteFormProps) {
  return (
    <form method="post" noValidate data-remember="note" className="grid gap-3">
      <ChangeFields intent="note" brief={brief} />
      <TextArea
        label="Add a note"
        name="note"
        hint="Only operators see notes."
        rows={2}
        maxLength={maxNoteLength}
        defaultValue={note}
        error={error}
      />
      <Button type="submit" look="secondary" size="small" className="justify-self-start">
        Save note
      </Button>
    </form>
  );
}
