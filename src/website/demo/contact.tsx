import "./contact.css";
import type { ReactNode } from "react";
import { demo } from "../../content/demo.ts";
import { BookingForm } from "./booking-form.tsx";

const { contact, business } = demo;

/** The booking form, the address and the opening hours. */
export function Contact() {
  return (
    <section id="contact" aria-labelledby="contact-title" className="demo-section demo-contact">
      <div className="page-width">
        <div>
          <h2 id="contact-title" className="text-title">
            {contact.heading}
          </h2>
          <p className="demo-lead">{contact.lead}</p>
          <BookingForm />
        </div>
        <div className="demo-details">
          <h3 className="text-heading">{contact.detailsHeading}</h3>
          <dl>
            <Detail label={contact.labels.phone}>
              <a href={business.phone.href}>{business.phone.display}</a>
            </Detail>
            <Detail label={contact.labels.mobile}>
              <a href={business.mobile.href}>{business.mobile.display}</a>
            </Detail>
            <Detail label={contact.labels.email}>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </Detail>
            <Detail label={contact.labels.address}>
              {business.street}
              <br />
              {business.suburb}
            </Detail>
          </dl>
          <p className="text-small">{contact.parking}</p>
          <h3 className="text-heading">{contact.hoursHeading}</h3>
          <dl>
            {contact.hours.map(({ days, times }) => (
              <Detail key={days} label={days}>
                {times}
              </Detail>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
