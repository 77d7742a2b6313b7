import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/forms/field.tsx";
import { Notice } from "../../ui/notice.tsx";

type PageLinkCardProps = {
  /** Of the customer’s own page. */
  link: string;
  /** Whether the links before it were just ended. */
  wasEnded: boolean;
};

/** The link to a customer’s own page, to pass on or to end. Posts to the page that it is on. */
export function PageLinkCard({ link, wasEnded }: PageLinkCardProps) {
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-heading">Their own page</h2>
      {wasEnded && (
        <Notice tone="success" role="status">
          <p>Their old links no longer work. This is the new one.</p>
        </Notice>
      )}
      <p className="text-muted text-small">
        Almost every email to this customer ends with this link; the copies kept here leave it out.
        Anyone who has it can see their place on the waitlist, their briefs and their reviews, so
        pass it on to nobody else.
      </p>
      <TextField label="Private link" name="link" readOnly value={link} />
      <form method="post">
        <Button type="submit" look="secondary" size="small" name="intent" value="end-links">
          End this link and all earlier ones
        </Button>
      </form>
    </Card>
  );
}
