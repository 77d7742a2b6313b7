-- Adds a person to the waitlist and queues the email that tells them their position; or does what
-- `join_waitlist_again` says, where their address is on the list. `mailed` says whether an email goes
-- out, and `created` what the person may see of a new row.
--
-- Positions are 1..N without gaps: the advisory lock lets one insert at a time read max(position)
-- and commit. A sequence would leave a gap for every rolled-back insert, and ON CONFLICT around a
-- counter one for every known address. The lock is not taken for a known address.
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
