import "./hero.css";
import { demo } from "../../content/demo.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Phone } from "../../ui/icons.tsx";
import { BathDrawing } from "./bath-drawing.tsx";

const { home, bookButton, business } = demo;

/** The first screen: what the shop does, how to book, and its figures, which are made up. */
export function Hero() {
  return (
    <section id="home" aria-labelledby="home-title" className="demo-hero demo-foam">
      <div className="page-width demo-hero-grid">
        <div className="demo-hero-words">
          <h1 id="home-title">{home.heading}</h1>
          <p className="text-lead">{home.lead}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={bookButton.href} size="large" className="demo-pill">
              {bookButton.label}
            </ButtonLink>
            <ButtonLink
              href={business.phone.href}
              look="secondary"
              size="large"
              className="demo-pill"
            >
              <Phone className="size-5" />
              {home.callPrefix} {business.phone.display}
            </ButtonLink>
          </div>
        </div>
        <BathDrawing />
        <figure className="demo-stats">
          <dl>
            {home.stats.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <figcaption className="text-small">{home.statsNote}</figcaption>
        </figure>
      </div>
    </section>
  );
}
