import "./services.css";
import { demo } from "../../content/demo.ts";
import { Bucket, FirstVisit, ScissorsAndComb, TidyPaw } from "./service-drawings.tsx";

const { home } = demo;
const drawings = [Bucket, ScissorsAndComb, TidyPaw, FirstVisit];

/** What the shop does, and what it costs. */
export function Services() {
  return (
    <section aria-labelledby="services-title" className="demo-section">
      <div className="page-width">
        <h2 id="services-title" className="text-title">
          {home.servicesHeading}
        </h2>
        <p className="demo-lead">{home.servicesLead}</p>
        <ul className="demo-services">
          {home.services.map(({ title, price, text }, index) => {
            const Drawing = drawings[index];
            return (
              <li key={title}>
                {Drawing && <Drawing />}
                <h3 className="text-heading">{title}</h3>
                <p className="demo-price">{price}</p>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
