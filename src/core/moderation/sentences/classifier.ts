import { MEANING_SIZE } from "./embed.ts";
import { FEATURE_SPACE, featuresOf } from "./features.ts";
import { type Chances, labels } from "./labels.ts";

/** What a classifier learned: a number for each label and place, place by place. */
export type Weights = { meaning: Float32Array; features: Float32Array; bias: Float32Array };

/** What it looks at: what the sentence means, and where its features lie among the weights. */
export type Seen = { meaning: readonly number[]; features: readonly number[] };

const COUNT = labels.length;

/** How much what a sentence means counts beside the words that it has, found by trying. */
const MEANING_SHARE = 3;
const FEATURE_SHARE = 4;

/** A sentence as the classifier sees it. */
export function seenIn(sentence: string, trade: string, meaning: readonly number[]): Seen {
  return {
    meaning: meaning.map((part) => part * MEANING_SHARE),
    features: featuresOf(sentence, trade),
  };
}

/** How much one feature of a sentence counts: the more there are, the less. */
export function featureValue({ features }: Seen): number {
  return FEATURE_SHARE / Math.sqrt(Math.max(features.length, 1));
}

/** How likely each label is, in their order. */
export function chancesOf(weights: Weights, seen: Seen): Float64Array {
  const scores = Float64Array.from(weights.bias);
  addTo(scores, weights.meaning, seen.meaning.entries());
  const value = featureValue(seen);
  addTo(
    scores,
    weights.features,
    seen.features.map((place) => [place, value] as const),
  );
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const sum = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / sum);
}

function addTo(
  scores: Float64Array,
  weights: Float32Array,
  values: Iterable<readonly [number, number]>,
): void {
  for (const [place, value] of values) {
    for (let label = 0; label < COUNT; label++) {
      scores[label] = (scores[label] ?? 0) + (weights[place * COUNT + label] ?? 0) * value;
    }
  }
}

/** @returns the chances by name. */
export function named(chances: Float64Array): Chances {
  const [fine = 0, proof = 0, never = 0, note = 0, priv = 0, testimonial = 0, fragment = 0] =
    chances;
  return { fine, proof, never, note, private: priv, testimonial, fragment };
}

/** Weights that know nothing yet. */
export function noWeights(): Weights {
  return {
    meaning: new Float32Array(MEANING_SIZE * COUNT),
    features: new Float32Array(FEATURE_SPACE * COUNT),
    bias: new Float32Array(COUNT),
  };
}

/** Weights as they are kept: whole numbers of 8 bits in base 64, and what to multiply them by. */
export type KeptWeights = Record<keyof Weights, { scale: number; values: string }>;

export function keepWeights({ meaning, features, bias }: Weights): KeptWeights {
  return { meaning: packed(meaning), features: packed(features), bias: packed(bias) };
}

function packed(values: Float32Array): KeptWeights["bias"] {
  const scale = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / 127;
  const bytes = Int8Array.from(values, (value) => Math.round(value / scale));
  return { scale, values: Buffer.from(bytes.buffer).toString("base64") };
}

export function readWeights({ meaning, features, bias }: KeptWeights): Weights {
  return { meaning: unpacked(meaning), features: unpacked(features), bias: unpacked(bias) };
}

function unpacked({ scale, values }: KeptWeights["bias"]): Float32Array {
  const bytes = new Int8Array(Buffer.from(values, "base64"));
  return Float32Array.from(bytes, (value) => value * scale);
}
