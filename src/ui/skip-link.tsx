/** The first keyboard stop: skips the header, to the element with the id `main`. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-card focus:bg-forest focus:px-5 focus:py-3 font-semibold text-paper"
    >
      Skip to content
    </a>
  );
}
