import type { KeptIdea } from "./shortlist.ts";

const mostCompared = 3;

type CompareChoicesProps = {
  ideas: readonly KeptIdea[];
  /** Links of the chosen ones. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
};

/** Which two or three ideas to see side by side. */
export function CompareChoices({ ideas, chosen, onChoose }: CompareChoicesProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold">
        Compare two or three, or look at them one by one
      </legend>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {ideas.map(({ link, name }) => {
          const isChosen = chosen.includes(link);
          return (
            <label
              key={link}
              className="choice flex min-h-14 min-w-0 items-center gap-3.5 px-4 py-3"
            >
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= mostCompared}
                onChange={() =>
                  onChoose(isChosen ? chosen.filter((other) => other !== link) : [...chosen, link])
                }
                className="size-5.5 shrink-0 accent-eucalyptus outline-none"
              />
              <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
