import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment, updatedAt } from "../columns.ts";

// Who may run the business, and how they sign in. The first six tables are Better Auth's: their
// keys here are its names of the fields, their columns are named like the rest of the database.

/**
 * `user` in Better Auth. An operator who is switched off is `banned`, and keeps their name in the
 * history.
 */
export const operators = pgTable(
  "operators",
  {
    id: id(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(true),
    image: text("image"),
    role: text("role", { enum: ["owner", "staff"] })
      .notNull()
      .default("staff"),
    banned: boolean("banned").notNull().default(false),
    banReason: text("ban_reason"),
    banExpires: moment("ban_expires"),
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex("operators_email_key").on(table.email),
    check("operators_email_in_small_letters", sql`${table.email} = lower(${table.email})`),
    check("operators_role", sql`${table.role} in ('owner', 'staff')`),
  ],
);

const operatorId = () =>
  uuid("operator_id")
    .notNull()
    .references(() => operators.id, { onDelete: "cascade" });

export const operatorSessions = pgTable(
  "operator_sessions",
  {
    id: id(),
    userId: operatorId(),
    token: text("token").notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    impersonatedBy: text("impersonated_by"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("operator_sessions_operator").on(table.userId)],
);

/** `account` in Better Auth: here one a person, with the hash of the password. */
export const operatorAccounts = pgTable(
  "operator_accounts",
  {
    id: id(),
    userId: operatorId(),
    providerId: text("provider_id").notNull(),
    accountId: text("account_id").notNull(),
    password: text("password"),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("operator_accounts_provider_key").on(table.userId, table.providerId)],
);

/** Half-done sign-ins, under hashed names. */
export const operatorVerifications = pgTable(
  "operator_verifications",
  {
    id: id(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("operator_verifications_identifier").on(table.identifier)],
);

/** Encrypted with AUTH_SECRET: the secret of the authenticator app and the backup codes. */
export const operatorTwoFactors = pgTable("operator_two_factors", {
  id: id(),
  userId: operatorId().unique(),
  secret: text("secret").notNull(),
  backupCodes: text("backup_codes").notNull(),
  verified: boolean("verified").notNull().default(true),
  failedVerificationCount: integer("failed_verification_count").notNull().default(0),
  lockedUntil: moment("locked_until"),
});

/** `jwks` in Better Auth: the keys that sign tokens of the JSON API. */
export const operatorTokenKeys = pgTable("operator_token_keys", {
  id: id(),
  publicKey: text("public_key").notNull(),
  privateKey: text("private_key").notNull(),
  alg: text("alg"),
  crv: text("crv"),
  createdAt: createdAt(),
  expiresAt: moment("expires_at"),
});

/** Authenticator codes that were tried, so that none works twice. */
export const operatorUsedCodes = pgTable(
  "operator_used_codes",
  {
    operatorId: operatorId(),
    code: text("code").notNull(),
    usedAt: moment("used_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.code] })],
);

/** One-time links that make an operator, or let one back in. The token itself is stored nowhere. */
export const operatorSetUpLinks = pgTable(
  "operator_set_up_links",
  {
    id: id(),
    /** SHA-256 of the token, in hex. */
    tokenHash: text("token_hash").notNull().unique(),
    /**
     * first: for anyone who holds it, as long as there is no operator. invite: for a new operator at
     * `email`. recover: a new password, and no second factor, for the operator at `email`. reset: a
     * new password alone.
     */
    purpose: text("purpose", { enum: ["first", "invite", "recover", "reset"] }).notNull(),
    email: text("email"),
    role: text("role", { enum: ["owner", "staff"] })
      .notNull()
      .default("owner"),
    /** Who made the invitation. Null if it was made on the command line, and for other links. */
    invitedBy: uuid("invited_by").references(() => operators.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    /** Null for the first operator's: it works until there is one. */
    expiresAt: moment("expires_at"),
    usedAt: moment("used_at"),
  },
  (table) => [
    check(
      "operator_set_up_links_purpose",
      sql`${table.purpose} in ('first', 'invite', 'recover', 'reset')`,
    ),
    check("operator_set_up_links_role", sql`${table.role} in ('owner', 'staff')`),
    check(
      "operator_set_up_links_email",
      sql`(${table.email} is null) <= (${table.purpose} = 'first')`,
    ),
  ],
);
