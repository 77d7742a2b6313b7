// Short words that make a name for a domain with one of a trade’s roots.

/** They follow the root. */
export const endings =
  `lane nest yard works craft kind post barn loop mate grove field bench trail folk house spot line well ridge bay
  wise path port den fox wren finch gum ember maple crew club cart stop shed room lab nook creek hill gate mill tide
  dale glow leaf stone wood bird berry dash day loft`.split(/\s+/);

/** They go before it. */
export const beginnings =
  `hello happy good true local sunny fair easy merry plain south blue gold ruby kind swift daily our go wild ever
  first clear home`.split(/\s+/);
