CREATE TABLE "site_previews" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"token_hash" text NOT NULL,
	"maker_hash" text NOT NULL,
	"name" text NOT NULL,
	"trade" text NOT NULL,
	"place" text NOT NULL,
	"colour" text,
	"design" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_briefs" ADD COLUMN "chosen_preview" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "site_previews_token" ON "site_previews" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "site_previews_created_at" ON "site_previews" USING btree ("created_at");