import { dollars, prices, promises } from "../../content/offer.ts";
import { acceptedFiles, maxFileBytes } from "../../core/files/file-rules.ts";
import { filesField, maxFiles } from "../../core/reviews/fields.ts";
import { longest } from "../../core/tweaks/fields.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FieldError } from "../../ui/forms/field-error.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import type { OwnTweaks, ShownTweaks } from "./answer-tweaks.ts";
import { monthsInSydney } from "./months.ts";
import { termsOf } from "./tweak-schema.ts";

type TweakFormProps = { shown: ShownTweaks; found: OwnTweaks };

/** Asks for a tweak, after what it costs. */
export function TweakForm({ shown, found }: TweakFormProps) {
  const { address, typed, errors, submission } = shown;
  const { sections, isFree } = found;
  return (
    <Card className="grid grid-cols-1 gap-5">
      <h2 className="text-heading">Ask for a tweak</h2>
      <Terms isFree={isFree} />
      <form
        method="post"
        action={address}
        encType="multipart/form-data"
        noValidate
        className="grid grid-cols-1 gap-5"
      >
        <input type="hidden" name="intent" value="ask" />
        <input type="hidden" name="terms" value={termsOf(isFree)} />
        <input type="hidden" name="submission" value={submission} />
        <div className="grid grid-cols-1 gap-2">
          <label htmlFor="about" className="font-semibold leading-snug">
            What is it about?
          </label>
          <select
            id="about"
            name="about"
            defaultValue={typed.about ?? ""}
            aria-invalid={errors.about ? true : undefined}
            aria-describedby={errors.about && "about-error"}
            className="min-h-13 w-full rounded-card border border-edge bg-surface px-4"
          >
            <option value="">The website as a whole</option>
            {sections.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <FieldError id="about-error">{errors.about}</FieldError>
        </div>
        <TextArea
          label="What would you like changed?"
          hint="In your own words. For new text or prices, please write them as they should read."
          name="text"
          rows={6}
          maxLength={longest.text}
          dir="auto"
          defaultValue={typed.text ?? ""}
          error={errors.text}
        />
        <div className="grid grid-cols-1 gap-2">
          <label htmlFor="files" className="font-semibold leading-snug">
            Photos or files
            <span className="ml-2 font-normal text-muted text-small">optional</span>
          </label>
          <p id="files-hint" className="-mt-1 text-muted text-small">
            Up to {maxFiles} files of {maxFileBytes / 1024 / 1024} MB each: pictures, PDF, DOCX or
            TXT.
          </p>
          <input
            id="files"
            type="file"
            name={filesField}
            multiple
            accept={acceptedFiles}
            aria-describedby={errors.files ? "files-hint files-error" : "files-hint"}
            aria-invalid={errors.files ? true : undefined}
            className="min-h-13 w-full min-w-0 rounded-card border border-edge bg-surface p-3"
          />
          <div className="wrap-anywhere whitespace-pre-line">
            <FieldError id="files-error">{errors.files}</FieldError>
          </div>
        </div>
        <Button type="submit" className="justify-self-start">
          {isFree ? "Send" : "Send for a quote"}
        </Button>
      </form>
    </Card>
  );
}

function Terms({ isFree }: { isFree: boolean }) {
  const { now, next } = monthsInSydney(new Date());
  const larger = `Anything larger is custom development, from ${dollars(prices.customFrom)}+, and quoted first too.`;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        {isFree
          ? `This one is included: it’s your first in ${now}.`
          : `You’ve had your tweak for ${now}, so we’ll quote a price for this one first.`}
      </p>
      <p className="text-muted">
        {isFree
          ? `${promises.monthlyTweak} is included, such as new prices, a new photo or a new service. ${promises.anotherTweak}. ${larger}`
          : `${promises.monthlyTweak} is included. ${promises.anotherTweak}. The next one is included from 1 ${next}. ${larger}`}
      </p>
    </div>
  );
}
