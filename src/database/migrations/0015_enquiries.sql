CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"via" text NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"subject" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_status_check" CHECK ("enquiries"."status" in ('suspected', 'open', 'answered')),
	CONSTRAINT "enquiries_via_check" CHECK ("enquiries"."via" in ('contact', 'chat'))
);
--> statement-breakpoint
CREATE INDEX "enquiries_status" ON "enquiries" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "enquiries_taken" ON "enquiries" USING btree ("id") WHERE "enquiries"."status" <> 'suspected';--> statement-breakpoint
CREATE INDEX "enquiries_created_at" ON "enquiries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "enquiries_search" ON "enquiries" USING gin (lower(' ' || coalesce("name", '') || ' ' || "email" || ' ' || coalesce("subject", '') || ' ' || "message") gin_trgm_ops) WITH (fastupdate=false);