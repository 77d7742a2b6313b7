import { company } from "../../../content/company.ts";
import { newPasswordSchema } from "../schema.ts";

/** What is left of a password without the owner's own words has to be this long. */
const MIN_OWN = 8;

/**
 * Why a new password is refused; undefined if it is taken. Length counts, and that it is not the
 * first thing that others would try (NIST SP 800-63B section 3.1.1.2): a common password, one with
 * something added, or the owner's name or address.
 *
 * @param owner whose password it will be.
 */
export async function doubtNewPassword(
  password: string,
  owner: { name: string; email: string },
): Promise<string | undefined> {
  const parsed = newPasswordSchema.safeParse(password);
  if (!parsed.success) return parsed.error.issues[0]?.message;
  const plain = password.toLowerCase();
  if (isAboutOwner(plain, owner)) {
    return "That’s too close to your name, your email or ours. A few unrelated words work well";
  }
  if (/^(.{1,6})\1+$/.test(plain) || (await isCommon(plain))) {
    return "Many people use that password, so it’s guessed first. A few unrelated words work well";
  }
  return undefined;
}

function isAboutOwner(plain: string, { name, email }: { name: string; email: string }): boolean {
  const letters = lettersOf(plain);
  const words = `${name} ${email} ${company.name}`
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .sort((a, b) => b.length - a.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), letters);
  return rest !== letters && rest.length < MIN_OWN;
}

/** Of those who add something, most put digits and signs at the ends. */
async function isCommon(plain: string): Promise<boolean> {
  // Loaded when needed: 49,000 passwords, from lists of those that leaked most often.
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const core = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return dictionary["passwords-common"].some((known) => known === plain || known === core);
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "");
}
