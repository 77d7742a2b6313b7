import * as z from "zod";
import { type MailData, mailKinds } from "../emails/mail-kinds.ts";

export const ideaMails = mailKinds({
  /** Without title and text where the idea was asked for in a visitor's own words. */
  "kept-ideas": {
    data: z.object({
      ideas: z.array(
        z.object({
          title: z.string().optional(),
          text: z.string().optional(),
          sealedPath: z.string(),
        }),
      ),
    }),
    isForCustomer: true,
  },
});

export type MailedIdeas = MailData<typeof ideaMails>["kept-ideas"]["ideas"];
