import type { Database } from "../../database/client.ts";
import { recordEvent } from "../audit/audit.ts";
import { findEmail } from "../emails/find-email.ts";
import type { ReviewKeys } from "../reviews/review-links.ts";
import { pageCode } from "./devices.ts";
import { peopleMails } from "./mails.ts";

/**
 * Reads the code of an email that was kept, as it can be where no emails go out, and keeps who did.
 *
 * @returns undefined if the email has no code to a page.
 */
export function readPageCode(
  services: { database: Database; reviewKeys: ReviewKeys },
  { emailId, operator }: { emailId: string; operator: { id: string; name: string } },
): Promise<string | undefined> {
  return services.database.transaction(async (tx) => {
    const { name, data } = peopleMails["page-code"];
    const email = await findEmail(tx, emailId);
    if (email?.kind !== name || email.status !== "kept") return undefined;
    const from = data.parse(email.data);
    await recordEvent(tx, {
      ...{ actor: operator.id, action: "person.code_read", to_value: operator.name },
      ...{ table_name: "people", row_id: from.person },
    });
    return pageCode(services, from);
  });
}
