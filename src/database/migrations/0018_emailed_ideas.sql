-- Emails with a shortlist of ideas count as well: three from all forms together, in 24 hours, to one
-- recipient.
DROP INDEX "emails_from_forms";--> statement-breakpoint
CREATE INDEX "emails_from_forms" ON "emails" USING btree (mail_recipient("to_address"),"created_at") WHERE "emails"."kind" in ('waitlist-confirmation', 'brief-receipt', 'kept-ideas') and "emails"."status" <> 'held';
--> statement-breakpoint
-- As in 0008, with one more kind.
create or replace function queue_form_email(p_kind text, p_to_address text, p_data jsonb) returns boolean
language plpgsql as $$
declare
  recipient constant text := mail_recipient(p_to_address);
  lately integer;
begin
  perform pg_advisory_xact_lock(hashtext('emails.from-forms'), hashtext(recipient));
  select count(*) into lately from (
    select from emails
    where kind in ('waitlist-confirmation', 'brief-receipt', 'kept-ideas') and status <> 'held'
      and mail_recipient(to_address) = recipient and created_at > now() - interval '24 hours'
    limit 3
  ) as mails;
  if lately = 3 and not has_answered(p_to_address) then
    insert into emails (kind, to_address, data, status)
    values (p_kind, p_to_address, p_data, 'held');
    return false;
  end if;
  perform queue_email(p_kind, p_to_address, p_data);
  return true;
end;
$$;
