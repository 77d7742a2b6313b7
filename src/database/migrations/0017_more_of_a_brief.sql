-- What is suspected is no brief yet, so the indexes of lists and counts leave it out: a count still
-- reads nothing but its index.
DROP INDEX "site_briefs_created_at";--> statement-breakpoint
DROP INDEX "site_briefs_status";--> statement-breakpoint
DROP INDEX "site_briefs_open";--> statement-breakpoint
DROP INDEX "site_briefs_updated_at";--> statement-breakpoint
DROP INDEX "site_briefs_name";--> statement-breakpoint
ALTER TABLE "site_briefs" ADD COLUMN "service_area" text;--> statement-breakpoint
ALTER TABLE "site_briefs" ADD COLUMN "current_website" text;--> statement-breakpoint
ALTER TABLE "site_briefs" ADD COLUMN "opening_hours" text;--> statement-breakpoint
ALTER TABLE "site_briefs" ADD COLUMN "services" text;--> statement-breakpoint
ALTER TABLE "site_briefs" ADD COLUMN "preferred_plan" text;--> statement-breakpoint
ALTER TABLE "site_briefs" ADD COLUMN "dropped_files" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_briefs" ADD COLUMN "suspected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "site_briefs_suspected" ON "site_briefs" USING btree ("created_at") WHERE "site_briefs"."suspected";--> statement-breakpoint
CREATE INDEX "site_briefs_created_at" ON "site_briefs" USING btree ("created_at","id") WHERE not "site_briefs"."suspected";--> statement-breakpoint
CREATE INDEX "site_briefs_status" ON "site_briefs" USING btree ("status","created_at","id") WHERE not "site_briefs"."suspected";--> statement-breakpoint
CREATE INDEX "site_briefs_open" ON "site_briefs" USING btree ("created_at","id") WHERE "site_briefs"."status" in ('submitted', 'in_progress') and not "site_briefs"."suspected";--> statement-breakpoint
CREATE INDEX "site_briefs_updated_at" ON "site_briefs" USING btree ("updated_at","id") WHERE not "site_briefs"."suspected";--> statement-breakpoint
CREATE INDEX "site_briefs_name" ON "site_briefs" USING btree (lower("business_name"),"id") WHERE not "site_briefs"."suspected";--> statement-breakpoint
ALTER TABLE "site_briefs" ADD CONSTRAINT "site_briefs_preferred_plan" CHECK ("site_briefs"."preferred_plan" in ('once-off', 'monthly'));
