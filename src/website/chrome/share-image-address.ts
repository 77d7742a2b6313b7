/** The picture shown with a shared link. 1.91 to 1 is what social networks crop to. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The name of a page's picture under /og, such as `about` or `tools-local-mvp-ideas`. */
export function shareImageName(page: { path: string }): string {
  return page.path.slice(1).replaceAll("/", "-") || "home";
}

/** The path of a picture, by its name. */
export function shareImagePath(name: string): string {
  return `/og/${name}.png`;
}

/** The picture's alt text. */
export function shareImageAlt(page: { headline: string }, companyName: string): string {
  return `${companyName}: “${page.headline}” above a drawn row of shops between gum trees.`;
}
