import { ButtonLink } from "../../ui/button.tsx";
import { ScreenHeader } from "../shell/screen-header.tsx";

/** Shown for the address of a site that does not exist. */
export function NoSite() {
  return (
    <>
      <ScreenHeader title="Site not found" lead="It may have been deleted." />
      <ButtonLink href="/admin/sites" look="secondary" size="small">
        All sites
      </ButtonLink>
    </>
  );
}
