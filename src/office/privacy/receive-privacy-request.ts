import * as z from "zod";
import {
  type EraseServices,
  type Erasure,
  erasePersonalData,
} from "../../core/personal-data/erase-personal-data.ts";
import {
  exportPersonalData,
  isOurAddress,
  type PersonalData,
} from "../../core/personal-data/personal-data.ts";
import { changeEndpoint } from "../../platform/http/form-endpoint.ts";
import { contactSchema } from "./view-personal-data.ts";

const requestSchema = z.object({
  intent: z.enum(["export", "erase"]),
  address: z.string().trim().pipe(contactSchema),
  confirmation: z.string().trim().optional(),
});

export type PrivacyReceipt =
  | { outcome: "exported"; data: PersonalData }
  | { outcome: "erased"; erasure: Erasure }
  /** What was typed to confirm is not the address. */
  | { outcome: "unconfirmed"; address: string }
  /** Their website is live. */
  | { outcome: "site is live"; address: string }
  /** An operator's, or the one that is told of briefs: what is there is about other people. */
  | { outcome: "ours" }
  | { outcome: "refused" }
  | { outcome: "failed" };

/** Receives the forms of the personal data screen, which only owners can see. */
export const receivePrivacyRequest = changeEndpoint({
  schema: requestSchema,
  async change(
    services: EraseServices,
    { intent, address, confirmation },
    actor: string,
  ): Promise<PrivacyReceipt> {
    if (await isOurAddress(services, address)) return { outcome: "ours" };
    if (intent === "export") {
      const data = await exportPersonalData(services, { address, actor });
      return { outcome: "exported", data };
    }
    if (confirmation?.toLowerCase() !== address.toLowerCase()) {
      return { outcome: "unconfirmed", address };
    }
    const erasure = await erasePersonalData(services, { address, actor });
    return erasure.outcome === "erased" ? { outcome: "erased", erasure } : { ...erasure, address };
  },
  refused: { outcome: "refused" },
  failed: { outcome: "failed" },
  failure: "personal data: a request failed",
});
