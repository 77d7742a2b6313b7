CREATE TABLE "upload_reservations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"visitor" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brief_files" ADD COLUMN "visitor" text;--> statement-breakpoint
CREATE INDEX "brief_files_waiting" ON "brief_files" USING btree ("created_at","visitor","bytes") WHERE "brief_files"."brief_id" is null;
--> statement-breakpoint
alter table upload_reservations set unlogged;
--> statement-breakpoint
-- Takes room for an upload before its first byte is read. One at a time, so that no two take the same
-- room. What waits for a brief and what is on its way count alike, each file as 64 KB at least: that
-- bounds how many rows there are to add up. A reservation that a crash of the app has left ends
-- after 20 minutes, which is longer than any upload may take.
create function reserve_upload_room(
  by_visitor text, wanted bigint, most bigint, most_of_visitor bigint, free bigint
) returns table (reservation uuid, refusal text)
language plpgsql as $$
declare
  arriving bigint;
  taken bigint;
  taken_by_visitor bigint;
begin
  perform pg_advisory_xact_lock(hashtext('smart-sites.upload-room'));
  delete from upload_reservations where created_at < now() - interval '20 minutes';
  select coalesce(sum(bytes) filter (where on_its_way), 0), coalesce(sum(bytes), 0),
    coalesce(sum(bytes) filter (where visitor = by_visitor), 0)
  into arriving, taken, taken_by_visitor
  from (
    select visitor, r.bytes, true as on_its_way from upload_reservations r
    union all
    select visitor, greatest(f.bytes, 65536), false from brief_files f where brief_id is null
  ) as counted;
  if arriving + wanted > free or taken + wanted > most then
    return query select null::uuid, 'noRoom';
  elsif taken_by_visitor + wanted > most_of_visitor then
    return query select null::uuid, 'manyWaiting';
  else
    return query
      insert into upload_reservations (visitor, bytes) values (by_visitor, wanted)
      returning id, null::text;
  end if;
end $$;
