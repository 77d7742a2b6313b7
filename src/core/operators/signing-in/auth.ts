import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { betterAuth } from "better-auth/minimal";
import { admin, jwt, twoFactor } from "better-auth/plugins";
import { createAccessControl } from "better-auth/plugins/access";
import { adminAc, defaultStatements, userAc } from "better-auth/plugins/admin/access";
import * as z from "zod";
import type { Database } from "../../../database/client.ts";
import {
  operatorAccounts,
  operatorSessions,
  operators,
  operatorTokenKeys,
  operatorTwoFactors,
  operatorVerifications,
} from "../../../database/tables/operators.ts";
import type { Log } from "../../../platform/log.ts";
import { maxPasswordLength, minPasswordLength } from "../schema.ts";
import { makeBackupCodes, readBackupCode } from "./backup-codes.ts";
import { addressHeader, cookiePrefix } from "./header-names.ts";
import { refuseUsedCodes } from "./used-codes.ts";

export type Auth = ReturnType<typeof createAuth>;

/** A session ends after this many seconds without use. */
const SESSION_SECONDS = 12 * 60 * 60;
const RENEW_AFTER_SECONDS = 10 * 60;

/** How long an operator may take from the password to the authenticator app's code. */
const CHALLENGE_SECONDS = 10 * 60;

type AuthServices = {
  database: Database;
  log: Log;
  config: { publicUrl: string; companyName: string };
};

/**
 * Better Auth for operators. Its endpoints are not reachable from outside: pages call `auth.api`,
 * so that limits, origin checks and the refusal of used codes cannot be bypassed.
 *
 * @param secret signs cookies and encrypts second factors. If it changes, everybody has to sign in
 * again and set up second factors again.
 */
export function createAuth({ database, log, config }: AuthServices, secret: string) {
  const isHttps = config.publicUrl.startsWith("https:");
  return betterAuth({
    appName: config.companyName,
    baseURL: config.publicUrl,
    secret,
    telemetry: { enabled: false },
    logger: {
      level: "warn",
      // Without the arguments, which may contain what a visitor typed.
      log: (level, message) => log[level]({}, `sign-in: ${message}`),
    },
    database: drizzleAdapter(database, {
      provider: "pg",
      transaction: true,
      schema: {
        user: operators,
        session: operatorSessions,
        account: operatorAccounts,
        verification: operatorVerifications,
        twoFactor: operatorTwoFactors,
        jwks: operatorTokenKeys,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: minPasswordLength,
      maxPasswordLength: maxPasswordLength,
    },
    session: { expiresIn: SESSION_SECONDS, updateAge: RENEW_AFTER_SECONDS },
    verification: { storeIdentifier: "hashed" },
    advanced: {
      database: { generateId: "uuid" },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      // A __Host- cookie cannot be set by another host of the same domain. Browsers accept one only
      // over HTTPS, so our own prefix in the name replaces Better Auth's.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(config.publicUrl),
      defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: "lax", path: "/" },
    },
    plugins: [
      refuseUsedCodes(database),
      twoFactor({
        twoFactorCookieMaxAge: CHALLENGE_SECONDS,
        backupCodeOptions: {
          customBackupCodesGenerate: makeBackupCodes,
          storeBackupCodes: {
            encrypt: (codes) => symmetricEncrypt({ key: secret, data: codes }),
            // As they are read, so that codes of earlier versions are still found.
            decrypt: async (kept) => {
              const codes = codesSchema.parse(
                JSON.parse(await symmetricDecrypt({ key: secret, data: kept })),
              );
              return JSON.stringify(codes.map(readBackupCode));
            },
          },
        },
      }),
      admin({
        ac: accessControl,
        roles: {
          owner: accessControl.newRole(adminAc.statements),
          staff: accessControl.newRole(userAc.statements),
        },
        adminRoles: ["owner"],
        defaultRole: "staff",
      }),
      jwt({
        disableSettingJwtHeader: true,
        jwt: { expirationTime: "15m", issuer: config.publicUrl, audience: config.publicUrl },
      }),
    ],
  });
}

const codesSchema = z.array(z.string());

const accessControl = createAccessControl(defaultStatements);
