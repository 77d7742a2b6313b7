import * as z from "zod";
import {
  findPersonalData,
  isOurAddress,
  type PersonalData,
  type PersonalDataServices,
} from "../../core/personal-data/personal-data.ts";

import { isEmailAddress, isPhoneNumber } from "../../platform/text-rules.ts";

type View = { data?: PersonalData; receipt?: "ours" | "invalid" };

/** An email address, or the phone number of somebody who left nothing else. */
export const contactSchema = z.string().max(254).refine(isContact);

function isContact(text: string): boolean {
  return isEmailAddress(text) || isPhoneNumber(text);
}

/** The result of a search for an address or a phone number; empty before a search. */
export async function viewPersonalData(
  services: PersonalDataServices,
  typed: string,
): Promise<View> {
  const wanted = typed.trim();
  if (wanted === "") return {};
  if (!contactSchema.safeParse(wanted).success) return { receipt: "invalid" };
  if (await isOurAddress(services, wanted)) return { receipt: "ours" };
  return { data: await findPersonalData(services, wanted) };
}
