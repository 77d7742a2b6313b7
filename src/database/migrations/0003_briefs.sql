CREATE TABLE "brief_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"brief_id" uuid,
	"key" text NOT NULL,
	"original_name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"position" integer,
	"preview_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brief_files_claimed" CHECK (("brief_files"."brief_id" is null) = ("brief_files"."position" is null))
);
--> statement-breakpoint
CREATE TABLE "site_briefs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"business_name" text NOT NULL,
	"email" text NOT NULL,
	"contact_name" text,
	"phone" text,
	"business_description" text NOT NULL,
	"site_goals" text NOT NULL,
	"style" text NOT NULL,
	"has_domain" boolean NOT NULL,
	"domain_preferences" text,
	"color_preferences" text,
	"file_urls" text[] DEFAULT '{}' NOT NULL,
	"idea" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submission_id" uuid,
	CONSTRAINT "site_briefs_status_check" CHECK ("site_briefs"."status" in ('submitted', 'in_progress', 'preview_ready', 'completed'))
);
--> statement-breakpoint
ALTER TABLE "brief_files" ADD CONSTRAINT "brief_files_brief_id_site_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."site_briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "brief_files_key" ON "brief_files" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "brief_files_preview_key" ON "brief_files" USING btree ("preview_key");--> statement-breakpoint
CREATE UNIQUE INDEX "brief_files_position" ON "brief_files" USING btree ("brief_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "site_briefs_submission_id" ON "site_briefs" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "site_briefs_created_at" ON "site_briefs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "site_briefs_status" ON "site_briefs" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "site_briefs_email" ON "site_briefs" USING btree (lower("email"));