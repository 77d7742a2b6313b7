import { ButtonLink } from "../../ui/button.tsx";
import { ScreenHeader } from "./screen-header.tsx";

/** Shown for an address of the office that leads nowhere. */
export function NothingHere() {
  return (
    <>
      <ScreenHeader
        title="Page not found"
        lead="There’s nothing at this address. The link may be old, or the address may have a typo."
      />
      <ButtonLink href="/admin" look="secondary" size="small">
        Back to Today
      </ButtonLink>
    </>
  );
}
