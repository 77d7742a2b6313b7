const dayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

type DaysChoiceProps = { days: readonly number[]; onChange(days: number[]): void };

/** Days of the week, each on or off. */
export function DaysChoice({ days, onChange }: DaysChoiceProps) {
  const toggle = (day: number, isOn: boolean) => {
    const others = days.filter((other) => other !== day);
    onChange((isOn ? [...others, day] : others).toSorted((a, b) => a - b));
  };
  return (
    <div className="flex flex-wrap gap-1.5">
      {dayNames.map((name, index) => (
        <label
          key={name}
          className="choice flex min-h-11 min-w-11 items-center justify-center px-2 text-small"
        >
          <input
            type="checkbox"
            className="sr-only"
            checked={days.includes(index + 1)}
            onChange={({ target }) => toggle(index + 1, target.checked)}
          />
          {name}
        </label>
      ))}
    </div>
  );
}
