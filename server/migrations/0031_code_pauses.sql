CREATE TABLE "code_pauses" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"wrong_codes" integer NOT NULL,
	"browser" text NOT NULL,
	"network" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "code_pauses" ADD CONSTRAINT "code_pauses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;