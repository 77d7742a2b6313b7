/**
 * The Content-Security-Policy of each kind of answer, which it has in a header. Where a policy comes
 * from besides: Astro adds `font-src`, `script-src` and `style-src` to `page`, with a hash of each
 * inline script and style. Built pages keep the hashes of their own (page-policy.ts); a page that
 * is rendered on request, of the website or of the office, has those of everything the build made.
 * Three kinds say their own: a file that a stranger sent is `default-src 'none'; sandbox`
 * (platform/files/answer-with-file.ts), an email shown in the office has one made for it
 * (office/emails/mail-policy.ts), and a page of a customer’s site in one of our frames has the one below.
 */

/** Every answer has this one beside its own, and both apply. None of our scripts turns text into markup or code. */
export const policyOfEverything = [
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

/** Pages of the website and of the office: nothing from anywhere but here. */
export const policyOfPages = [
  "default-src 'self'",
  "img-src 'self' data:",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
] as const;

/** The development server's alone: Vite writes scripts and styles into pages, and has a socket. */
export const policyOfDevelopment = [
  ...policyOfPages,
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
].join("; ");

/** What a page adds that shows a frame of another site, beside ours, once a visitor has asked for it. */
export function withFrameOf(origin: string) {
  return [`frame-src 'self' ${origin}`, `connect-src 'self' ${origin}`] as const;
}

/**
 * A page of a customer’s site in one of our frames, for its review or its editor. It replaces the policy
 * of everything: nothing in the page runs, and the page around it may reach into it.
 *
 * @param own what it is served with once it is live; the hash of its stylesheet is taken from there.
 */
export function policyInOurFrame(own: string | null): string {
  const styles = own?.match(/'sha256-[\w+/=]+'/g) ?? [];
  return [
    "sandbox allow-same-origin",
    "default-src 'none'",
    "img-src 'self'",
    ["style-src 'self'", ...styles].join(" "),
    "font-src 'self'",
    ...(own?.includes("frame-src 'self'") ? ["frame-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}
