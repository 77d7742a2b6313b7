DROP INDEX "site_briefs_status";--> statement-breakpoint
CREATE INDEX "site_briefs_updated_at" ON "site_briefs" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "site_briefs_name" ON "site_briefs" USING btree (lower("business_name"),"id");--> statement-breakpoint
CREATE INDEX "site_briefs_status" ON "site_briefs" USING btree ("status","created_at","id");