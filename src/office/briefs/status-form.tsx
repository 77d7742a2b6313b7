import type { Brief } from "../../core/briefs/briefs.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { SelectField } from "../shell/select-field.tsx";
import type { TypedChange } from "./receive-brief-change.ts";
import { statusLabels } from "./status-words.ts";

type StatusFormProps = {
  brief: Pick<Brief, "id" | "business_name" | "status" | "updated_at" | "preview_link">;
  /** What was chosen in a form that was not accepted. */
  typed?: Pick<TypedChange, "status" | "told" | "link"> | undefined;
  linkError?: string | undefined;
  /** The site that could be sent for review. */
  unsentSite?: string | undefined;
};

/**
 * Changes any status to any other, if the brief has not changed in the meantime. What else it asks
 * appears with the choice that it is about.
 */
export function StatusForm({ brief, typed, linkError, unsentSite }: StatusFormProps) {
  const chosen = typed?.status ?? brief.status;
  return (
    <form method="post" noValidate className="group/status grid gap-2">
      <ChangeFields intent="status" brief={brief} />
      <div className="flex gap-2">
        <SelectField
          compact
          className="grow"
          label={`Status of ${brief.business_name}`}
          name="status"
          defaultValue={chosen}
          options={Object.entries(statusLabels).map(([value, label]) => ({ value, label }))}
        />
        <Button type="submit" look="secondary" size="small">
          Save<span className="sr-only"> the status of {brief.business_name}</span>
        </Button>
      </div>
      <label
        className={`flex min-h-9 cursor-pointer items-center gap-2.5 text-small ${chosen === brief.status ? "group-has-[option[selected]:checked]/status:hidden" : ""}`}
      >
        <input
          type="checkbox"
          name="told"
          value="yes"
          defaultChecked={typed?.told === "yes"}
          className="size-4.5 shrink-0 accent-eucalyptus"
        />
        I’ve told the customer
      </label>
      {unsentSite && (
        <div className="grid gap-2 rounded-card bg-sky p-3">
          <p className="text-small">
            Sending it for review emails the customer a link to the site.
          </p>
          {/* On the review's own page, which says why where it can't be sent. */}
          <Button
            type="submit"
            formAction={`/admin/sites/${unsentSite}/review`}
            name="intent"
            value="send"
            size="small"
          >
            Send the review now
          </Button>
        </div>
      )}
      {!brief.preview_link && (
        <div className="hidden gap-2 group-has-[option[value=preview\_ready]:checked]/status:grid">
          <TextField
            label="Where is the preview?"
            name="link"
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            spellCheck={false}
            defaultValue={typed?.link ?? ""}
            error={linkError}
          />
        </div>
      )}
    </form>
  );
}

/** The hidden fields of every form about a brief. */
export function ChangeFields({
  intent,
  brief,
}: {
  intent: "status" | "note" | "mail" | "ask" | "resume" | "draft";
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
