ALTER TABLE "review_codes" ADD COLUMN "attempts_by" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_approvals" ADD COLUMN "code_read_by" text[] DEFAULT '{}' NOT NULL;