CREATE TABLE "people" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"email" text NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"comment_id" uuid NOT NULL,
	"key" text NOT NULL,
	"original_name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "site_briefs_open";--> statement-breakpoint
DROP INDEX "site_approvals_release";--> statement-breakpoint
ALTER TABLE "site_briefs" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_briefs" ADD COLUMN "paused_seconds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_files" ADD CONSTRAINT "review_files_comment_id_review_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."review_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "people_email" ON "people" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "review_files_key" ON "review_files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "review_files_comment" ON "review_files" USING btree ("comment_id","id");--> statement-breakpoint
CREATE INDEX "site_briefs_clock" ON "site_briefs" USING btree ((("created_at" at time zone 'UTC') + make_interval(secs => "paused_seconds")),"id") WHERE "site_briefs"."status" in ('submitted', 'in_progress') and "site_briefs"."paused_at" is null and not "site_briefs"."suspected";--> statement-breakpoint
CREATE INDEX "site_enquiries_phone" ON "site_enquiries" USING btree (regexp_replace(regexp_replace("reply_to", '[^0-9]', '', 'g'), '^(00)?61', '0')) WHERE "site_enquiries"."reply_to" not like '%@%';--> statement-breakpoint
CREATE INDEX "site_approvals_site" ON "site_approvals" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "sites_search" ON "sites" USING gin (lower(' ' || "name" || ' ' || "email" || ' ' || coalesce("contact_name", '')) gin_trgm_ops);