import { list } from "./trade.ts";
import type { Trait } from "./trait.ts";

const pork =
  "pork, bacon, ham, prosciutto, salami, chorizo, smallgoods, charcuterie, kransky, crackling";
const alcohol =
  "wine, wines, beer, beers, cocktail, cocktails, spirits, whisky, gin, rum, champagne, sparkling, cellar, keg, kegs, bar, brewery, alcohol";
const meat =
  "meat, meats, beef, lamb, mutton, goat, veal, chicken, turkey, duck, mince, sausage, sausages, steak, steaks, roast, roasts, brisket, kebab, pepperoni, anchovies, burger, burgers, stock bones, gelatine";
const fish = "fish, seafood, prawn, prawns, oyster, oysters, crab, crabs, squid, calamari, sashimi";
const shellfish =
  "prawn, prawns, oyster, oysters, crab, crabs, shellfish, lobster, calamari, squid";
const dairyAndEggs =
  "milk, cheese, cheeses, butter, cream, yoghurt, egg, eggs, honey, leather, wool, silk";
const children =
  "child, children, child’s, kid, kids, toddler, toddlers, baby, babies, junior, juniors, school, parent, parents, teenager, teenagers, playgroup";

/** What some people may not eat, beside what diets rule out. */
export const allergens: ReadonlySet<string> = new Set(
  list(
    "allergy, allergies, allergic, coeliac, coeliacs, gluten, nut, nuts, peanut, peanuts, dairy, lactose",
  ),
);

/** What a kitchen may say “not” of, and how a page warns of it. */
export const unsuitable: readonly { words: readonly string[]; says: string }[] = [
  { words: ["halal"], says: "The food is not halal" },
  { words: ["kosher"], says: "The food is not kosher" },
  { words: ["gluten free"], says: "The food is not gluten-free" },
  {
    words: ["coeliac", "coeliacs"],
    says: "The food is not suitable for people with coeliac disease",
  },
  { words: ["nut free"], says: "The food is not nut-free" },
];

/** The words that qualify a trade. */
export const traits: readonly Trait[] = [
  {
    id: "halal",
    isDiet: true,
    words: list("halal, muslim, islamic"),
    rulesOut: list(`${pork}, ${alcohol}`),
  },
  {
    id: "kosher",
    isDiet: true,
    words: list("kosher, jewish, shabbat, bar mitzvah, bat mitzvah"),
    rulesOut: list(`${pork}, ${shellfish}, christmas`),
  },
  {
    id: "jain",
    isDiet: true,
    words: list("jain, no onion no garlic, no onion"),
    rulesOut: list("onion, onions, garlic, potato, potatoes"),
    means: ["vegetarian", "alcohol-free"],
  },
  {
    id: "vegetarian",
    isDiet: true,
    words: list("vegetarian, veggo, meat free, meatless"),
    rulesOut: list(`${meat}, ${pork}, ${fish}`),
  },
  {
    id: "vegan",
    isDiet: true,
    words: list("vegan, plant based, cruelty free"),
    rulesOut: list(dairyAndEggs),
    means: ["vegetarian"],
  },
  {
    id: "gluten-free",
    isDiet: true,
    words: list("gluten free, coeliac, gf, wheat free"),
    rulesOut: list("wheat, rye, barley, spelt, semolina, sourdough starter"),
  },
  {
    id: "alcohol-free",
    isDiet: true,
    words: list(
      "alcohol free, non alcoholic, zero alcohol, no alcohol, sober, mocktail, mocktails",
    ),
    rulesOut: list("beer, beers, whisky, rum, keg, kegs, hangover"),
  },
  {
    id: "women-only",
    words: list(
      "women only, ladies only, womens, for women, for ladies, ladies, female, girls, all female",
    ),
    rulesOut: list(
      "beard, beards, bloke, blokes, men, man, gentlemen, fades, shave, shaves, bucks, boys",
    ),
  },
  {
    id: "men-only",
    words: list("men only, mens, for men, for blokes, blokes, gentlemen, male only"),
    rulesOut: list(
      "bridal, bride, women, woman, ladies, lash, lashes, hens, girls, bikini, blow wave, pregnancy",
    ),
  },
  {
    id: "adults",
    words: list("adults, adult, adults only, over 18s, for grown ups, hens, bucks"),
    rulesOut: list(children),
  },
  {
    id: "kids",
    words: list("kids, children, childrens, toddlers, toddler, for kids, junior, teens"),
    rulesOut: list(`${alcohol}, adults, hens, bucks`),
  },
  {
    id: "older",
    words: list("over 50s, over 60s, over 55s, seniors, for seniors, older people, aged care"),
    rulesOut: list(
      "children’s parties, children’s holiday weeks, school groups, toddlers, kids, hens, bucks",
    ),
  },
  {
    id: "mobile",
    words: list(
      "mobile, i come to you, we come to you, come to you, travelling, at your place, in your home",
    ),
    rulesOut: list(
      "walk in, walk-ins, waiting room, bring it in, drop it off, drop off, come in, come early, at the counter, in the window, find the toilets, come and look, come and see us, before you come, before you visit, who is coming, leave it with us, in the shop, on the shelves, over the counter, drive over",
    ),
  },
  {
    id: "online",
    words: list(
      "online, virtual, australia wide, nationwide, remote, telehealth, by zoom, via zoom, e-commerce",
    ),
    rulesOut: list(
      "walk in, walk-ins, waiting room, bring it in, drop it off, drop off, come in, come early, at the counter, in the window, parking, park, come to you, come to us, your home, your place, at home visits, home visits, house calls, on site, in person, find the toilets, come to the house, come to the shop, come and look, come and see us, come along, before you come, before you visit, before we come, in the shop, on the shelves, over the counter, drive over, over the fence, on the spot, made here, find here, show the place, suburb, teach online, do it online",
    ),
  },
  {
    id: "humane",
    words: list("humane, no kill, no killing, no poison, relocation, relocated, rescue"),
    rulesOut: list(
      "poison, bait, baits, baiting, termite, termites, cockroach, cockroaches, spray, spraying, sprays, exterminate, rodents, trap and kill",
    ),
  },
];
