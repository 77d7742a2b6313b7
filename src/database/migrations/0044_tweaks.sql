CREATE TABLE "tweak_files" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"tweak_id" uuid NOT NULL,
	"key" text NOT NULL,
	"original_name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"unscanned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tweaks" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"site_id" uuid NOT NULL,
	"release_id" text NOT NULL,
	"about" text,
	"text" text NOT NULL,
	"is_free" boolean NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text,
	"closed_at" timestamp with time zone,
	"submission_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tweaks_status" CHECK ("tweaks"."status" in ('open', 'done', 'closed')),
	CONSTRAINT "tweaks_closed" CHECK (("tweaks"."status" = 'open') = ("tweaks"."closed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "tweak_files" ADD CONSTRAINT "tweak_files_tweak_id_tweaks_id_fk" FOREIGN KEY ("tweak_id") REFERENCES "public"."tweaks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tweaks" ADD CONSTRAINT "tweaks_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tweak_files_key" ON "tweak_files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "tweak_files_tweak" ON "tweak_files" USING btree ("tweak_id","id");--> statement-breakpoint
CREATE INDEX "tweaks_site" ON "tweaks" USING btree ("site_id","id");--> statement-breakpoint
CREATE INDEX "tweaks_open" ON "tweaks" USING btree ("id") WHERE "tweaks"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "tweaks_submission" ON "tweaks" USING btree ("site_id","submission_id");