CREATE TABLE "suspected_sign_ups" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"preferred_plan" text NOT NULL,
	"idea" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "suspected_sign_ups_created_at" ON "suspected_sign_ups" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "suspected_sign_ups_email" ON "suspected_sign_ups" USING btree (lower("email"));