ALTER TABLE "brief_files" ADD COLUMN "unscanned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "review_files" ADD COLUMN "unscanned" boolean DEFAULT false NOT NULL;