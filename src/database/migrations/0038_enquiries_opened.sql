CREATE TABLE "person_codes" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"attempts_by" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_devices" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_enquiries" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "person_codes" ADD CONSTRAINT "person_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_devices" ADD CONSTRAINT "person_devices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_devices_token" ON "person_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "person_devices_person" ON "person_devices" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_devices_created_at" ON "person_devices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "site_enquiries_taken" ON "site_enquiries" USING btree ("id") WHERE "site_enquiries"."status" <> 'suspected';--> statement-breakpoint
CREATE INDEX "site_enquiries_search" ON "site_enquiries" USING gin (lower(' ' || "name" || ' ' || "reply_to" || ' ' || "message") gin_trgm_ops) WITH (fastupdate=false);