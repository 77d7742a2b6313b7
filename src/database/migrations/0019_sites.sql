-- Customers’ websites: sites with their revisions, files and releases; reviews; enquiries of visitors.
CREATE TABLE "site_enquiries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"site_id" uuid NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"reply_to" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_enquiries_status_check" CHECK ("site_enquiries"."status" in ('suspected', 'open'))
);
--> statement-breakpoint
CREATE TABLE "review_candidates" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"review_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"release_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_codes" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"release_id" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_comments" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"review_id" uuid NOT NULL,
	"parent_id" uuid,
	"author" text NOT NULL,
	"name" text NOT NULL,
	"release_id" text NOT NULL,
	"block_id" text,
	"quoted" text,
	"text" text NOT NULL,
	"submission_id" uuid,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_comments_author" CHECK ("review_comments"."author" in ('customer', 'operator'))
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"site_id" uuid NOT NULL,
	"link_version" integer DEFAULT 1 NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_approvals" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"site_id" uuid,
	"release_id" text NOT NULL,
	"name" text NOT NULL,
	"terms" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hosting_state" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "hosting_state_only" CHECK ("hosting_state"."only")
);
--> statement-breakpoint
CREATE TABLE "retired_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"site_id" uuid,
	"retired_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"site_id" uuid NOT NULL,
	"brief_file_id" uuid,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"original_name" text NOT NULL,
	"widths" integer[] NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_release_files" (
	"site_id" uuid NOT NULL,
	"release_id" text NOT NULL,
	"path" text NOT NULL,
	"type" text NOT NULL,
	"blob" text NOT NULL,
	"bytes" integer NOT NULL,
	"brotli_blob" text,
	"brotli_bytes" integer,
	"policy" text,
	CONSTRAINT "site_release_files_site_id_release_id_path_pk" PRIMARY KEY("site_id","release_id","path")
);
--> statement-breakpoint
CREATE TABLE "site_releases" (
	"site_id" uuid NOT NULL,
	"id" text NOT NULL,
	"revision" integer NOT NULL,
	"origin" text NOT NULL,
	"approved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_releases_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "site_revisions" (
	"site_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"document" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_revisions_site_id_number_pk" PRIMARY KEY("site_id","number")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"brief_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"contact_name" text,
	"slug" text,
	"revision" integer NOT NULL,
	"live_release" text,
	"previous_release" text,
	"released_at" timestamp with time zone,
	"entitled_at" timestamp with time zone,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sites_status_check" CHECK ("sites"."status" in ('draft', 'in_review', 'approved', 'live', 'suspended', 'cancelled', 'deleted')),
	CONSTRAINT "sites_slug_check" CHECK ("sites"."slug" ~ '^[a-z0-9-]{3,40}$'),
	CONSTRAINT "sites_live_check" CHECK ("sites"."status" <> 'live' or "sites"."live_release" is not null)
);
--> statement-breakpoint
ALTER TABLE "site_enquiries" ADD CONSTRAINT "site_enquiries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_candidates" ADD CONSTRAINT "review_candidates_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_candidates" ADD CONSTRAINT "review_candidates_release" FOREIGN KEY ("site_id","release_id") REFERENCES "public"."site_releases"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_codes" ADD CONSTRAINT "review_codes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_parent_id_review_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."review_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_approvals" ADD CONSTRAINT "site_approvals_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retired_slugs" ADD CONSTRAINT "retired_slugs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_files" ADD CONSTRAINT "site_files_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_release_files" ADD CONSTRAINT "site_release_files_release" FOREIGN KEY ("site_id","release_id") REFERENCES "public"."site_releases"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_releases" ADD CONSTRAINT "site_releases_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_revisions" ADD CONSTRAINT "site_revisions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_brief_id_site_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."site_briefs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_enquiries_site" ON "site_enquiries" USING btree ("site_id","status","id");--> statement-breakpoint
CREATE INDEX "site_enquiries_created_at" ON "site_enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "site_enquiries_reply_to" ON "site_enquiries" USING btree (lower("reply_to"));--> statement-breakpoint
CREATE INDEX "review_candidates_review" ON "review_candidates" USING btree ("review_id","id");--> statement-breakpoint
CREATE INDEX "review_comments_review" ON "review_comments" USING btree ("review_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_comments_submission" ON "review_comments" USING btree ("submission_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_site" ON "reviews" USING btree ("site_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_approvals_release" ON "site_approvals" USING btree ("site_id","release_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_files_key" ON "site_files" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "site_files_brief_file" ON "site_files" USING btree ("site_id","brief_file_id");--> statement-breakpoint
CREATE INDEX "site_release_files_blob" ON "site_release_files" USING btree ("blob");--> statement-breakpoint
CREATE INDEX "site_release_files_brotli_blob" ON "site_release_files" USING btree ("brotli_blob");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_brief" ON "sites" USING btree ("brief_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_slug" ON "sites" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "sites_status" ON "sites" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "sites_email" ON "sites" USING btree (lower("email"));