CREATE TABLE "site_cancellations" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"was" text NOT NULL,
	"shows_phone" boolean NOT NULL,
	"reminded" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_cancellations_was" CHECK ("site_cancellations"."was" in ('live', 'suspended'))
);
--> statement-breakpoint
ALTER TABLE "site_cancellations" ADD CONSTRAINT "site_cancellations_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_cancellations_created_at" ON "site_cancellations" USING btree ("created_at");