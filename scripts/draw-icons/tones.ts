import type { NaturalTone } from "../../src/blocks/subjects/natural-tones.ts";

/**
 * What has a colour of its own, whatever the business’s are, as in the drawings. The rest, what is
 * made of paper, paint or steel, is in the colours of the page.
 */
export const iconsByTone: Partial<Record<NaturalTone, string>> = {
  leaf: "cactus grains leaf plant potted-plant tree tree-evergreen tree-palm tennis-ball golf mountains flower-tulip tea-bag recycle",
  lime: "picnic-table tent",
  red: "drum fire-extinguisher heart heartbeat hand-heart first-aid-kit pepper lifebuoy boxing-glove toolbox bug-beetle sausages stethoscope pipe-wrench",
  orange:
    "campfire carrot fire flame hard-hat orange traffic-cone fish pizza sun-horizon shrimp barbell person-arms-spread moped",
  yellow:
    "beer-stein beer-bottle pint-glass bell-ringing cheese coins crown trophy key lightbulb lightning star-four sun lamp lamp-pendant sparkle hand-coins popcorn magic-wand bulldozer cheers champagne smiley smiley-wink music-notes moon-stars egg-crack percent",
  cream:
    "bread cookie onigiri egg ice-cream bowl-steam bowl-food piano-keys rug scroll yarn towel dentures bandaids broom",
  skin: "baby hand hand-fist hand-palm hand-waving hands-praying handshake ear",
  fur: "cat dog horse hamburger beard",
  rust: "axe barn basket log guitar chair armchair ladder wall door door-open pencil paw-print horseshoe half-pipe briefcase package",
  brown: "boot coffee coffee-bean belt books book handbag suitcase-rolling brandy",
  pink: "piggy-bank flower flower-lotus cake balloon high-heel dress hand-soap confetti gender-female baby-carriage",
  purple: "wine martini planet game-controller",
  blue: "drop drop-half waves swimming-pool shower umbrella cloud-rain fish-simple bathtub sailboat boat snowflake cloud-snow washing-machine toilet spray-bottle thermometer-cold person-simple-swim pill goggles solar-panel solar-roof",
  grey: "scissors knife hammer shovel wrench screwdriver needle nut bone fork-knife cooking-pot gear cylinder tire steering-wheel engine anchor pipe scales cow",
};
