// @ts-nocheck Generated; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_gallery_sorts" AS ENUM('title', 'date', 'oldest', 'random');
  CREATE TYPE "public"."enum_pages_blocks_gallery_layout" AS ENUM('mosaic', 'columns', 'masonry', 'justified', 'list');
  CREATE TYPE "public"."enum_pages_blocks_gallery_text_position_small" AS ENUM('top', 'right', 'bottom', 'left', 'cover');
  CREATE TYPE "public"."enum_pages_blocks_gallery_text_position_wide" AS ENUM('top', 'right', 'bottom', 'left', 'cover');
  CREATE TYPE "public"."enum_pages_blocks_gallery_text_position_tall" AS ENUM('top', 'right', 'bottom', 'left', 'cover');
  CREATE TYPE "public"."enum_pages_blocks_gallery_text_position_big" AS ENUM('top', 'right', 'bottom', 'left', 'cover');
  CREATE TYPE "public"."enum__pages_v_blocks_gallery_sorts" AS ENUM('title', 'date', 'oldest', 'random');
  CREATE TYPE "public"."enum__pages_v_blocks_gallery_layout" AS ENUM('mosaic', 'columns', 'masonry', 'justified', 'list');
  CREATE TYPE "public"."enum__pages_v_blocks_gallery_text_position_small" AS ENUM('top', 'right', 'bottom', 'left', 'cover');
  CREATE TYPE "public"."enum__pages_v_blocks_gallery_text_position_wide" AS ENUM('top', 'right', 'bottom', 'left', 'cover');
  CREATE TYPE "public"."enum__pages_v_blocks_gallery_text_position_tall" AS ENUM('top', 'right', 'bottom', 'left', 'cover');
  CREATE TYPE "public"."enum__pages_v_blocks_gallery_text_position_big" AS ENUM('top', 'right', 'bottom', 'left', 'cover');
  ALTER TYPE "public"."enum_pages_blocks_gallery_pattern" ADD VALUE 'drawn';
  ALTER TYPE "public"."enum_pages_blocks_gallery_paging" ADD VALUE 'pages';
  ALTER TYPE "public"."enum_pages_blocks_gallery_paging" ADD VALUE 'endless';
  ALTER TYPE "public"."enum__pages_v_blocks_gallery_pattern" ADD VALUE 'drawn';
  ALTER TYPE "public"."enum__pages_v_blocks_gallery_paging" ADD VALUE 'pages';
  ALTER TYPE "public"."enum__pages_v_blocks_gallery_paging" ADD VALUE 'endless';
  CREATE TABLE "pages_blocks_gallery_sorts" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_pages_blocks_gallery_sorts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_pages_v_blocks_gallery_sorts" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__pages_v_blocks_gallery_sorts",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "patterns" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"drawing" jsonb NOT NULL,
  	"origin" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "hover_box" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "hover_box" SET DEFAULT 'fade'::text;
  -- Written by hand: slides have sides now; the one there was came from the bottom.
  UPDATE "pages_blocks_gallery" SET "hover_box" = 'slide-bottom' WHERE "hover_box" = 'slide';
  DROP TYPE "public"."enum_pages_blocks_gallery_hover_box";
  CREATE TYPE "public"."enum_pages_blocks_gallery_hover_box" AS ENUM('none', 'fade', 'slide-top', 'slide-right', 'slide-bottom', 'slide-left', 'flip', 'zoom');
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "hover_box" SET DEFAULT 'fade'::"public"."enum_pages_blocks_gallery_hover_box";
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "hover_box" SET DATA TYPE "public"."enum_pages_blocks_gallery_hover_box" USING "hover_box"::"public"."enum_pages_blocks_gallery_hover_box";
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "hover_box" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "hover_box" SET DEFAULT 'fade'::text;
  -- Written by hand: slides have sides now; the one there was came from the bottom.
  UPDATE "_pages_v_blocks_gallery" SET "hover_box" = 'slide-bottom' WHERE "hover_box" = 'slide';
  DROP TYPE "public"."enum__pages_v_blocks_gallery_hover_box";
  CREATE TYPE "public"."enum__pages_v_blocks_gallery_hover_box" AS ENUM('none', 'fade', 'slide-top', 'slide-right', 'slide-bottom', 'slide-left', 'flip', 'zoom');
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "hover_box" SET DEFAULT 'fade'::"public"."enum__pages_v_blocks_gallery_hover_box";
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "hover_box" SET DATA TYPE "public"."enum__pages_v_blocks_gallery_hover_box" USING "hover_box"::"public"."enum__pages_v_blocks_gallery_hover_box";
  ALTER TABLE "pages_blocks_gallery_groups" ADD COLUMN "several" boolean DEFAULT false;
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "layout" "enum_pages_blocks_gallery_layout" DEFAULT 'mosaic';
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "drawn_pattern_id" integer;
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "search" boolean DEFAULT false;
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "text_position_small" "enum_pages_blocks_gallery_text_position_small" DEFAULT 'bottom';
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "text_position_wide" "enum_pages_blocks_gallery_text_position_wide" DEFAULT 'bottom';
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "text_position_tall" "enum_pages_blocks_gallery_text_position_tall" DEFAULT 'bottom';
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "text_position_big" "enum_pages_blocks_gallery_text_position_big" DEFAULT 'bottom';
  ALTER TABLE "_pages_v_blocks_gallery_groups" ADD COLUMN "several" boolean DEFAULT false;
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "layout" "enum__pages_v_blocks_gallery_layout" DEFAULT 'mosaic';
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "drawn_pattern_id" integer;
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "search" boolean DEFAULT false;
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "text_position_small" "enum__pages_v_blocks_gallery_text_position_small" DEFAULT 'bottom';
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "text_position_wide" "enum__pages_v_blocks_gallery_text_position_wide" DEFAULT 'bottom';
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "text_position_tall" "enum__pages_v_blocks_gallery_text_position_tall" DEFAULT 'bottom';
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "text_position_big" "enum__pages_v_blocks_gallery_text_position_big" DEFAULT 'bottom';
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "patterns_id" integer;
  ALTER TABLE "pages_blocks_gallery_sorts" ADD CONSTRAINT "pages_blocks_gallery_sorts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_gallery_sorts" ADD CONSTRAINT "_pages_v_blocks_gallery_sorts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v_blocks_gallery"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_gallery_sorts_order_idx" ON "pages_blocks_gallery_sorts" USING btree ("order");
  CREATE INDEX "pages_blocks_gallery_sorts_parent_idx" ON "pages_blocks_gallery_sorts" USING btree ("parent_id");
  CREATE INDEX "_pages_v_blocks_gallery_sorts_order_idx" ON "_pages_v_blocks_gallery_sorts" USING btree ("order");
  CREATE INDEX "_pages_v_blocks_gallery_sorts_parent_idx" ON "_pages_v_blocks_gallery_sorts" USING btree ("parent_id");
  CREATE INDEX "patterns_origin_idx" ON "patterns" USING btree ("origin");
  CREATE INDEX "patterns_updated_at_idx" ON "patterns" USING btree ("updated_at");
  CREATE INDEX "patterns_created_at_idx" ON "patterns" USING btree ("created_at");
  ALTER TABLE "pages_blocks_gallery" ADD CONSTRAINT "pages_blocks_gallery_drawn_pattern_id_patterns_id_fk" FOREIGN KEY ("drawn_pattern_id") REFERENCES "public"."patterns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_blocks_gallery" ADD CONSTRAINT "_pages_v_blocks_gallery_drawn_pattern_id_patterns_id_fk" FOREIGN KEY ("drawn_pattern_id") REFERENCES "public"."patterns"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_patterns_fk" FOREIGN KEY ("patterns_id") REFERENCES "public"."patterns"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_blocks_gallery_drawn_pattern_idx" ON "pages_blocks_gallery" USING btree ("drawn_pattern_id");
  CREATE INDEX "_pages_v_blocks_gallery_drawn_pattern_idx" ON "_pages_v_blocks_gallery" USING btree ("drawn_pattern_id");
  CREATE INDEX "payload_locked_documents_rels_patterns_id_idx" ON "payload_locked_documents_rels" USING btree ("patterns_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_gallery_sorts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_pages_v_blocks_gallery_sorts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "patterns" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "pages_blocks_gallery_sorts" CASCADE;
  DROP TABLE "_pages_v_blocks_gallery_sorts" CASCADE;
  DROP TABLE "patterns" CASCADE;
  ALTER TABLE "pages_blocks_gallery" DROP CONSTRAINT IF EXISTS "pages_blocks_gallery_drawn_pattern_id_patterns_id_fk";
  
  ALTER TABLE "_pages_v_blocks_gallery" DROP CONSTRAINT IF EXISTS "_pages_v_blocks_gallery_drawn_pattern_id_patterns_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT IF EXISTS "payload_locked_documents_rels_patterns_fk";
  
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "pattern" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "pattern" SET DEFAULT '4'::text;
  UPDATE "pages_blocks_gallery" SET "pattern" = '4' WHERE "pattern" = 'drawn';
  DROP TYPE "public"."enum_pages_blocks_gallery_pattern";
  CREATE TYPE "public"."enum_pages_blocks_gallery_pattern" AS ENUM('1', '4', '5', '6', '7', '8', '9', '3a', '3b', '3c', '5b', '9r', '12r', '16r');
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "pattern" SET DEFAULT '4'::"public"."enum_pages_blocks_gallery_pattern";
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "pattern" SET DATA TYPE "public"."enum_pages_blocks_gallery_pattern" USING "pattern"::"public"."enum_pages_blocks_gallery_pattern";
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "paging" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "paging" SET DEFAULT 'more'::text;
  UPDATE "pages_blocks_gallery" SET "paging" = 'more' WHERE "paging" NOT IN ('all', 'more');
  DROP TYPE "public"."enum_pages_blocks_gallery_paging";
  CREATE TYPE "public"."enum_pages_blocks_gallery_paging" AS ENUM('all', 'more');
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "paging" SET DEFAULT 'more'::"public"."enum_pages_blocks_gallery_paging";
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "paging" SET DATA TYPE "public"."enum_pages_blocks_gallery_paging" USING "paging"::"public"."enum_pages_blocks_gallery_paging";
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "hover_box" SET DATA TYPE text;
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "hover_box" SET DEFAULT 'fade'::text;
  UPDATE "pages_blocks_gallery" SET "hover_box" = CASE WHEN "hover_box" = 'flip' THEN 'fade' ELSE 'slide' END WHERE "hover_box" NOT IN ('none', 'fade', 'zoom');
  DROP TYPE "public"."enum_pages_blocks_gallery_hover_box";
  CREATE TYPE "public"."enum_pages_blocks_gallery_hover_box" AS ENUM('none', 'fade', 'slide', 'zoom');
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "hover_box" SET DEFAULT 'fade'::"public"."enum_pages_blocks_gallery_hover_box";
  ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "hover_box" SET DATA TYPE "public"."enum_pages_blocks_gallery_hover_box" USING "hover_box"::"public"."enum_pages_blocks_gallery_hover_box";
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "pattern" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "pattern" SET DEFAULT '4'::text;
  UPDATE "_pages_v_blocks_gallery" SET "pattern" = '4' WHERE "pattern" = 'drawn';
  DROP TYPE "public"."enum__pages_v_blocks_gallery_pattern";
  CREATE TYPE "public"."enum__pages_v_blocks_gallery_pattern" AS ENUM('1', '4', '5', '6', '7', '8', '9', '3a', '3b', '3c', '5b', '9r', '12r', '16r');
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "pattern" SET DEFAULT '4'::"public"."enum__pages_v_blocks_gallery_pattern";
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "pattern" SET DATA TYPE "public"."enum__pages_v_blocks_gallery_pattern" USING "pattern"::"public"."enum__pages_v_blocks_gallery_pattern";
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "paging" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "paging" SET DEFAULT 'more'::text;
  UPDATE "_pages_v_blocks_gallery" SET "paging" = 'more' WHERE "paging" NOT IN ('all', 'more');
  DROP TYPE "public"."enum__pages_v_blocks_gallery_paging";
  CREATE TYPE "public"."enum__pages_v_blocks_gallery_paging" AS ENUM('all', 'more');
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "paging" SET DEFAULT 'more'::"public"."enum__pages_v_blocks_gallery_paging";
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "paging" SET DATA TYPE "public"."enum__pages_v_blocks_gallery_paging" USING "paging"::"public"."enum__pages_v_blocks_gallery_paging";
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "hover_box" SET DATA TYPE text;
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "hover_box" SET DEFAULT 'fade'::text;
  UPDATE "_pages_v_blocks_gallery" SET "hover_box" = CASE WHEN "hover_box" = 'flip' THEN 'fade' ELSE 'slide' END WHERE "hover_box" NOT IN ('none', 'fade', 'zoom');
  DROP TYPE "public"."enum__pages_v_blocks_gallery_hover_box";
  CREATE TYPE "public"."enum__pages_v_blocks_gallery_hover_box" AS ENUM('none', 'fade', 'slide', 'zoom');
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "hover_box" SET DEFAULT 'fade'::"public"."enum__pages_v_blocks_gallery_hover_box";
  ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "hover_box" SET DATA TYPE "public"."enum__pages_v_blocks_gallery_hover_box" USING "hover_box"::"public"."enum__pages_v_blocks_gallery_hover_box";
  DROP INDEX "pages_blocks_gallery_drawn_pattern_idx";
  DROP INDEX "_pages_v_blocks_gallery_drawn_pattern_idx";
  DROP INDEX "payload_locked_documents_rels_patterns_id_idx";
  ALTER TABLE "pages_blocks_gallery_groups" DROP COLUMN "several";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "layout";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "drawn_pattern_id";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "search";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "text_position_small";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "text_position_wide";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "text_position_tall";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "text_position_big";
  ALTER TABLE "_pages_v_blocks_gallery_groups" DROP COLUMN "several";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "layout";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "drawn_pattern_id";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "search";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "text_position_small";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "text_position_wide";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "text_position_tall";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "text_position_big";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "patterns_id";
  DROP TYPE "public"."enum_pages_blocks_gallery_sorts";
  DROP TYPE "public"."enum_pages_blocks_gallery_layout";
  DROP TYPE "public"."enum_pages_blocks_gallery_text_position_small";
  DROP TYPE "public"."enum_pages_blocks_gallery_text_position_wide";
  DROP TYPE "public"."enum_pages_blocks_gallery_text_position_tall";
  DROP TYPE "public"."enum_pages_blocks_gallery_text_position_big";
  DROP TYPE "public"."enum__pages_v_blocks_gallery_sorts";
  DROP TYPE "public"."enum__pages_v_blocks_gallery_layout";
  DROP TYPE "public"."enum__pages_v_blocks_gallery_text_position_small";
  DROP TYPE "public"."enum__pages_v_blocks_gallery_text_position_wide";
  DROP TYPE "public"."enum__pages_v_blocks_gallery_text_position_tall";
  DROP TYPE "public"."enum__pages_v_blocks_gallery_text_position_big";`)
}
