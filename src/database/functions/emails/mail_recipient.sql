-- Whose mailbox an address leads to, as far as its spelling tells: case and what follows a plus do
-- not count, nor do dots at Gmail.
create or replace function mail_recipient(p_address text) returns text
language sql immutable parallel safe
return case
  when split_part(lower(btrim(p_address)), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(btrim(p_address)), '@', 1), '+', 1), '.', '') || '@gmail.com'
  else split_part(split_part(lower(btrim(p_address)), '@', 1), '+', 1)
    || '@' || split_part(lower(btrim(p_address)), '@', 2)
end;
