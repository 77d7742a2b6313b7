import { useState } from "react";
import type { IdeaDomain } from "../../core/ideas/suggest-startup.ts";
import type { Taken } from "../../platform/http/take-request.ts";
import { minutes } from "../../platform/time/minutes.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { useForm } from "../../ui/forms/use-form.ts";
import { type Asked, ask } from "./ask.ts";
import { DomainList } from "./domain-list.tsx";
import { type StartupValues, startupIdeas } from "./form-values.ts";

export type DomainAnswer = { domain: IdeaDomain };

/** A domain as typed, and what became of the question. */
export type OwnDomain = { typed: string; taken: Taken<DomainAnswer> };

type OwnDomainFormProps = {
  /** The answers that the idea was made from, for the link without JavaScript. */
  values: StartupValues;
  own: OwnDomain | undefined;
  startWith: (domain: string) => string;
};

/** A domain of the visitor's own, checked like the suggested ones. */
export function OwnDomainForm({ values, own, startWith }: OwnDomainFormProps) {
  const [taken, setTaken] = useState(own?.taken);
  const { field, ...form } = useForm({
    values: { domain: own?.typed ?? "" },
    longest: { domain: 300 },
    errors: own && errorsIn(own.taken),
    read: (typed) => ({ domain: String(typed.get("domain") ?? "") }),
    loadCheck: async () => () => ({}), // by the server alone: it takes the same trip
    async send({ domain }, _form, stopped) {
      const answer = await ask<DomainAnswer>("check-domain", { name: domain }, stopped, "domain");
      if (answer.outcome === "answered") setTaken(answer);
      else setTaken(undefined);
      return errorsIn(answer);
    },
  });
  return (
    <form action={`${startupIdeas.path}#own-domain`} {...form.props} className="grid gap-3">
      {Object.entries(values).flatMap(([name, value]) =>
        [value]
          .flat()
          .map((one) => <input key={`${name}${one}`} type="hidden" name={name} value={one} />),
      )}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          id="own-domain"
          label="Have a name of your own?"
          placeholder="coffscakes.com.au"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          className="min-w-0 grow"
          {...field("domain")}
        />
        <Button
          type="submit"
          look="secondary"
          busy={form.busy}
          busyLabel="Checking..."
          data-replay=""
        >
          Check this name
        </Button>
      </div>
      <div role="status">
        {taken?.outcome === "answered" && (
          <DomainList domains={[taken.answer.domain]} startWith={startWith} />
        )}
      </div>
    </form>
  );
}

/** What is said at the field. */
function errorsIn(asked: Asked<DomainAnswer>): { domain?: string } {
  switch (asked.outcome) {
    case "invalid":
      return asked.fields.name ? { domain: asked.fields.name } : {};
    case "too-many": {
      const wait = minutes(asked.retryAfterSeconds);
      return { domain: `Too many checks from your connection. You can try again in ${wait}.` };
    }
    case "failed":
      return { domain: "We couldn’t check this name. Please try again." };
    default:
      return {};
  }
}
