-- Takes room for an upload as its bytes arrive, and more for one that has a reservation. One at a
-- time, so that no two take the same room. What waits for a brief and what is on its way count
-- alike, each file as 64 KB at least: that bounds how many rows there are to add up. Of one network
-- so many are on their way at once and no more, since each may be slow. A process says every 20
-- seconds that an upload is still on its way: a reservation that a crash has left ends after a minute.
create or replace function reserve_upload_room(
  by_visitor text, wanted bigint, most bigint, most_of_visitor bigint, free bigint,
  held uuid default null, by_network text default null, most_of_network integer default null
) returns table (reservation uuid, refusal text)
language plpgsql as $$
declare
  arriving bigint;
  taken bigint;
  taken_by_visitor bigint;
begin
  perform pg_advisory_xact_lock(hashtext('smart-sites.upload-room'));
  delete from upload_reservations where seen_at < now() - interval '1 minute';
  select coalesce(sum(bytes) filter (where on_its_way), 0), coalesce(sum(bytes), 0),
    coalesce(sum(bytes) filter (where visitor = by_visitor), 0)
  into arriving, taken, taken_by_visitor
  from (
    select visitor, r.bytes, true as on_its_way from upload_reservations r
    where r.id is distinct from held
    union all
    select visitor, greatest(f.bytes, 65536), false from brief_files f where brief_id is null
  ) as counted;
  if arriving + wanted > free or taken + wanted > most then
    return query select null::uuid, 'noRoom';
  elsif taken_by_visitor + wanted > most_of_visitor or most_of_network <= (
    select count(*) from upload_reservations r
    where r.network = by_network and r.id is distinct from held
  ) then
    return query select null::uuid, 'manyWaiting';
  else
    return query
      insert into upload_reservations as r (id, visitor, network, bytes)
      values (coalesce(held, uuidv7()), by_visitor, by_network, wanted)
      on conflict (id) do update set bytes = excluded.bytes, seen_at = now()
      returning r.id, null::text;
  end if;
end $$;
