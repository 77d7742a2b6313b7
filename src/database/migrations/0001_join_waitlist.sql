-- Writes a mail to the outbox and queues the job that sends it. Called inside the transaction of
-- the row the mail is about, so that neither can exist without the other.
create function queue_email(p_kind text, p_to_address text, p_data jsonb) returns uuid
language plpgsql as $$
declare
  new_id uuid;
begin
  insert into emails (kind, to_address, data)
  values (p_kind, p_to_address, p_data)
  returning id into new_id;
  perform graphile_worker.add_job('send_email', json_build_object('emailId', new_id));
  return new_id;
end;
$$;
--> statement-breakpoint
-- Adds a person to the waitlist and queues the mail that tells them their position, or finds the
-- row that their address already has and changes nothing.
--
-- Positions are 1..N without gaps: the advisory lock lets one insert at a time read max(position)
-- and commit. A sequence would leave a gap for every rolled-back insert, and ON CONFLICT around a
-- counter one for every known address. The lock is not taken for a known address.
create function join_waitlist(
  p_name text,
  p_email text,
  p_phone text,
  p_preferred_plan text,
  p_idea jsonb,
  p_source jsonb
) returns table (outcome text, waitlist_position integer)
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
    return query select 'already-waiting', known;
    return;
  end if;

  insert into waitlist (name, email, phone, preferred_plan, idea, source, position)
  select btrim(p_name), address, p_phone, p_preferred_plan, p_idea, p_source,
    coalesce(max(w.position), 0) + 1
  from waitlist w
  returning waitlist.position into given;

  perform queue_email(
    'waitlist-confirmation',
    address,
    jsonb_build_object('name', btrim(p_name), 'position', given, 'preferredPlan', p_preferred_plan)
  );
  return query select 'joined', given;
end;
$$;
