CREATE TABLE "instances" (
	"id" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"accepted_key_ids" text[] NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_running" boolean NOT NULL
);
