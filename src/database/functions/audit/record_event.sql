-- Records an event from a function of another domain; `recordEvent` does it for programs.
create or replace function record_event(
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
