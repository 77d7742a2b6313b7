CREATE TABLE "preview_reminders" (
	"brief_id" uuid NOT NULL,
	"hours_left" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preview_reminders_brief_id_hours_left_pk" PRIMARY KEY("brief_id","hours_left")
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "detail" text;--> statement-breakpoint
ALTER TABLE "site_briefs" ADD COLUMN "preview_link" text;--> statement-breakpoint
ALTER TABLE "preview_reminders" ADD CONSTRAINT "preview_reminders_brief_id_site_briefs_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."site_briefs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
drop function queue_email(text, text, jsonb);
--> statement-breakpoint
-- As in 0001, but for `p_not_before`: until then the email waits, and can be taken back.
create function queue_email(
  p_kind text,
  p_to_address text,
  p_data jsonb,
  p_not_before timestamptz default null
) returns uuid
language plpgsql as $$
declare
  new_id uuid;
begin
  insert into emails (kind, to_address, data)
  values (p_kind, p_to_address, p_data)
  returning id into new_id;
  perform graphile_worker.add_job(
    'send_email', json_build_object('emailId', new_id), run_at => p_not_before
  );
  return new_id;
end;
$$;
