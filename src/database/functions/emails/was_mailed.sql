-- Whether an email of a kind was queued to an address since a moment, whatever has become of it.
create or replace function was_mailed(p_kind text, p_to_address text, p_since timestamptz) returns boolean
language sql stable as $$
  select exists (
    select from emails
    where lower(to_address) = lower(p_to_address) and kind = p_kind and created_at > p_since
  );
$$;
