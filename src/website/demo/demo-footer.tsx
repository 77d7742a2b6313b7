import "./demo-footer.css";
import { demo } from "../../content/demo.ts";
import { DemoBrand } from "./demo-brand.tsx";
import { SleepingDachshund } from "./sleeping-dachshund.tsx";

const { label, nav, footer, contact } = demo;

/** The shop’s footer, under a freshly washed dog. */
export function DemoFooter() {
  return (
    <footer className="demo-footer">
      <SleepingDachshund />
      <div>
        <div className="page-width">
          <div>
            <DemoBrand />
            <p>{footer}</p>
          </div>
          <nav aria-label="Footer">
            <ul>
              {nav.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <ul className="text-small">
            {contact.hours.map(({ days, times }) => (
              <li key={days}>
                {days}: {times}
              </li>
            ))}
          </ul>
          <p className="text-small">
            {label.short}. {label.text} <a href={label.link.href}>{label.link.label}</a>
          </p>
        </div>
      </div>
    </footer>
  );
}
