import type { SitePage } from "../../content/pages.ts";
import { home } from "../../content/pages.ts";
import { shareImageAlt, shareImagePath, shareImageSize } from "./share-image-address.ts";

type PageMetaProps = {
  companyName: string;
  /** Without the company's name. */
  title: string;
  description: string;
  path: string;
  /** The site's origin, for absolute URLs. */
  origin: string;
  /** Its entry in content/pages.ts. */
  page: SitePage | undefined;
  noindex: boolean;
};

/** What a public page tells search engines and link previews. */
export function PageMeta(props: PageMetaProps) {
  const { companyName, title, description, path, origin, page, noindex } = props;
  const fullTitle = `${title} | ${companyName}`;
  const canonical = new URL(path, origin).href;
  const image = new URL(shareImagePath(page ?? home), origin).href;
  const imageAlt = shareImageAlt(page ?? home, companyName);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {page?.keywords && <meta name="keywords" content={page.keywords.join(", ")} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={canonical} />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={companyName} />
      <meta property="og:locale" content="en_AU" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="geo.region" content="AU" />
    </>
  );
}
