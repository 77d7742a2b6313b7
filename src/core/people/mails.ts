import * as z from "zod";
import { mailKinds } from "../emails/mail-kinds.ts";

export const peopleMails = mailKinds({
  /** To somebody who has lost the link to their page. */
  "your-page": { data: z.object({}), isAwaited: true },
  /** Of what the code follows, which is nowhere stored. */
  "page-code": {
    data: z.object({
      person: z.uuid(),
      at: z.int(),
      /** A hash of the address that asked. */
      asker: z.string(),
    }),
    isAwaited: true,
  },
});
