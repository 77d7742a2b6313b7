import { ButtonLink } from "../../ui/button.tsx";
import { MainStreet } from "./main-street.tsx";

/** The final call to action, on the main street of a country town. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="overflow-hidden bg-sky">
      <div className="page-width grid justify-items-center gap-6 pt-18 pb-12 text-center md:pt-28 md:pb-16">
        <h2 id="closing-title" className="max-w-3xl text-title">
          There’s room on the main street for your idea
        </h2>
        <p className="max-w-xl text-lead text-muted">
          Leave your details and we’ll contact you when a spot opens. Nothing to pay and no
          obligation.
        </p>
        <ButtonLink href="/waitlist" size="large" className="mt-2">
          Join Priority Waitlist
        </ButtonLink>
      </div>
      <MainStreet />
    </section>
  );
}
