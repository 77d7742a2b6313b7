-- As in 0013, but a name, a phone number and a plan that differ from the entry's are kept as well, with
-- the idea and the source that came with them.
create function join_waitlist_again(
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
    insert into audit_events (actor, action, table_name, row_id, from_value, to_value)
    values ('join-form', 'waitlist.status', 'waitlist', entry.id, 'removed', 'waiting');
    return query select 'returned', entry.position,
      queue_form_email('waitlist-confirmation', entry.email, mail_data);
  elsif entry.status = 'invited' then
    mailed := not exists (
      select from emails e
      where lower(e.to_address) = lower(entry.email) and e.kind = 'waitlist-invitation'
        and e.created_at > now() - interval '24 hours'
    );
    if mailed then
      perform queue_email('waitlist-invitation', entry.email, mail_data);
    end if;
    return query select 'already-invited', entry.position, mailed;
  else
    return query select 'already-waiting', entry.position, false;
  end if;
end;
$$;
--> statement-breakpoint
create or replace function join_waitlist(
  p_name text,
  p_email text,
  p_phone text,
  p_preferred_plan text,
  p_idea jsonb,
  p_source jsonb
) returns table (outcome text, waitlist_position integer, mailed boolean, created jsonb)
language plpgsql as $$
declare
  address constant text := btrim(p_email);
  entry waitlist%rowtype;
begin
  return query select *, null::jsonb from join_waitlist_again(
    p_name, address, p_phone, p_preferred_plan, p_idea, p_source
  );
  if found then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtext('waitlist.position'));
  -- Again, since the same address may have joined while we waited for the lock.
  return query select *, null::jsonb from join_waitlist_again(
    p_name, address, p_phone, p_preferred_plan, p_idea, p_source
  );
  if found then
    return;
  end if;
  insert into waitlist (name, email, phone, preferred_plan, idea, source, position)
  select btrim(p_name), address, p_phone, p_preferred_plan, p_idea, p_source,
    coalesce(max(w.position), 0) + 1
  from waitlist w
  returning * into entry;
  return query select 'joined', entry.position,
    queue_form_email(
      'waitlist-confirmation',
      address,
      jsonb_build_object('position', entry.position, 'preferredPlan', p_preferred_plan)
    ),
    to_jsonb(entry) - '{idea,source,brought_later}'::text[];
end;
$$;
--> statement-breakpoint
drop function join_waitlist_again(text, jsonb, jsonb);
