-- Emails from forms are counted by a mark of their own, so that no list of their kinds stands here.
DROP INDEX "emails_from_forms";--> statement-breakpoint
ALTER TABLE "emails" ADD COLUMN "from_form" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "emails" SET "from_form" = true
WHERE "kind" in ('waitlist-confirmation', 'brief-receipt', 'kept-ideas') and "created_at" > now() - interval '24 hours';--> statement-breakpoint
CREATE INDEX "emails_from_forms" ON "emails" USING btree (mail_recipient("to_address"),"created_at") WHERE "emails"."from_form" and "emails"."status" <> 'held';
--> statement-breakpoint
drop function queue_form_email(text, text, jsonb);
--> statement-breakpoint
-- As in 0018, for any kind; whoever calls it says whether the recipient has answered.
create function queue_form_email(
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
--> statement-breakpoint
drop function has_answered(text);
--> statement-breakpoint
-- Whether an email of a kind was queued to an address since a moment, whatever has become of it.
create function was_mailed(p_kind text, p_to_address text, p_since timestamptz) returns boolean
language sql stable as $$
  select exists (
    select from emails
    where lower(to_address) = lower(p_to_address) and kind = p_kind and created_at > p_since
  );
$$;
--> statement-breakpoint
create function record_event(
  p_actor text,
  p_action text,
  p_table_name text,
  p_row_id uuid,
  p_from_value text,
  p_to_value text
) returns void
language sql as $$
  insert into audit_events (actor, action, table_name, row_id, from_value, to_value)
  values (p_actor, p_action, p_table_name, p_row_id, p_from_value, p_to_value);
$$;
--> statement-breakpoint
-- As in 0023, but for emails and events, which go through functions of theirs.
create or replace function join_waitlist_again(
  p_name text,
  p_email text,
  p_phone text,
  p_preferred_plan text,
  p_idea jsonb,
  p_source jsonb
)
returns table (outcome text, waitlist_position integer, mailed boolean)
language plpgsql as $$
declare
  entry waitlist%rowtype;
  -- The page that the form was on is nothing that somebody brings.
  brought jsonb :=
    jsonb_build_object('idea', p_idea, 'source', p_source - '{page,from}'::text[]);
  details jsonb;
  mail_data jsonb;
begin
  select * into entry from waitlist w where lower(w.email) = lower(p_email) for update;
  if not found then
    return;
  end if;
  -- Only what differs from the entry's own; a phone that was left out changes nothing.
  details := jsonb_strip_nulls(jsonb_build_object(
    'name', nullif(btrim(p_name), entry.name),
    'phone', nullif(p_phone, entry.phone),
    'preferred_plan', nullif(p_preferred_plan, entry.preferred_plan)
  ));
  if details <> '{}' then
    brought := brought || jsonb_build_object('details', details);
  end if;
  mail_data :=
    jsonb_build_object('position', entry.position, 'preferredPlan', entry.preferred_plan);

  if not (
    jsonb_build_array(jsonb_build_object('idea', entry.idea, 'source', entry.source))
      || entry.brought_later
    ) @> jsonb_build_array(brought)
  then
    update waitlist w
    set updated_at = now(), brought_later = jsonb_path_query_array(
      jsonb_build_array(brought || jsonb_build_object('at', now())) || w.brought_later,
      '$[0 to 19]'
    )
    where w.id = entry.id;
  end if;

  if entry.status = 'removed' then
    update waitlist w set status = 'waiting', updated_at = now() where w.id = entry.id;
    perform record_event(
      'join-form', 'waitlist.status', 'waitlist', entry.id, 'removed', 'waiting'
    );
    return query select 'returned', entry.position,
      queue_form_email('waitlist-confirmation', entry.email, mail_data);
  elsif entry.status = 'invited' then
    mailed := not was_mailed('waitlist-invitation', entry.email, now() - interval '24 hours');
    if mailed then
      perform queue_email('waitlist-invitation', entry.email, mail_data);
    end if;
    return query select 'already-invited', entry.position, mailed;
  else
    return query select 'already-waiting', entry.position, false;
  end if;
end;
$$;
