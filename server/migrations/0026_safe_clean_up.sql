CREATE TABLE "clean_up_state" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"checked_at" timestamp with time zone,
	"wait_ms" integer DEFAULT 0 NOT NULL,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "image_store" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"installation" text DEFAULT gen_random_uuid() NOT NULL,
	"runs" integer DEFAULT 0 NOT NULL,
	"may_remove" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suspected_files" (
	"key" text PRIMARY KEY NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
