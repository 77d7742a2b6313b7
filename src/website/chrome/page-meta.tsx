import type { SitePage } from "../../content/pages.ts";
import { home } from "../../content/pages.ts";
import {
  shareImageAlt,
  shareImageName,
  shareImagePath,
  shareImageSize,
} from "./share-image-address.ts";

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
  /** The path and query of a link to this state of the page, where that is shared by itself. */
  sharedAs?: string | undefined;
  /** The picture of such a link, when it is not the page's own. */
  picture?: SharedPicture | undefined;
};

/** One of those under /og, by its name, or one at its own address. */
export type SharedPicture = { name: string; headline: string } | { path: string; alt: string };

/** What a public page tells search engines and link previews. */
export function PageMeta(props: PageMetaProps) {
  const { companyName, title, description, path, origin, page, noindex, sharedAs } = props;
  const fullTitle = `${title} | ${companyName}`;
  const canonical = new URL(path, origin).href;
  const picture = props.picture ?? ofPage(page ?? home);
  const ownPath = "path" in picture ? picture.path : shareImagePath(picture.name);
  const image = new URL(ownPath, origin).href;
  const imageAlt = "alt" in picture ? picture.alt : shareImageAlt(picture, companyName);
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
      <meta property="og:url" content={new URL(sharedAs ?? path, origin).href} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="geo.region" content="AU" />
    </>
  );
}

function ofPage(page: SitePage): { name: string; headline: string } {
  return { name: shareImageName(page), headline: page.headline };
}
