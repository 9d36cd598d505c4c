CREATE TABLE "drafts" (
	"user_id" integer NOT NULL,
	"id" text NOT NULL,
	"form" text NOT NULL,
	"address" text NOT NULL,
	"name" text NOT NULL,
	"values" text NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_pkey" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_saved_at_idx" ON "drafts" USING btree ("saved_at");