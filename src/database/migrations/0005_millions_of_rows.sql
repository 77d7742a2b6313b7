-- Substring search by trigrams, and whole values beside them in one GIN index. Both extensions come
-- with PostgreSQL and are trusted: the owner of the database may create them (decision 014).
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists btree_gin;
--> statement-breakpoint
CREATE TABLE "waitlist_counts" (
	"stretch" integer NOT NULL,
	"status" text NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "waitlist_counts_stretch_status_pk" PRIMARY KEY("stretch","status")
);
--> statement-breakpoint
DROP INDEX "emails_created_at";--> statement-breakpoint
CREATE INDEX "audit_events_addresses" ON "audit_events" USING btree ("id") WHERE "audit_events"."from_value" like '%@%' or "audit_events"."to_value" like '%@%';--> statement-breakpoint
CREATE INDEX "emails_status" ON "emails" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "emails_about_address" ON "emails" USING btree (lower("data" ->> 'email')) WHERE "emails"."data" ->> 'email' is not null;--> statement-breakpoint
CREATE INDEX "emails_search" ON "emails" USING gin (lower("to_address" || ' ' || coalesce("subject", '')) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "site_briefs_search" ON "site_briefs" USING gin ("business_name" gin_trgm_ops,"email" gin_trgm_ops,"contact_name" gin_trgm_ops,"business_description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "waitlist_status" ON "waitlist" USING btree ("status","position");--> statement-breakpoint
CREATE INDEX "waitlist_created_at" ON "waitlist" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waitlist_search" ON "waitlist" USING gin (("position" / 50000),"status",lower("name" || ' ' || "email" || ' ' || coalesce("phone", '')) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "emails_created_at" ON "emails" USING btree ("created_at","id");
--> statement-breakpoint
-- The planner chooses between this index and reading from the newest on by a sample of the rows:
-- one of the usual 100 knows nothing of what 1 in 300 has.
alter index emails_search alter column 1 set statistics 1000;
--> statement-breakpoint
insert into waitlist_counts (stretch, status, people)
select position / 50000, status, count(*) from waitlist where status <> 'waiting' group by 1, 2;
--> statement-breakpoint
-- Keeps waitlist_counts. At the end of a statement and in the order of the key, so that two that
-- change many people cannot wait for each other.
create function count_waitlist_moves() returns trigger
language plpgsql as $$
begin
  insert into waitlist_counts as counted (stretch, status, people)
  select stretch, status, sum(change)
  from (
    select position / 50000 as stretch, status, -1 as change from old_entries
    union all
    select position / 50000, status, 1 from new_entries
  ) as moves
  where status <> 'waiting'
  group by stretch, status
  having sum(change) <> 0
  order by stretch, status
  on conflict (stretch, status) do update set people = counted.people + excluded.people;
  return null;
end;
$$;
--> statement-breakpoint
create trigger count_waitlist_moves after update on waitlist
referencing old table as old_entries new table as new_entries
for each statement execute function count_waitlist_moves();
