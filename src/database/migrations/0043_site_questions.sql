CREATE TABLE "site_questions" (
	"site_id" uuid NOT NULL,
	"month" date NOT NULL,
	"question" text NOT NULL,
	"is_answered" boolean NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "site_questions_site_id_month_question_pk" PRIMARY KEY("site_id","month","question")
);
--> statement-breakpoint
ALTER TABLE "site_questions" ADD CONSTRAINT "site_questions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;