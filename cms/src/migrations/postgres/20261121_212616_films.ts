// @ts-nocheck Generated; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "films_subtitles" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "films" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"poster_id" integer,
  	"origin" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "films_locales" (
  	"title" varchar NOT NULL,
  	"transcript" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" varchar NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "pages_blocks_video" ADD COLUMN "film_id" integer;
  ALTER TABLE "_pages_v_blocks_video" ADD COLUMN "film_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "films_id" integer;
  ALTER TABLE "films_subtitles" ADD CONSTRAINT "films_subtitles_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "films" ADD CONSTRAINT "films_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "films_locales" ADD CONSTRAINT "films_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "films_subtitles_order_idx" ON "films_subtitles" USING btree ("_order");
  CREATE INDEX "films_subtitles_parent_id_idx" ON "films_subtitles" USING btree ("_parent_id");
  CREATE INDEX "films_poster_idx" ON "films" USING btree ("poster_id");
  CREATE INDEX "films_origin_idx" ON "films" USING btree ("origin");
  CREATE INDEX "films_updated_at_idx" ON "films" USING btree ("updated_at");
  CREATE INDEX "films_created_at_idx" ON "films" USING btree ("created_at");
  CREATE UNIQUE INDEX "films_filename_idx" ON "films" USING btree ("filename");
  CREATE UNIQUE INDEX "films_locales_locale_parent_id_unique" ON "films_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "pages_blocks_video" ADD CONSTRAINT "pages_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_video" ADD CONSTRAINT "_pages_v_blocks_video_film_id_films_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."films"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_films_fk" FOREIGN KEY ("films_id") REFERENCES "public"."films"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_video_film_idx" ON "pages_blocks_video" USING btree ("film_id");
  CREATE INDEX "_pages_v_blocks_video_film_idx" ON "_pages_v_blocks_video" USING btree ("film_id");
  CREATE INDEX "payload_locked_documents_rels_films_id_idx" ON "payload_locked_documents_rels" USING btree ("films_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "films_subtitles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "films_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "films_subtitles" CASCADE;
  DROP TABLE "films" CASCADE;
  DROP TABLE "films_locales" CASCADE;
  ALTER TABLE "pages_blocks_video" DROP CONSTRAINT IF EXISTS "pages_blocks_video_film_id_films_id_fk";
  
  ALTER TABLE "_pages_v_blocks_video" DROP CONSTRAINT IF EXISTS "_pages_v_blocks_video_film_id_films_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_films_fk";
  
  DROP INDEX "pages_blocks_video_film_idx";
  DROP INDEX "_pages_v_blocks_video_film_idx";
  DROP INDEX "payload_locked_documents_rels_films_id_idx";
  ALTER TABLE "pages_blocks_video" DROP COLUMN "film_id";
  ALTER TABLE "_pages_v_blocks_video" DROP COLUMN "film_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "films_id";`)
}
