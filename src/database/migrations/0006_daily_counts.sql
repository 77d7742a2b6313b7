CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"event" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_day_page_event_pk" PRIMARY KEY("day","page","event"),
	CONSTRAINT "daily_counts_event" CHECK ("daily_counts"."event" in ('view', 'tool', 'form'))
);
--> statement-breakpoint
CREATE TABLE "daily_vitals" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"vital" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_vitals_day_page_vital_bucket_pk" PRIMARY KEY("day","page","vital","bucket"),
	CONSTRAINT "daily_vitals_vital" CHECK ("daily_vitals"."vital" in ('LCP', 'INP', 'CLS'))
);
