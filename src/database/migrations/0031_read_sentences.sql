ALTER TABLE "site_briefs" ADD COLUMN "readings" jsonb;--> statement-breakpoint
ALTER TABLE "sites" ADD COLUMN "held_words" jsonb DEFAULT '{"held":[],"mended":[]}'::jsonb NOT NULL;