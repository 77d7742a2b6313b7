-- What a sign-up with an address that is on the list comes to; no row where it is not. What it
-- brings that is new (an idea, a source, other details) is kept. Who was removed waits again at the
-- old position and has the confirmation again, by the limit of forms. Who is invited has the
-- invitation again, unless one went to the address in the last 24 hours. `mailed` says whether an
-- email goes out.
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
