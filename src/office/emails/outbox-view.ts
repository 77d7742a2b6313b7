import {
  countEmails,
  type EmailRow,
  type EmailStatus,
  emailStatuses,
  listOutbox,
  type OutboxQuery,
} from "../../core/emails/outbox-list.ts";
import type { Database } from "../../database/client.ts";
import { maxCounted } from "../../platform/count-rows.ts";
import { listAddress, pageIn, pagesOf, searchIn } from "../shell/list-query.ts";

const PAGE_LENGTH = 50;

/** What the list of emails shows for a URL. */
export type OutboxView = OutboxQuery & {
  page: number;
  pages: number;
  emails: EmailRow[];
  /** Each up to `maxCounted` plus one, as is the number of pages. */
  counts: Record<EmailStatus, number>;
};

/** Runs the query's search (`q`: address or subject), `status` and `page`. */
export async function viewOutbox(
  services: { database: Database },
  query: URLSearchParams,
): Promise<OutboxView> {
  const search = searchIn(query);
  const status = emailStatuses.find((known) => known === query.get("status"));
  const counts = await countEmails(services, search);
  const total = status ? counts[status] : Object.values(counts).reduce((a, b) => a + b);
  const pages = pagesOf(Math.min(total, maxCounted), PAGE_LENGTH);
  const page = pageIn(query, pages);
  const span = { limit: PAGE_LENGTH, offset: (page - 1) * PAGE_LENGTH };
  const emails = await listOutbox(services, { search, status, ...span });
  return { search, status, page, pages, emails, counts };
}

/** The URL of a view, without unset filters. */
export function outboxAddress({
  search,
  status,
  page,
}: {
  search: string;
  status?: string | undefined;
  page?: number;
}): string {
  return listAddress("/admin/emails", { search, status, page });
}
