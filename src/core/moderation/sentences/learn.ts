import { chancesOf, featureValue, noWeights, type Seen, type Weights } from "./classifier.ts";
import { labels } from "./labels.ts";

/** A sentence with the place of its label. */
export type Example = { seen: Seen; label: number };

const ROUNDS = 120;
const STEP = 0.05;
/** What large weights cost, so that no single word decides. */
const DECAY = 4e-4;

/**
 * Learns weights from examples: multinomial logistic regression over all of them at once, by Adam
 * (Kingma and Ba, 2015). The same examples give the same weights.
 */
export function learn(examples: readonly Example[]): Weights {
  const weights = noWeights();
  const tables = [
    { values: weights.meaning, of: (seen: Seen) => [...seen.meaning.entries()] },
    {
      values: weights.features,
      of: (seen: Seen) => seen.features.map((place): Weighed => [place, featureValue(seen)]),
    },
    { values: weights.bias, of: (): Weighed[] => [[0, 1]] },
  ].map(({ values, of }) => ({
    values,
    inputs: examples.map(({ seen }) => of(seen)),
    first: new Float64Array(values.length),
    second: new Float64Array(values.length),
  }));
  for (let round = 1; round <= ROUNDS; round++) {
    const errors = examples.map(({ seen, label }) =>
      chancesOf(weights, seen).map((chance, at) => chance - (at === label ? 1 : 0)),
    );
    for (const table of tables) step(table, slope(table, errors), round);
  }
  return weights;
}

type Weighed = readonly [place: number, value: number];
type Table = {
  values: Float32Array;
  inputs: readonly (readonly Weighed[])[];
  first: Float64Array;
  second: Float64Array;
};

/** In which direction the errors grow. */
function slope({ values, inputs }: Table, errors: readonly Float64Array[]): Float64Array {
  const slopes = Float64Array.from(values, (value) => value * DECAY);
  inputs.forEach((weighed, at) => {
    for (const [place, value] of weighed) {
      errors[at]?.forEach((error, label) => {
        const where = place * labels.length + label;
        slopes[where] = (slopes[where] ?? 0) + (error * value) / inputs.length;
      });
    }
  });
  return slopes;
}

function step({ values, first, second }: Table, slopes: Float64Array, round: number): void {
  slopes.forEach((slope, at) => {
    const mean = 0.9 * (first[at] ?? 0) + 0.1 * slope;
    const spread = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
    first[at] = mean;
    second[at] = spread;
    const speed = mean / (1 - 0.9 ** round);
    values[at] =
      (values[at] ?? 0) - (STEP * speed) / (Math.sqrt(spread / (1 - 0.999 ** round)) + 1e-8);
  });
}
