CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_token_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "rotated_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sign_in_attempts_until_idx" ON "sign_in_attempts" USING btree ("until");--> statement-breakpoint
-- However a session ends (sign-out, a refresh token used twice, an account removed), whoever streams to it hears of it.
CREATE FUNCTION "announce_ended_session"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('newsdesk_changes', json_build_object('endedSession', OLD.id)::text);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions"
FOR EACH ROW EXECUTE FUNCTION "announce_ended_session"();
