import "./about.css";
import { demo } from "../../content/demo.ts";
import { JosieDrawing } from "./josie-drawing.tsx";
import { Paw } from "./paw.tsx";

/** Who holds the brush. */
export function About() {
  const { heading, paragraphs, points } = demo.about;
  return (
    <section id="about" aria-labelledby="about-title" className="demo-section demo-about">
      <div className="page-width">
        <JosieDrawing />
        <div className="grid gap-5">
          <h2 id="about-title" className="text-title">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-xl">
              {paragraph}
            </p>
          ))}
          <ul className="demo-points">
            {points.map((point) => (
              <li key={point}>
                <svg viewBox="0 0 48 48" aria-hidden="true">
                  <Paw x={24} y={28} colour="#d94f3d" />
                </svg>
                {point}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
