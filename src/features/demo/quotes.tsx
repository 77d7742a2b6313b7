import { demo } from "../../content/demo.ts";
import { Biscuit, Kevin } from "./dog-heads.tsx";

const { quotes, quotesHeading, quotesNote } = demo.home;
const portraits = [Biscuit, Kevin];

/** What two invented customers say, each beside their dog. */
export function Quotes() {
  return (
    <section aria-labelledby="quotes-title" className="demo-section demo-quotes">
      <div className="page-width">
        <h2 id="quotes-title">{quotesHeading}</h2>
        <div className="demo-quote-grid">
          {quotes.map(({ text, by }, index) => {
            const Portrait = portraits[index];
            return (
              <figure key={by}>
                <svg viewBox="-30 -18 260 260" aria-hidden="true">
                  {Portrait && <Portrait />}
                </svg>
                <blockquote className="text-heading">“{text}”</blockquote>
                <figcaption>{by}</figcaption>
              </figure>
            );
          })}
        </div>
        <p className="text-small">{quotesNote}</p>
      </div>
    </section>
  );
}
