import type { Brief, BriefStatus } from "../../core/briefs/briefs.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../shell/select-field.tsx";
import { statusLabels } from "./status-words.ts";

type StatusFormProps = {
  brief: Pick<Brief, "id" | "business_name" | "status" | "updated_at">;
  /** The choice in a form that was not accepted. */
  chosen?: BriefStatus | undefined;
};

/** Changes any status to any other, if the brief has not changed in the meantime. */
export function StatusForm({ brief, chosen }: StatusFormProps) {
  return (
    <form method="post" className="flex gap-2">
      <ChangeFields intent="status" brief={brief} />
      <SelectField
        compact
        className="grow"
        label={`Status of ${brief.business_name}`}
        name="status"
        defaultValue={chosen ?? brief.status}
        options={Object.entries(statusLabels).map(([value, label]) => ({ value, label }))}
      />
      <Button type="submit" look="secondary" size="small">
        Save<span className="sr-only"> the status of {brief.business_name}</span>
      </Button>
    </form>
  );
}

/** The hidden fields of every form about a brief. */
export function ChangeFields({
  intent,
  brief,
}: {
  intent: "status" | "note" | "mail";
  brief: Pick<Brief, "id" | "updated_at">;
}) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={brief.id} />
      <input type="hidden" name="seen" value={brief.updated_at.toISOString()} />
    </>
  );
}
