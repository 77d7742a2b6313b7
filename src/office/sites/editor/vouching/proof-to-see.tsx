import { type SubmitEvent, useState } from "react";
import type { Vouching } from "../../../../core/sites/vouching/vouch.ts";
import type { WordsToProve } from "../../../../core/sites/vouching/words-to-prove.ts";
import type { FieldErrors } from "../../../../platform/field-errors.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/forms/field.tsx";
import type { NamedVouched } from "../../vouched-with-names.ts";
import { useEditor } from "../context.ts";
import { focusSoon } from "../focus-soon.ts";
import { placeOfFinding } from "../words.ts";

type ProofToSeeProps = {
  /** Those whose proof nobody has seen. */
  sentences: readonly WordsToProve[];
  vouched: readonly NamedVouched[];
  /** @returns what is wrong with what was typed; undefined once it is done. */
  onVouch(vouching: Vouching): Promise<FieldErrors | undefined>;
};

/** What the pages say that needs proof: who saw it, what and when, or why it may stay without. */
export function ProofToSee({ sentences, vouched, onVouch }: ProofToSeeProps) {
  const seen = vouched.filter(({ how }) => how === "proof" || how === "override");
  if (sentences.length + seen.length === 0) return null;
  return (
    <section aria-labelledby="proof" className="grid gap-3">
      <h2 id="proof" tabIndex={-1} className="text-heading">
        Needs proof
      </h2>
      {sentences.length > 0 && (
        <p className="text-muted text-small">
          The site can’t be published until somebody records the proof they saw, or keeps the words
          and says why. Their name is recorded either way.
        </p>
      )}
      <ul className="grid gap-3 empty:hidden">
        {sentences.map((sentence) => (
          <Sentence key={sentence.words} {...{ sentence, onVouch }} />
        ))}
      </ul>
      <ul className="grid gap-2 text-small empty:hidden">
        {seen.map(({ words, how, by, at, saw, seen_on }) => (
          <li key={`${words} ${at}`} className="wrap-anywhere">
            “{words}”{" "}
            <span className="text-muted">
              {how === "proof"
                ? `${by} saw ${saw} on ${day(seen_on)}.`
                : `Kept without proof: ${saw} (${by}, ${at})`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type SentenceProps = { sentence: WordsToProve } & Pick<ProofToSeeProps, "onVouch">;

function Sentence({ sentence, onVouch }: SentenceProps) {
  const { content, say } = useEditor();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isBusy, setBusy] = useState(false);
  const { words, why } = sentence;
  const send = async (
    event: SubmitEvent<HTMLFormElement>,
    vouching: (field: (name: string) => string) => Vouching,
  ) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const wrong = await onVouch(vouching((name) => `${form.get(name) ?? ""}`));
    setBusy(false);
    if (wrong) return setErrors(wrong);
    say("Recorded");
    focusSoon("#proof", "#our-lines");
  };
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <p className="wrap-anywhere">
        <span className="text-muted text-small">{placeOfFinding(sentence, content.facts)}</span>
        <br />“<bdi>{words}</bdi>”
      </p>
      <p className="text-muted text-small">{why}</p>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) =>
          send(event, (field) => {
            return { kind: "proof", words, saw: field("saw"), seenOn: field("seenOn") };
          })
        }
      >
        <TextField
          label="What I saw"
          name="saw"
          hint="For instance: licence 12345C in the state’s register"
          maxLength={300}
          error={errors.saw}
        />
        <TextField label="When I saw it" name="seenOn" type="date" error={errors.seenOn} />
        <Button
          type="submit"
          look="secondary"
          size="small"
          busy={isBusy}
          className="justify-self-start"
        >
          Record what I saw<span className="sr-only"> of “{words.slice(0, 80)}”</span>
        </Button>
      </form>
      <details>
        <summary className="min-h-8 cursor-pointer content-center text-link text-small">
          Keep it without proof
        </summary>
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event) =>
            send(event, (field) => ({ kind: "override", words, reason: field("reason") }))
          }
        >
          <TextField label="Why it can stay" name="reason" maxLength={300} error={errors.reason} />
          <Button
            type="submit"
            look="secondary"
            size="small"
            busy={isBusy}
            className="justify-self-start"
          >
            Keep it<span className="sr-only"> “{words.slice(0, 80)}”</span>
          </Button>
        </form>
      </details>
    </li>
  );
}

/** @param date “2026-02-03” */
function day(date: string | null): string {
  if (date === null) return "date not noted";
  return new Date(`${date}T00:00`).toLocaleDateString("en-AU", { dateStyle: "medium" });
}
