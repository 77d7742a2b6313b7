type MapCreditsProps = {
  /** A bar of this length in pixels is this many kilometres. */
  scale: { km: number; pixels: number };
};

/** The drawn map's scale and data sources. `scripts/trace-regions.ts` shows how it is made. */
export function MapCredits({ scale: { km, pixels } }: MapCreditsProps) {
  return (
    <>
      <span className="flex items-center gap-2 text-ink">
        <svg width={pixels + 2} height="9" aria-hidden="true">
          <path d={`M1 0v8h${pixels}V0`} fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
        {`${km} km, north up`}
      </span>
      <span>
        Coast and rivers:{" "}
        <a className="underline" href="https://www.soest.hawaii.edu/pwessel/gshhg/">
          GSHHG
        </a>{" "}
        (LGPL). Places:{" "}
        <a className="underline" href="https://www.geonames.org/">
          GeoNames
        </a>{" "}
        (
        <a className="underline" href="https://creativecommons.org/licenses/by/4.0/">
          CC BY 4.0
        </a>
        ).
      </span>
    </>
  );
}
