import * as z from "zod";
import { mailKinds } from "../emails/mail-kinds.ts";

export const peopleMails = mailKinds({
  /** To somebody who has lost the link to their page. */
  "your-page": { data: z.object({}), isAwaited: true },
});
