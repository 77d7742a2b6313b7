export type HelpLine = { name: string; number: string; for: string };

/** Who answers in Australia, by what the trouble is. Each number is that of the service’s own page. */
export const helpLines = {
  emergency: { name: "Emergency", number: "000", for: "if somebody is in danger now" },
  lifeline: { name: "Lifeline", number: "13 11 14", for: "to talk to somebody, at any hour" },
  thirteenYarn: {
    name: "13YARN",
    number: "13 92 76",
    for: "for Aboriginal and Torres Strait Islander people",
  },
  kidsHelpline: { name: "Kids Helpline", number: "1800 55 1800", for: "for anyone from 5 to 25" },
  respect: {
    name: "1800RESPECT",
    number: "1800 737 732",
    for: "about family or sexual violence",
  },
  poisons: {
    name: "Poisons Information Centre",
    number: "13 11 26",
    for: "if somebody has taken or touched a poison",
  },
  drugs: {
    name: "National Alcohol and Other Drug Hotline",
    number: "1800 250 015",
    for: "about alcohol or other drugs",
  },
} as const satisfies Record<string, HelpLine>;
