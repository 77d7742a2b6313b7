import sharp from "sharp";
import type { Shape } from "./shapes.ts";

/** A pixel to a tenth of the picture’s unit. */
const FINE = 10;
/** How wide the place is that a bird needs, and how uneven it may be. */
const WIDE = 3 * FINE;
const UNEVEN = 0.5 * FINE;
/** Nobody sits far down beside the rest of the picture. */
const LOWEST = 15 * FINE;

/**
 * The highest place of a picture that is wide and level enough for a bird, a third along it: across and
 * down, in 32 by 32. Undefined where there is none.
 */
export async function perchOf(drawn: readonly Shape[]): Promise<[number, number] | undefined> {
  const paths = drawn.map(([, d]) => `<path d="${d}"/>`).join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${32 * FINE}" height="${32 * FINE}">${paths}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const topAt = (x: number) => {
    for (let y = 0; y < LOWEST; y++) if ((data[y * info.width + x] ?? 0) > 127) return y;
    return Number.POSITIVE_INFINITY;
  };
  const tops = Array.from({ length: info.width }, (_, x) => topAt(x));
  const heights = tops.slice(0, -WIDE).flatMap((_, x) => {
    const place = tops.slice(x, x + WIDE);
    const [highest, lowest] = [Math.min(...place), Math.max(...place)];
    return lowest - highest <= UNEVEN ? [{ x: x + WIDE / 2, y: (highest + lowest) / 2 }] : [];
  });
  const highest = Math.min(...heights.map(({ y }) => y));
  const level = heights.filter(({ y }) => y < highest + 2);
  const place = level[Math.floor(level.length / 3)];
  return place && [place.x / FINE, place.y / FINE];
}

/** What no bird sits on, besides people: what is eaten, alive, worn, hot, hung, holy or in the air. */
export const perchless: ReadonlySet<string> = new Set(
  "acupuncture-tray ant avocado baby-bottle baby-in-basket baguette-bread baklava balloon banh-mi barbecue beehive beer-mug beer-taps bird birthday-cake blown-glass book-on-stand bottle-with-popping-cork bowl-of-nuts bread broccoli bubble-tea cake-stand camel canoe carriage cat cat-tree champagne-tower cheese-board cheese-wedge chicken chocolate-bar chocolate-box climbing-wall clinking-glasses cocktail-glass cooked-rice cookie cooking crescent-moon cricket croissant crow cup-with-straw curls curry-bowl cut-of-meat dentures dog-face dog-in-hoop dove drone eagle ear-jewellery ear-with-hearing-aid egg emu expecting falcon feather folded-linen food-hamper footprints gel-blaster gelato-case grapes gymnast hair-lengths hamburger headstone hearing-aid hibiscus honey-pot honeybee hot-air-balloon hot-beverage icon-and-rosary incense-bowl joey-in-basket kangaroo kayak kebab-spit kelpie knafeh-tray knee-model koala korean-barbecue leafy-green lemon lizard locs lollipop lotus meat-on-bone mechanical-leg memorial-tree mezze mushroom nest-egg order-of-service oyster paella-pan parrot person-stretching pie pierogi pilates-reformer pizza popcorn possum poultry-leg prawns rabbit rakweh-and-cups rat red-apple red-paper-lantern respirator rose salami-and-ham sandwich sauna-stove sausage-rolls sausages shared-platter side-by-side small-airplane snake soft-ice-cream souvlaki spit-roast spouting-whale steak-dinner steaming-bowl stuffed-flatbread sushi sweets-box taco tangerine tasting-paddle teeth-with-braces tomato tooth toothbrush towels-and-oils tropical-fish umu urn water-wave wedding-gown wine-glass wok wreath".split(
    " ",
  ),
);
