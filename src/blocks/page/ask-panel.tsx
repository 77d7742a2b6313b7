import { usePage } from "../context.ts";

/** Beside the site’s pages: a review answers there for a site that isn’t live yet. */
export const askPath = "ask";

/** A question to the site, in a frame that is fetched only once it is opened. */
export function AskPanel() {
  const { pageAddress } = usePage();
  return (
    <details className="ask-panel">
      <summary>Ask a question</summary>
      <iframe src={pageAddress(askPath)} loading="lazy" title="Ask a question" />
    </details>
  );
}
