// @ts-nocheck Generated; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_theme_scale" AS ENUM('quiet', 'normal', 'loud');
  CREATE TYPE "public"."enum_menu_items_links_kind" AS ENUM('document', 'url');
  CREATE TYPE "public"."enum_footer_links_kind" AS ENUM('document', 'url');
  ALTER TYPE "public"."enum_theme_type" ADD VALUE 'book' BEFORE 'plain';
  ALTER TYPE "public"."enum_theme_type" ADD VALUE 'poster' BEFORE 'system';
  ALTER TYPE "public"."enum_theme_type" ADD VALUE 'soft' BEFORE 'system';
  ALTER TYPE "public"."enum_menu_items_kind" ADD VALUE 'heading';
  CREATE TABLE "menu_items_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_menu_items_links_kind" DEFAULT 'document' NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"kind" "enum_footer_links_kind" DEFAULT 'document' NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "footer_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"articles_id" integer
  );
  
  ALTER TABLE "site" ADD COLUMN "search" boolean DEFAULT true;
  ALTER TABLE "site" ADD COLUMN "related" boolean DEFAULT true;
  ALTER TABLE "theme" ADD COLUMN "scale" "enum_theme_scale" DEFAULT 'normal' NOT NULL;
  ALTER TABLE "menu_items_links" ADD CONSTRAINT "menu_items_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."menu_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_links" ADD CONSTRAINT "footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_rels" ADD CONSTRAINT "footer_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "menu_items_links_order_idx" ON "menu_items_links" USING btree ("_order");
  CREATE INDEX "menu_items_links_parent_id_idx" ON "menu_items_links" USING btree ("_parent_id");
  CREATE INDEX "footer_links_order_idx" ON "footer_links" USING btree ("_order");
  CREATE INDEX "footer_links_parent_id_idx" ON "footer_links" USING btree ("_parent_id");
  CREATE INDEX "footer_rels_order_idx" ON "footer_rels" USING btree ("order");
  CREATE INDEX "footer_rels_parent_idx" ON "footer_rels" USING btree ("parent_id");
  CREATE INDEX "footer_rels_path_idx" ON "footer_rels" USING btree ("path");
  CREATE INDEX "footer_rels_pages_id_idx" ON "footer_rels" USING btree ("pages_id");
  CREATE INDEX "footer_rels_articles_id_idx" ON "footer_rels" USING btree ("articles_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "menu_items_links" CASCADE;
  DROP TABLE "footer_links" CASCADE;
  DROP TABLE "footer_rels" CASCADE;
  ALTER TABLE "theme" ALTER COLUMN "type" SET DATA TYPE text;
  ALTER TABLE "theme" ALTER COLUMN "type" SET DEFAULT 'editorial'::text;
  DROP TYPE "public"."enum_theme_type";
  CREATE TYPE "public"."enum_theme_type" AS ENUM('editorial', 'plain', 'system');
  ALTER TABLE "theme" ALTER COLUMN "type" SET DEFAULT 'editorial'::"public"."enum_theme_type";
  ALTER TABLE "theme" ALTER COLUMN "type" SET DATA TYPE "public"."enum_theme_type" USING "type"::"public"."enum_theme_type";
  ALTER TABLE "menu_items" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "menu_items" ALTER COLUMN "kind" SET DEFAULT 'document'::text;
  DROP TYPE "public"."enum_menu_items_kind";
  CREATE TYPE "public"."enum_menu_items_kind" AS ENUM('document', 'url');
  ALTER TABLE "menu_items" ALTER COLUMN "kind" SET DEFAULT 'document'::"public"."enum_menu_items_kind";
  ALTER TABLE "menu_items" ALTER COLUMN "kind" SET DATA TYPE "public"."enum_menu_items_kind" USING "kind"::"public"."enum_menu_items_kind";
  ALTER TABLE "site" DROP COLUMN "search";
  ALTER TABLE "site" DROP COLUMN "related";
  ALTER TABLE "theme" DROP COLUMN "scale";
  DROP TYPE "public"."enum_theme_scale";
  DROP TYPE "public"."enum_menu_items_links_kind";
  DROP TYPE "public"."enum_footer_links_kind";`)
}
