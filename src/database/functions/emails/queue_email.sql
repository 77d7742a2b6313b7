-- Writes an email to the outbox and queues the job that sends it, at once or not before a moment.
-- Called inside the transaction of the row the email is about, so that neither can exist without the
-- other. What a person waits for at their screen can go before the rest (a lower priority).
--
-- Returns its id in the outbox.
create or replace function queue_email(
  p_kind text,
  p_to_address text,
  p_data jsonb,
  p_not_before timestamptz default null,
  p_priority integer default 0
) returns uuid
language plpgsql as $$
declare
  new_id uuid;
begin
  insert into emails (kind, to_address, data)
  values (p_kind, p_to_address, p_data)
  returning id into new_id;
  perform graphile_worker.add_job(
    'send_email', json_build_object('emailId', new_id), run_at => p_not_before,
    priority => p_priority
  );
  return new_id;
end;
$$;
