import { times } from "../../content/offer.ts";
import { sketchPath } from "../../core/sketches/fields.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";

/** Where a private link leads that is mistyped, too old, or whose sketch was deleted. */
export function GoneScreen() {
  return (
    <PageIntro
      title="There’s no sketch here"
      lead={`Sketches are kept for ${times.sketchDays} days, or until the person who made them deletes them. A new one takes two seconds.`}
    >
      <ButtonLink href={sketchPath} size="large">
        See your website
      </ButtonLink>
    </PageIntro>
  );
}
