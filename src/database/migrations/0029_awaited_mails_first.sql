drop function if exists queue_email(text, text, jsonb, timestamptz, text);
--> statement-breakpoint
-- As in 0016, but what a person waits for at their screen can go before the rest (a lower priority).
-- A database of a development version may have it by now.
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
