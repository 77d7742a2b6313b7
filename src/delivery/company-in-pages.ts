/**
 * Placeholders that the build writes for what is only known at the start;
 * `src/delivery/company-in-pages.ts` fills them in. The brackets show where a text is in a URL,
 * since they are encoded there.
 */
export const companyAtStart = {
  name: "⟦company⟧",
  supportEmail: "⟦email⟧",
  url: "https://public-url.invalid",
} as const;

/** What the environment says about us; `url` is an origin. */
export type Company = { name: string; supportEmail: string; url: string };

const jsonLd = /(<script type="application\/ld\+json">.*?<\/script>)/s;

/**
 * A built file with our name and addresses in it, which the build does not know: one build serves
 * any address. Built files hold our own words only, and the configuration refuses quotes, brackets
 * and backslashes in these values, so `&` is all that there is to escape.
 *
 * @param extension of the file, such as ".html"
 */
export function withCompany(text: string, extension: string, company: Company): string {
  if (extension !== ".html") return fill(text, company);
  return text
    .split(jsonLd)
    .map((part, index) => fill(part, company, index % 2 === 1 ? undefined : escapeMarkup))
    .join("");
}

/** Whether a built file has placeholders. */
export function namesCompany(text: string): boolean {
  const marks = Object.values(companyAtStart);
  return marks.some((mark) => text.includes(mark) || text.includes(encodeURIComponent(mark)));
}

function escapeMarkup(value: string): string {
  return value.replaceAll("&", "&amp;");
}

function fill(
  text: string,
  { name, supportEmail, url }: Company,
  inText = (value: string) => value,
): string {
  let filled = text.replaceAll(companyAtStart.url, () => url);
  for (const [mark, value] of [
    [companyAtStart.name, name],
    [companyAtStart.supportEmail, supportEmail],
  ] as const) {
    filled = filled
      .replaceAll(encodeURIComponent(mark), () => encodeURIComponent(value).replace("%40", "@"))
      .replaceAll(mark, () => inText(value));
  }
  return filled;
}
