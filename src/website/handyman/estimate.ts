import { handymanServices, materialsSurcharge } from "../../content/handyman.ts";

/**
 * What the chosen services come to, in whole dollars.
 *
 * @param chosen ids of services; unknown ones count for nothing
 * @returns undefined while none is chosen
 */
export function estimateQuote(
  chosen: readonly string[],
  withMaterials: boolean,
): number | undefined {
  const services = handymanServices.filter(({ id }) => chosen.includes(id));
  if (services.length === 0) return undefined;
  const work = services.reduce((sum, { price }) => sum + price, 0);
  return Math.round(withMaterials ? work * (1 + materialsSurcharge) : work);
}
