CREATE TABLE "sample" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sample_only" CHECK ("sample"."only")
);
