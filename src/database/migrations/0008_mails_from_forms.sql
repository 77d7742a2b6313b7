-- Whose mailbox an address leads to, as far as its spelling tells: case and what follows a plus do
-- not count, nor do dots at Gmail.
create function mail_recipient(p_address text) returns text
language sql immutable parallel safe
return case
  when split_part(lower(btrim(p_address)), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(btrim(p_address)), '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(lower(btrim(p_address)), '@', 1), '+', 1)
    || '@' || split_part(lower(btrim(p_address)), '@', 2)
end;
--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_status";--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_status" CHECK ("emails"."status" in ('queued', 'sent', 'kept', 'failed', 'held'));--> statement-breakpoint
CREATE INDEX "emails_from_forms" ON "emails" USING btree (mail_recipient("to_address"),"created_at") WHERE "emails"."kind" in ('waitlist-confirmation', 'brief-receipt') and "emails"."status" <> 'held';
--> statement-breakpoint
-- Whether the person at an address has shown that they want our mails: they answered an invitation,
-- which an operator notes as joined, or came back to the list by the signed link in one of them.
-- Leaving by it is an answer too, but not one that asks for more.
create function has_answered(p_address text) returns boolean
language sql stable as $$
  select exists (
    select from waitlist w
    where lower(w.email) = lower(btrim(p_address))
      and (
        w.status = 'joined'
        or w.status <> 'removed' and exists (
          select from audit_events e
          where e.table_name = 'waitlist' and e.row_id = w.id
            and e.actor = 'leave-link' and e.to_value <> 'removed'
        )
      )
  );
$$;
--> statement-breakpoint
-- Queues a mail that a public form sends to an address anybody can have typed: at most three in 24
-- hours to one recipient, until they have answered. A further one is stored as held, which an
-- operator sees and can send.
--
-- The lock makes forms for one recipient wait for each other, so that two cannot both be the third.
--
-- Returns whether the mail goes out.
create function queue_form_email(p_kind text, p_to_address text, p_data jsonb) returns boolean
language plpgsql as $$
declare
  recipient constant text := mail_recipient(p_to_address);
  lately integer;
begin
  perform pg_advisory_xact_lock(hashtext('emails.from-forms'), hashtext(recipient));
  select count(*) into lately from (
    select from emails
    where kind in ('waitlist-confirmation', 'brief-receipt') and status <> 'held'
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
--> statement-breakpoint
drop function join_waitlist(text, text, text, text, jsonb, jsonb);
--> statement-breakpoint
-- As in 0001, but for the mail: it goes through queue_form_email, has no word that was typed, and
-- `mailed` says whether it goes out.
create function join_waitlist(
  p_name text,
  p_email text,
  p_phone text,
  p_preferred_plan text,
  p_idea jsonb,
  p_source jsonb
) returns table (outcome text, waitlist_position integer, mailed boolean)
language plpgsql as $$
declare
  address constant text := btrim(p_email);
  known integer;
  given integer;
begin
  select w.position into known from waitlist w where lower(w.email) = lower(address);
  if known is null then
    perform pg_advisory_xact_lock(hashtext('waitlist.position'));
    -- Again, since the same address may have joined while we waited for the lock.
    select w.position into known from waitlist w where lower(w.email) = lower(address);
  end if;
  if known is not null then
    return query select 'already-waiting', known, false;
    return;
  end if;
  insert into waitlist (name, email, phone, preferred_plan, idea, source, position)
  select btrim(p_name), address, p_phone, p_preferred_plan, p_idea, p_source,
    coalesce(max(w.position), 0) + 1
  from waitlist w
  returning waitlist.position into given;
  return query select 'joined', given, queue_form_email(
    'waitlist-confirmation',
    address,
    jsonb_build_object('position', given, 'preferredPlan', p_preferred_plan)
  );
end;
$$;
