import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";

type PageLinkCardProps = {
  /** Of the customer’s own page. */
  link: string;
  /** Whether the links before it were just ended. */
  wasEnded: boolean;
};

/** The link to a customer’s own page, to pass on or to end. Posts to the page that it stands on. */
export function PageLinkCard({ link, wasEnded }: PageLinkCardProps) {
  return (
    <Card className="grid grid-cols-1 gap-4">
      <h2 className="text-heading">Their own page</h2>
      {wasEnded && (
        <Notice tone="success" role="status">
          <p>The links they had no longer work. This is the new one.</p>
        </Notice>
      )}
      <p className="text-muted text-small">
        Almost every email to this customer ends with this link. Copies kept here are without it.
        Whoever has it sees their place on the waitlist, their briefs and the way to their reviews:
        pass it on to nobody but them.
      </p>
      <TextField label="Private link" name="link" readOnly value={link} />
      <form method="post">
        <Button type="submit" look="secondary" size="small" name="intent" value="end-links">
          End this link and those before
        </Button>
      </form>
    </Card>
  );
}
