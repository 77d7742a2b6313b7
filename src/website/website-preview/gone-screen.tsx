import { times } from "../../content/offer.ts";
import { previewPath } from "../../core/previews/fields.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";

/** Where a private link leads that is mistyped, too old, or whose preview was deleted. */
export function GoneScreen() {
  return (
    <PageIntro
      title="There’s no preview here"
      lead={`Previews are kept for ${times.websitePreviewDays} days, or until whoever made them deletes them. A new one takes two seconds.`}
    >
      <ButtonLink href={previewPath} size="large">
        See your website
      </ButtonLink>
    </PageIntro>
  );
}
