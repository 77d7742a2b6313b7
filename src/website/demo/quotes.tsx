import "./quotes.css";
import { demo } from "../../content/demo.ts";
import { Biscuit, Kevin } from "./dog-heads.tsx";

const { quotes, quotesHeading, quotesNote } = demo.home;
const portraits = [
  { Dog: Biscuit, backdrop: "#ffd3cf" },
  { Dog: Kevin, backdrop: "#ffe39a" },
] as const;

/** What two invented customers say, each beside their dog. */
export function Quotes() {
  return (
    <section aria-labelledby="quotes-title" className="demo-section demo-quotes">
      <div className="page-width">
        <h2 id="quotes-title" className="text-title">
          {quotesHeading}
        </h2>
        <div className="demo-quote-grid">
          {quotes.map(({ text, by }, index) => {
            const portrait = portraits[index];
            return (
              <figure key={by}>
                {portrait && (
                  <svg viewBox="-30 -18 260 260" aria-hidden="true">
                    <path d="M-30-18h260v260H-30z" fill={portrait.backdrop} />
                    <portrait.Dog />
                  </svg>
                )}
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
