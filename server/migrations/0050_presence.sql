CREATE TABLE "presence" (
	"news_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"client" text NOT NULL,
	"is_editing" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_pkey" PRIMARY KEY("news_id","user_id","client")
);
--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_news_id_news_id_fk" FOREIGN KEY ("news_id") REFERENCES "public"."news"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presence" ADD CONSTRAINT "presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;