import { useTarget } from "../context.ts";

/** Whether a page has the bar, for what stands above it and is drawn before the bar has arrived. */
export function useHasPhoneBar(): boolean {
  return [useTarget("phone"), useTarget("enquiry"), useTarget("directions")].some(Boolean);
}

/** The ways to the business, at hand wherever one is on a page; its stylesheet shows it on phones alone. */
export function PhoneBar() {
  const call = useTarget("phone");
  const message = useTarget("enquiry");
  const directions = useTarget("directions");
  if (!call && !message && !directions) return null;
  return (
    <nav className="phone-bar" aria-label="Get in touch">
      {call && <a href={call}>Call</a>}
      {message && <a href={message}>Message</a>}
      {directions && (
        <a href={directions} rel="noopener">
          Directions
        </a>
      )}
    </nav>
  );
}
