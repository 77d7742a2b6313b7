/** Drawn, since the policy of our pages allows no styles in markup. */
export function ColourDot({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 36 36" aria-hidden="true" className="size-9">
      <circle cx="18" cy="18" r="17.5" fill={colour} stroke="#17231d" strokeOpacity="0.25" />
    </svg>
  );
}
