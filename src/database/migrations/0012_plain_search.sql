-- The waitlist is counted and searched by plain indexes (decision 014).
drop trigger count_waitlist_moves on waitlist;
--> statement-breakpoint
drop function count_waitlist_moves();
--> statement-breakpoint
DROP TABLE "waitlist_counts";--> statement-breakpoint
DROP INDEX "waitlist_provider";--> statement-breakpoint
DROP INDEX "site_briefs_search";--> statement-breakpoint
DROP INDEX "waitlist_search";--> statement-breakpoint
CREATE INDEX "site_briefs_open" ON "site_briefs" USING btree ("created_at","id") WHERE "site_briefs"."status" in ('submitted', 'in_progress');--> statement-breakpoint
CREATE INDEX "site_briefs_search" ON "site_briefs" USING gin (lower(' ' || "business_name" || ' ' || "email" || ' ' || coalesce("contact_name", '') || ' ' || "business_description") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "waitlist_search" ON "waitlist" USING gin (lower(' ' || "name" || ' ' || "email" || ' ' || coalesce("phone", '')) gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- The planner chooses between these and reading all rows until enough fit, by how many of a sample
-- do: one of the usual 100 rows has what 1 in 50 have thrice or not at all.
alter index site_briefs_search alter column 1 set statistics 1000;
--> statement-breakpoint
alter index waitlist_search alter column 1 set statistics 1000;
--> statement-breakpoint
analyze waitlist, site_briefs;
