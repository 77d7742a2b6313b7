/** Words that say how far or for whom somebody works, and stand in the name of no place. */
const noName =
  /,|\b(?:anywhere|by|everywhere|for|from|km|online|only|request|till?|to|until|video|with|within)\b/i;

/** Whether an item of an area can stand after “in”: “Noosa” can, “Caloundra to Noosa” cannot. */
export function isPlaceName(item: string): boolean {
  return !noName.test(item.replace(/\([^)]*\)/g, ""));
}
