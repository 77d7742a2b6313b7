import { handymanServices, materialsSurcharge } from "../../content/handyman.ts";

/**
 * What the chosen services cost, in whole dollars.
 *
 * @param chosen ids of services; unknown ones are ignored
 * @returns undefined if none is chosen
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

/** To the brief, with the tool and the jobs that it was tried with. */
export function estimateHandOff(chosen: readonly string[], withMaterials: boolean): string {
  const jobs = handymanServices.filter(({ id }) => chosen.includes(id)).map(({ label }) => label);
  const tried = [...jobs, ...(jobs.length > 0 && withMaterials ? ["materials"] : [])].join(", ");
  const siteType = `A handyman website with a quote tool${tried && ` for: ${tried}`}.`;
  return `/start?${new URLSearchParams({ siteType })}`;
}
