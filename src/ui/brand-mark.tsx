type BrandMarkProps = {
  /** The corner radius of the tile, in 32nds; 0 if the system rounds corners itself. */
  corner?: number;
};

/** The mark, a corner shop under its awning, drawn in a box of 32 by 32. */
export function BrandMark({ corner = 8 }: BrandMarkProps) {
  return (
    <>
      <rect width="32" height="32" rx={corner} fill="#1f5b45" />
      <path d="M7.5 15h17v9.5a1.5 1.5 0 0 1-1.5 1.5H9a1.5 1.5 0 0 1-1.5-1.5z" fill="#fbf8f2" />
      <path d="M17.5 18.5h4.25V26h-4.25z" fill="#1f5b45" />
      <path d="M10.5 18.5h4.5v3.5h-4.5z" fill="#e4eef2" />
      <path
        d="M8.5 6h15L27 13.4a2.75 2.75 0 0 1-5.5.6 2.75 2.75 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5 0 2.75 2.75 0 0 1-5.5-.6z"
        fill="#f3ecdd"
      />
      <path
        d="M12.25 6H16v8a2.75 2.75 0 0 1-5.5 0zM19.75 6h3.75L27 13.4a2.75 2.75 0 0 1-5.5.6z"
        fill="#e9a35a"
      />
    </>
  );
}
