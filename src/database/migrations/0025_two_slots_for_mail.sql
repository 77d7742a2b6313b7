drop function queue_email(text, text, jsonb, timestamptz);
--> statement-breakpoint
-- As in 0016, but in a queue of jobs, which are done one at a time: a mail server that hangs holds up
-- one job slot for each queue and no more.
create function queue_email(
  p_kind text,
  p_to_address text,
  p_data jsonb,
  p_not_before timestamptz default null,
  p_queue text default 'mails'
) returns uuid
language plpgsql as $$
declare
  new_id uuid;
begin
  insert into emails (kind, to_address, data)
  values (p_kind, p_to_address, p_data)
  returning id into new_id;
  perform graphile_worker.add_job(
    'send_email', json_build_object('emailId', new_id), queue_name => p_queue,
    run_at => p_not_before
  );
  return new_id;
end;
$$;
