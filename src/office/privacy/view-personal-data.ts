import * as z from "zod";
import {
  findPersonalData,
  isOurAddress,
  type PersonalData,
  type PersonalDataServices,
} from "../../core/personal-data/personal-data.ts";

type View = { data?: PersonalData; receipt?: "ours" | "invalid" };

/** The result of a search for an address; empty before a search. */
export async function viewPersonalData(
  services: PersonalDataServices,
  typed: string,
): Promise<View> {
  const wanted = typed.trim();
  if (wanted === "") return {};
  const address = z.email().max(254).safeParse(wanted);
  if (!address.success) return { receipt: "invalid" };
  if (await isOurAddress(services, address.data)) return { receipt: "ours" };
  return { data: await findPersonalData(services, address.data) };
}
