/** A look: type, shape, density. Colours come from the site’s own colour. */
export type Design = {
  name: string;
  /** Its tokens and what it does differently, after the styles of the blocks. */
  styles: string;
  fonts: readonly Font[];
};

type Font = {
  family: string;
  file: string;
  weight: string;
  /** A font that every device has, made as wide and high as this one, in per cent. */
  fallback: { local: string; sizeAdjust: number; ascent: number; descent: number };
};

/** What makes a design’s fonts load, and stand in for each other without a jump. */
export function fontFaces({ fonts }: Design, address: (file: string) => string): string {
  return fonts
    .map(
      ({ family, file, weight, fallback }) => `@font-face {
  font-family: "${family}";
  src: url("${address(file)}") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}

@font-face {
  font-family: "${family} fallback";
  src: local("${fallback.local}");
  size-adjust: ${fallback.sizeAdjust}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: 0%;
}`,
    )
    .join("\n\n");
}
