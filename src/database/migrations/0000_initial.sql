CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"table_name" text NOT NULL,
	"row_id" uuid NOT NULL,
	"from_value" text,
	"to_value" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "emails" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"subject" text,
	"html" text,
	"text" text,
	"message_id" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "emails_status" CHECK ("emails"."status" in ('queued', 'sent', 'kept', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "waitlist" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"preferred_plan" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"position" integer NOT NULL,
	"idea" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"source" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waitlist_position_from_one" CHECK ("waitlist"."position" >= 1),
	CONSTRAINT "waitlist_preferred_plan" CHECK ("waitlist"."preferred_plan" in ('once-off', 'monthly')),
	CONSTRAINT "waitlist_status" CHECK ("waitlist"."status" in ('waiting', 'invited', 'joined', 'removed'))
);
--> statement-breakpoint
CREATE INDEX "audit_events_row" ON "audit_events" USING btree ("table_name","row_id","created_at");--> statement-breakpoint
CREATE INDEX "emails_created_at" ON "emails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "emails_to_address" ON "emails" USING btree (lower("to_address"));--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_email_key" ON "waitlist" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_position_key" ON "waitlist" USING btree ("position");