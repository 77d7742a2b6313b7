CREATE TABLE "site_vouched" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"site_id" uuid NOT NULL,
	"words" text NOT NULL,
	"how" text NOT NULL,
	"by" text NOT NULL,
	"saw" text,
	"seen_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_vouched_how" CHECK ("site_vouched"."how" in ('office', 'review', 'proof', 'override'))
);
--> statement-breakpoint
ALTER TABLE "site_vouched" ADD CONSTRAINT "site_vouched_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_vouched_site" ON "site_vouched" USING btree ("site_id");