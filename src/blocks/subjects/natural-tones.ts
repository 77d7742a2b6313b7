/** The colours of what is alive or eaten, whatever those of the business are: of the thing and of its edge. */
export const naturalTones = {
  skin: ["#dfa07a", "#b9754f"],
  leaf: ["#4f9440", "#356b2b"],
  lime: ["#a9cc62", "#7fa23d"],
  red: ["#d23b2e", "#a02620"],
  orange: ["#ec7b2a", "#bd5814"],
  yellow: ["#f5c344", "#c9931d"],
  cream: ["#f9e2b8", "#cfa974"],
  fur: ["#e4a45c", "#b4762f"],
  rust: ["#c98139", "#955b22"],
  brown: ["#7c4c2e", "#54301b"],
  pink: ["#f19ab0", "#c8657f"],
  purple: ["#8a569f", "#643a76"],
  blue: ["#5e9cc6", "#38719b"],
  black: ["#3a2c29", "#171010"],
  grey: ["#a3a7aa", "#777c80"],
  white: ["#fbf8f1", "#b9b1a2"],
} as const;

export type NaturalTone = keyof typeof naturalTones;
