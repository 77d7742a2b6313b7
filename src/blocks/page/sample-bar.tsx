/** Says on a page that a stranger made up what it is, wherever the page is opened. */
export function SampleBar() {
  return (
    <aside className="sample-bar" aria-label="About this page">
      This is a sketch. It isn’t anyone’s real website.
    </aside>
  );
}
