/** How a sentence begins that stands for something in the one before it. */
export const leaning =
  /^(?:because|if it|which|that|this|these|those|they|them|it(?!’s (?:just|only|me|us|a|an|all)\b)|he|she|her|his|both|or|and|but|so|then|everything else|otherwise|(?:all|two|three|some) (?:of them|two|three)|as)\b/i;
