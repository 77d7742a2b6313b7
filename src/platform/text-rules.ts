import * as z from "zod/mini";
import { hasVisibleLetter } from "./visible-text.ts";

// Shared by the server and the forms' islands, hence zod/mini. An island loads them with the rules of
// its form (decision 006).

/**
 * Control characters, half surrogate pairs, and invisible characters that change the text
 * direction.
 */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;
const unprintableInLines = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** Lengths are in UTF-16 units as `maxlength` counts. */
type Lengths = { atLeast?: number; atMost?: number };

/**
 * A line of text, trimmed.
 *
 * @param label starts the messages.
 * @param short the message if it is too short.
 * @param empty the message if there is nothing; unset, it is that of what is too short.
 */
export function line(label: string, lengths: Lengths, short?: string, empty?: string) {
  return text(label, lengths, unprintable, short, empty);
}

/** Text of several lines; browsers send line ends as CRLF. */
export function lines(label: string, lengths: Lengths, short?: string, empty?: string) {
  const normalised = z.pipe(
    z.string(),
    z.transform((value) => value.replace(/\r\n?/g, "\n")),
  );
  return z.pipe(normalised, text(label, lengths, unprintableInLines, short, empty));
}

function text(
  label: string,
  { atLeast = 0, atMost = Number.POSITIVE_INFINITY }: Lengths,
  forbidden: RegExp,
  short = `${label} must be at least ${atLeast} characters`,
  empty = short,
) {
  return z.string(empty).check(
    z.trim(),
    z.minLength(atLeast, { error: ({ input }) => (input === "" ? empty : short) }),
    z.maxLength(atMost, `${label} must be at most ${atMost} characters`),
    z.refine<string>((value) => !forbidden.test(value), {
      error: `${label} can’t contain hidden characters`,
    }),
  );
}

/** Has at least one visible character, unless it is empty. */
export function visible(label: string) {
  return z.refine<string>((value) => value === "" || hasVisibleLetter(value), {
    error: `${label} must have at least one letter or number`,
  });
}

/** The name of a person or a business. */
export function name(label: string, lengths: Lengths) {
  return line(label, lengths).check(visible(label));
}

/** @param empty the message if there is nothing. */
export function email(
  atMost = Number.POSITIVE_INFINITY,
  empty = "Please enter a valid email address",
) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: empty, abort: true }),
      z.maxLength(atMost, `Email must be at most ${atMost} characters`),
      z.email("Please enter a valid email address"),
    );
}

/** Whether it has the six digits that a phone number has at least, and nothing but such signs. */
export function isPhoneNumber(value: string): boolean {
  return /^[\d\s()+./-]+$/.test(value) && /\d(?:\D*\d){5}/.test(value);
}

export function isEmailAddress(value: string): boolean {
  return z.email().safeParse(value).success;
}

/**
 * The address of a website as people write it, with or without its scheme, or nothing. It comes out
 * with one.
 */
export function website(atMost: number) {
  const message = "Please enter a web address such as example.com.au, or leave it empty";
  return z.pipe(
    line("Web address", { atMost }).check(z.refine<string>(isEmptyOrWebsite, { error: message })),
    z.transform((value) => (value === "" ? "" : withScheme(value))),
  );
}

function isEmptyOrWebsite(value: string): boolean {
  if (value === "") return true;
  const address = withScheme(value);
  if (/\s/.test(value) || !URL.canParse(address)) return false;
  const { username, hostname } = new URL(address);
  // An email address has a user name; a number or a name without a dot is no public host.
  return username === "" && /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(hostname);
}

/** Anything but http(s) becomes part of the host or the path, where it is no address any more. */
function withScheme(value: string): string {
  return /^https?:\/\//i.test(value) ? value : `https://${value.replace(/^\/+/, "")}`;
}

/** A phone number of six digits or more, or nothing. */
export function phone(atMost: number) {
  return line("Phone number", { atMost }).check(
    z.refine<string>((value) => value === "" || /\d(?:\D*\d){5}/.test(value), {
      error: "Please enter a valid phone number, or leave it empty",
    }),
  );
}
