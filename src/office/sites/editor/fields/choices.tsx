type ChoicesProps<Id extends string> = {
  label: string;
  choices: readonly { id: Id; label: string }[];
  chosen: Id;
  className: string;
  onChoose(id: NoInfer<Id>): void;
};

/** Buttons of which one is pressed. */
export function Choices<Id extends string>(props: ChoicesProps<Id>) {
  const { label, choices, chosen, className, onChoose } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div role="group" aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {choices.map(({ id, label }) => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="min-h-11 cursor-pointer rounded-card border border-line bg-surface px-3.5 font-semibold text-small hover:border-ink aria-pressed:border-eucalyptus aria-pressed:bg-leaf"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
