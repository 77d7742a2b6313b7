import "./demo.css";
import "./demo-header.css";
import { demo } from "../../content/demo.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Phone } from "../../ui/icons.tsx";
import { DemoBrand } from "./demo-brand.tsx";

const { nav, bookButton, callButton, business } = demo;

/** The shop’s header: its name, navigation, and two ways to book. */
export function DemoHeader() {
  return (
    <header className="demo-header">
      <div className="page-width">
        <DemoBrand />
        <nav aria-label="Main">
          <ul>
            {nav.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink
          href={business.phone.href}
          look="secondary"
          className="demo-pill demo-call"
          aria-label={`${callButton.label}: ${business.phone.display}`}
        >
          <Phone className="size-5" />
          <span>{business.phone.display}</span>
        </ButtonLink>
        <ButtonLink href={bookButton.href} className="demo-pill">
          {bookButton.label}
        </ButtonLink>
      </div>
    </header>
  );
}
