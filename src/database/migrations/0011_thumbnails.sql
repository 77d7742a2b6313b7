-- "Preview" is what a customer is shown of their website; the small copy of a picture is a thumbnail.
ALTER TABLE "brief_files" RENAME COLUMN "preview_key" TO "thumbnail_key";--> statement-breakpoint
ALTER INDEX "brief_files_preview_key" RENAME TO "brief_files_thumbnail_key";--> statement-breakpoint
ALTER TABLE "brief_files" ADD COLUMN "thumbnail_attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
update graphile_worker._private_tasks set identifier = 'make_thumbnail' where identifier = 'make_preview';
