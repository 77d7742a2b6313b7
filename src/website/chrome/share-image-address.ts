/** The picture that is shown with a shared link: 1.91 to 1, which is what networks crop to. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The name of a page's picture below /og, such as `about` or `tools-local-mvp-ideas`. */
export function shareImageName(page: { path: string }): string {
  return page.path.slice(1).replaceAll("/", "-") || "home";
}

/** The path of a page's picture. */
export function shareImagePath(page: { path: string }): string {
  return `/og/${shareImageName(page)}.png`;
}

/** What the picture shows, for people who cannot see it. */
export function shareImageAlt(page: { headline: string }, companyName: string): string {
  return `${companyName}: “${page.headline}” above a drawn row of shops between gum trees.`;
}
