import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "../columns.ts";
import { sites } from "./sites.ts";

/** Messages from visitors to us, newest last by `id`, which is a UUID v7. */
export const enquiries = pgTable(
  "enquiries",
  {
    id: id(),
    /** suspected: sent with a filled trap field; an operator lets it in or dismisses it. */
    status: text({ enum: ["suspected", "open", "answered"] })
      .notNull()
      .default("open"),
    /** The form that it came from. */
    via: text({ enum: ["contact", "chat"] }).notNull(),
    /** The chat asks for an address alone. */
    name: text(),
    email: text().notNull(),
    subject: text(),
    message: text().notNull(),
    created_at: createdAt(),
    /** Set at every change by an operator. */
    updated_at: updatedAt(),
  },
  (table) => [
    index("enquiries_status").on(table.status, table.id),
    // All but the suspected, or a list would read past any number of them.
    index("enquiries_taken").on(table.id).where(sql`${table.status} <> 'suspected'`),
    index("enquiries_created_at").on(table.created_at),
    index("enquiries_email").on(sql`lower(${table.email})`, table.created_at),
    index("enquiries_search")
      .using("gin", sql`${enquiryText(table)} gin_trgm_ops`)
      .with({ fastupdate: false }),
    check("enquiries_status_check", sql`${table.status} in ('suspected', 'open', 'answered')`),
    check("enquiries_via_check", sql`${table.via} in ('contact', 'chat')`),
  ],
);

/** What a search looks at; the same expression as in its index. */
export function enquiryText(
  enquiry: Record<"name" | "email" | "subject" | "message", SQLWrapper>,
): SQL {
  return sql`lower(' ' || coalesce(${enquiry.name}, '') || ' ' || ${enquiry.email} || ' ' || coalesce(${enquiry.subject}, '') || ' ' || ${enquiry.message})`;
}

/** Messages from visitors of a customer’s site to that business. */
export const siteEnquiries = pgTable(
  "site_enquiries",
  {
    id: id(),
    site_id: uuid()
      .notNull()
      .references(() => sites.id, { onDelete: "cascade" }),
    /** suspected: looks as if a program wrote it; kept apart for 30 days. */
    status: text({ enum: ["suspected", "open"] }).notNull(),
    name: text().notNull(),
    /** An email address or a phone number, as it was typed. */
    reply_to: text().notNull(),
    message: text().notNull(),
    /** When the business marked it as answered; null until then. */
    answered_at: moment("answered_at"),
    created_at: createdAt(),
  },
  (table) => [
    index("site_enquiries_site").on(table.site_id, table.status, table.id),
    // Of all sites, but the suspected, for the list of them all.
    index("site_enquiries_taken").on(table.id).where(sql`${table.status} <> 'suspected'`),
    index("site_enquiries_search")
      .using("gin", sql`${siteEnquiryText(table)} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index("site_enquiries_created_at").on(table.created_at),
    index("site_enquiries_reply_to").on(sql`lower(${table.reply_to})`),
    index("site_enquiries_phone").on(phoneIn(table.reply_to)).where(isPhone(table.reply_to)),
    check("site_enquiries_status_check", sql`${table.status} in ('suspected', 'open')`),
  ],
);

/** What a search looks at; the same expression as in its index. */
export function siteEnquiryText(enquiry: Record<"name" | "reply_to" | "message", SQLWrapper>): SQL {
  return sql`lower(' ' || ${enquiry.name} || ' ' || ${enquiry.reply_to} || ' ' || ${enquiry.message})`;
}

/** Whether an enquirer left a phone number: all else that they may leave is an email address. */
export function isPhone(replyTo: SQLWrapper): SQL {
  return sql`${replyTo} not like '%@%'`;
}

/** The digits of a phone number as they are dialled in Australia; the same as in its index. */
export function phoneIn(text: SQLWrapper): SQL {
  return sql`regexp_replace(regexp_replace(${text}, '[^0-9]', '', 'g'), '^(00)?61', '0')`;
}
