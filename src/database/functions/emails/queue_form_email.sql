-- Queues an email that a public form sends to an address anybody can have typed: at most three in 24
-- hours to one recipient, unless the caller knows that they have answered. A further one is stored
-- as held, which an operator sees and can send.
--
-- The lock makes forms for one recipient wait for each other, so that two cannot both be the third.
--
-- Returns whether the email goes out.
create or replace function queue_form_email(
  p_kind text,
  p_to_address text,
  p_data jsonb,
  p_has_answered boolean default false
) returns boolean
language plpgsql as $$
declare
  recipient constant text := mail_recipient(p_to_address);
  lately integer;
  new_id uuid;
begin
  perform pg_advisory_xact_lock(hashtext('emails.from-forms'), hashtext(recipient));
  select count(*) into lately from (
    select from emails
    where from_form and status <> 'held'
      and mail_recipient(to_address) = recipient and created_at > now() - interval '24 hours'
    limit 3
  ) as mails;
  if lately = 3 and not p_has_answered then
    insert into emails (kind, to_address, data, status, from_form)
    values (p_kind, p_to_address, p_data, 'held', true);
    return false;
  end if;
  new_id := queue_email(p_kind, p_to_address, p_data);
  update emails set from_form = true where id = new_id;
  return true;
end;
$$;
