CREATE TABLE "site_domains" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"verified_at" timestamp with time zone,
	"lost_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"found" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_domains" ADD CONSTRAINT "site_domains_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_domains_verified" ON "site_domains" USING btree ("name") WHERE "site_domains"."verified_at" is not null;--> statement-breakpoint
CREATE INDEX "site_domains_checked" ON "site_domains" USING btree ("checked_at");