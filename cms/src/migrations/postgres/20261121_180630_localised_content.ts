// @ts-nocheck Generated, but for the copying; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/** The language that content was written in before there were several: the first of LANGUAGES. */
const firstOf = (payload) => sql.raw(payload.config.localization.defaultLocale)

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  const first = firstOf(payload)
  await db.execute(sql`DROP INDEX "articles_slug_idx";`)
  await db.execute(sql`DROP INDEX "_articles_v_version_version_slug_idx";`)
  await db.execute(sql`DROP INDEX "pages_slug_idx";`)
  await db.execute(sql`DROP INDEX "_pages_v_version_version_slug_idx";`)
  await db.execute(sql`DROP INDEX "pages_rels_terms_id_idx";`)
  await db.execute(sql`DROP INDEX "pages_rels_articles_id_idx";`)
  await db.execute(sql`DROP INDEX "_pages_v_rels_terms_id_idx";`)
  await db.execute(sql`DROP INDEX "_pages_v_rels_articles_id_idx";`)
  await db.execute(sql`DROP INDEX "menu_rels_pages_id_idx";`)
  await db.execute(sql`DROP INDEX "menu_rels_articles_id_idx";`)
  await db.execute(sql`DROP INDEX "footer_rels_pages_id_idx";`)
  await db.execute(sql`DROP INDEX "footer_rels_articles_id_idx";`)
  await db.execute(sql`CREATE TABLE "articles_locales" (
	"title" varchar,
	"excerpt" varchar,
	"body" jsonb,
	"facts" varchar,
	"slug" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" varchar NOT NULL,
	"_parent_id" integer NOT NULL
);`)
  await db.execute(sql`CREATE TABLE "_articles_v_locales" (
	"version_title" varchar,
	"version_excerpt" varchar,
	"version_body" jsonb,
	"version_facts" varchar,
	"version_slug" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" varchar NOT NULL,
	"_parent_id" integer NOT NULL
);`)
  await db.execute(sql`CREATE TABLE "pages_locales" (
	"title" varchar,
	"description" varchar,
	"slug" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" varchar NOT NULL,
	"_parent_id" integer NOT NULL
);`)
  await db.execute(sql`CREATE TABLE "_pages_v_locales" (
	"version_title" varchar,
	"version_description" varchar,
	"version_slug" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" varchar NOT NULL,
	"_parent_id" integer NOT NULL
);`)
  await db.execute(sql`CREATE TABLE "media_locales" (
	"alt" varchar,
	"title" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" varchar NOT NULL,
	"_parent_id" integer NOT NULL
);`)
  await db.execute(sql`CREATE TABLE "filter_groups_locales" (
	"label" varchar NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" varchar NOT NULL,
	"_parent_id" integer NOT NULL
);`)
  await db.execute(sql`CREATE TABLE "terms_locales" (
	"label" varchar NOT NULL,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" varchar NOT NULL,
	"_parent_id" integer NOT NULL
);`)
  await db.execute(sql`CREATE TABLE "site_locales" (
	"name" varchar DEFAULT 'Tessera' NOT NULL,
	"description" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" varchar NOT NULL,
	"_parent_id" integer NOT NULL
);`)
  await db.execute(sql`CREATE TABLE "footer_locales" (
	"note" varchar,
	"id" serial PRIMARY KEY NOT NULL,
	"_locale" varchar NOT NULL,
	"_parent_id" integer NOT NULL
);`)
  await db.execute(sql`ALTER TABLE "_articles_v" ADD COLUMN "snapshot" boolean;`)
  await db.execute(sql`ALTER TABLE "_articles_v" ADD COLUMN "published_locale" varchar;`)
  await db.execute(sql`ALTER TABLE "pages_blocks_gallery_groups" ADD COLUMN "_locale" varchar DEFAULT '${first}' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "pages_blocks_gallery_groups" ALTER COLUMN "_locale" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "pages_blocks_gallery_sorts" ADD COLUMN "locale" varchar DEFAULT '${first}' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "pages_blocks_gallery_sorts" ALTER COLUMN "locale" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "pages_blocks_gallery" ADD COLUMN "_locale" varchar DEFAULT '${first}' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "pages_blocks_gallery" ALTER COLUMN "_locale" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "pages_blocks_rich_text" ADD COLUMN "_locale" varchar DEFAULT '${first}' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "pages_blocks_rich_text" ALTER COLUMN "_locale" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "pages_rels" ADD COLUMN "locale" varchar;`)
  await db.execute(sql`ALTER TABLE "_pages_v_blocks_gallery_groups" ADD COLUMN "_locale" varchar DEFAULT '${first}' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "_pages_v_blocks_gallery_groups" ALTER COLUMN "_locale" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "_pages_v_blocks_gallery_sorts" ADD COLUMN "locale" varchar DEFAULT '${first}' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "_pages_v_blocks_gallery_sorts" ALTER COLUMN "locale" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "_locale" varchar DEFAULT '${first}' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "_pages_v_blocks_gallery" ALTER COLUMN "_locale" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "_pages_v_blocks_rich_text" ADD COLUMN "_locale" varchar DEFAULT '${first}' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "_pages_v_blocks_rich_text" ALTER COLUMN "_locale" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "_pages_v" ADD COLUMN "snapshot" boolean;`)
  await db.execute(sql`ALTER TABLE "_pages_v" ADD COLUMN "published_locale" varchar;`)
  await db.execute(sql`ALTER TABLE "_pages_v_rels" ADD COLUMN "locale" varchar;`)
  await db.execute(sql`ALTER TABLE "menu_items_links" ADD COLUMN "_locale" varchar DEFAULT '${first}' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "menu_items_links" ALTER COLUMN "_locale" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "menu_items" ADD COLUMN "_locale" varchar DEFAULT '${first}' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "menu_items" ALTER COLUMN "_locale" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "menu_rels" ADD COLUMN "locale" varchar;`)
  await db.execute(sql`ALTER TABLE "footer_columns" ADD COLUMN "_locale" varchar DEFAULT '${first}' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "footer_columns" ALTER COLUMN "_locale" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "footer_links" ADD COLUMN "_locale" varchar DEFAULT '${first}' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "footer_links" ALTER COLUMN "_locale" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "footer_rels" ADD COLUMN "locale" varchar;`)
  await db.execute(sql`ALTER TABLE "articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;`)
  await db.execute(sql`ALTER TABLE "_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;`)
  await db.execute(sql`ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;`)
  await db.execute(sql`ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;`)
  await db.execute(sql`ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;`)
  await db.execute(sql`ALTER TABLE "filter_groups_locales" ADD CONSTRAINT "filter_groups_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."filter_groups"("id") ON DELETE cascade ON UPDATE no action;`)
  await db.execute(sql`ALTER TABLE "terms_locales" ADD CONSTRAINT "terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."terms"("id") ON DELETE cascade ON UPDATE no action;`)
  await db.execute(sql`ALTER TABLE "site_locales" ADD CONSTRAINT "site_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site"("id") ON DELETE cascade ON UPDATE no action;`)
  await db.execute(sql`ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;`)
  await db.execute(sql`CREATE UNIQUE INDEX "articles_slug_idx" ON "articles_locales" USING btree ("slug","_locale");`)
  await db.execute(sql`CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "articles_locales" USING btree ("_locale","_parent_id");`)
  await db.execute(sql`CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v_locales" USING btree ("version_slug","_locale");`)
  await db.execute(sql`CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "_articles_v_locales" USING btree ("_locale","_parent_id");`)
  await db.execute(sql`CREATE UNIQUE INDEX "pages_slug_idx" ON "pages_locales" USING btree ("slug","_locale");`)
  await db.execute(sql`CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");`)
  await db.execute(sql`CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v_locales" USING btree ("version_slug","_locale");`)
  await db.execute(sql`CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");`)
  await db.execute(sql`CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");`)
  await db.execute(sql`CREATE UNIQUE INDEX "filter_groups_locales_locale_parent_id_unique" ON "filter_groups_locales" USING btree ("_locale","_parent_id");`)
  await db.execute(sql`CREATE UNIQUE INDEX "terms_locales_locale_parent_id_unique" ON "terms_locales" USING btree ("_locale","_parent_id");`)
  await db.execute(sql`CREATE UNIQUE INDEX "site_locales_locale_parent_id_unique" ON "site_locales" USING btree ("_locale","_parent_id");`)
  await db.execute(sql`CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");`)
  await db.execute(sql`CREATE INDEX "_articles_v_snapshot_idx" ON "_articles_v" USING btree ("snapshot");`)
  await db.execute(sql`CREATE INDEX "_articles_v_published_locale_idx" ON "_articles_v" USING btree ("published_locale");`)
  await db.execute(sql`CREATE INDEX "pages_blocks_gallery_groups_locale_idx" ON "pages_blocks_gallery_groups" USING btree ("_locale");`)
  await db.execute(sql`CREATE INDEX "pages_blocks_gallery_sorts_locale_idx" ON "pages_blocks_gallery_sorts" USING btree ("locale");`)
  await db.execute(sql`CREATE INDEX "pages_blocks_gallery_locale_idx" ON "pages_blocks_gallery" USING btree ("_locale");`)
  await db.execute(sql`CREATE INDEX "pages_blocks_rich_text_locale_idx" ON "pages_blocks_rich_text" USING btree ("_locale");`)
  await db.execute(sql`CREATE INDEX "pages_rels_locale_idx" ON "pages_rels" USING btree ("locale");`)
  await db.execute(sql`CREATE INDEX "_pages_v_blocks_gallery_groups_locale_idx" ON "_pages_v_blocks_gallery_groups" USING btree ("_locale");`)
  await db.execute(sql`CREATE INDEX "_pages_v_blocks_gallery_sorts_locale_idx" ON "_pages_v_blocks_gallery_sorts" USING btree ("locale");`)
  await db.execute(sql`CREATE INDEX "_pages_v_blocks_gallery_locale_idx" ON "_pages_v_blocks_gallery" USING btree ("_locale");`)
  await db.execute(sql`CREATE INDEX "_pages_v_blocks_rich_text_locale_idx" ON "_pages_v_blocks_rich_text" USING btree ("_locale");`)
  await db.execute(sql`CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");`)
  await db.execute(sql`CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");`)
  await db.execute(sql`CREATE INDEX "_pages_v_rels_locale_idx" ON "_pages_v_rels" USING btree ("locale");`)
  await db.execute(sql`CREATE INDEX "menu_items_links_locale_idx" ON "menu_items_links" USING btree ("_locale");`)
  await db.execute(sql`CREATE INDEX "menu_items_locale_idx" ON "menu_items" USING btree ("_locale");`)
  await db.execute(sql`CREATE INDEX "menu_rels_locale_idx" ON "menu_rels" USING btree ("locale");`)
  await db.execute(sql`CREATE INDEX "footer_columns_locale_idx" ON "footer_columns" USING btree ("_locale");`)
  await db.execute(sql`CREATE INDEX "footer_links_locale_idx" ON "footer_links" USING btree ("_locale");`)
  await db.execute(sql`CREATE INDEX "footer_rels_locale_idx" ON "footer_rels" USING btree ("locale");`)

  // What there is goes along, in the first language.
  await db.execute(sql`INSERT INTO "articles_locales" ("title", "excerpt", "body", "facts", "slug", "_locale", "_parent_id") SELECT "title", "excerpt", "body", "facts", "slug", '${first}', "id" FROM "articles";`)
  await db.execute(sql`INSERT INTO "_articles_v_locales" ("version_title", "version_excerpt", "version_body", "version_facts", "version_slug", "_locale", "_parent_id") SELECT "version_title", "version_excerpt", "version_body", "version_facts", "version_slug", '${first}', "id" FROM "_articles_v";`)
  await db.execute(sql`INSERT INTO "pages_locales" ("title", "description", "slug", "_locale", "_parent_id") SELECT "title", "description", "slug", '${first}', "id" FROM "pages";`)
  await db.execute(sql`INSERT INTO "_pages_v_locales" ("version_title", "version_description", "version_slug", "_locale", "_parent_id") SELECT "version_title", "version_description", "version_slug", '${first}', "id" FROM "_pages_v";`)
  await db.execute(sql`INSERT INTO "media_locales" ("alt", "title", "_locale", "_parent_id") SELECT "alt", "title", '${first}', "id" FROM "media";`)
  await db.execute(sql`INSERT INTO "filter_groups_locales" ("label", "_locale", "_parent_id") SELECT "label", '${first}', "id" FROM "filter_groups";`)
  await db.execute(sql`INSERT INTO "terms_locales" ("label", "_locale", "_parent_id") SELECT "label", '${first}', "id" FROM "terms";`)
  await db.execute(sql`INSERT INTO "site_locales" ("name", "description", "_locale", "_parent_id") SELECT "name", "description", '${first}', "id" FROM "site";`)
  await db.execute(sql`INSERT INTO "footer_locales" ("note", "_locale", "_parent_id") SELECT "note", '${first}', "id" FROM "footer";`)
  await db.execute(sql`UPDATE "pages_blocks_gallery_sorts" SET "locale" = '${first}';`)
  await db.execute(sql`UPDATE "pages_rels" SET "locale" = '${first}';`)
  await db.execute(sql`UPDATE "_pages_v_blocks_gallery_sorts" SET "locale" = '${first}';`)
  await db.execute(sql`UPDATE "_pages_v_rels" SET "locale" = '${first}';`)
  await db.execute(sql`UPDATE "menu_rels" SET "locale" = '${first}';`)
  await db.execute(sql`UPDATE "footer_rels" SET "locale" = '${first}';`)

  await db.execute(sql`CREATE INDEX "pages_rels_terms_id_idx" ON "pages_rels" USING btree ("terms_id","locale");`)
  await db.execute(sql`CREATE INDEX "pages_rels_articles_id_idx" ON "pages_rels" USING btree ("articles_id","locale");`)
  await db.execute(sql`CREATE INDEX "_pages_v_rels_terms_id_idx" ON "_pages_v_rels" USING btree ("terms_id","locale");`)
  await db.execute(sql`CREATE INDEX "_pages_v_rels_articles_id_idx" ON "_pages_v_rels" USING btree ("articles_id","locale");`)
  await db.execute(sql`CREATE INDEX "menu_rels_pages_id_idx" ON "menu_rels" USING btree ("pages_id","locale");`)
  await db.execute(sql`CREATE INDEX "menu_rels_articles_id_idx" ON "menu_rels" USING btree ("articles_id","locale");`)
  await db.execute(sql`CREATE INDEX "footer_rels_pages_id_idx" ON "footer_rels" USING btree ("pages_id","locale");`)
  await db.execute(sql`CREATE INDEX "footer_rels_articles_id_idx" ON "footer_rels" USING btree ("articles_id","locale");`)
  await db.execute(sql`ALTER TABLE "articles" DROP COLUMN "title";`)
  await db.execute(sql`ALTER TABLE "articles" DROP COLUMN "excerpt";`)
  await db.execute(sql`ALTER TABLE "articles" DROP COLUMN "body";`)
  await db.execute(sql`ALTER TABLE "articles" DROP COLUMN "facts";`)
  await db.execute(sql`ALTER TABLE "articles" DROP COLUMN "slug";`)
  await db.execute(sql`ALTER TABLE "_articles_v" DROP COLUMN "version_title";`)
  await db.execute(sql`ALTER TABLE "_articles_v" DROP COLUMN "version_excerpt";`)
  await db.execute(sql`ALTER TABLE "_articles_v" DROP COLUMN "version_body";`)
  await db.execute(sql`ALTER TABLE "_articles_v" DROP COLUMN "version_facts";`)
  await db.execute(sql`ALTER TABLE "_articles_v" DROP COLUMN "version_slug";`)
  await db.execute(sql`ALTER TABLE "pages" DROP COLUMN "title";`)
  await db.execute(sql`ALTER TABLE "pages" DROP COLUMN "description";`)
  await db.execute(sql`ALTER TABLE "pages" DROP COLUMN "slug";`)
  await db.execute(sql`ALTER TABLE "_pages_v" DROP COLUMN "version_title";`)
  await db.execute(sql`ALTER TABLE "_pages_v" DROP COLUMN "version_description";`)
  await db.execute(sql`ALTER TABLE "_pages_v" DROP COLUMN "version_slug";`)
  await db.execute(sql`ALTER TABLE "media" DROP COLUMN "alt";`)
  await db.execute(sql`ALTER TABLE "media" DROP COLUMN "title";`)
  await db.execute(sql`ALTER TABLE "filter_groups" DROP COLUMN "label";`)
  await db.execute(sql`ALTER TABLE "terms" DROP COLUMN "label";`)
  await db.execute(sql`ALTER TABLE "site" DROP COLUMN "name";`)
  await db.execute(sql`ALTER TABLE "site" DROP COLUMN "description";`)
  await db.execute(sql`ALTER TABLE "footer" DROP COLUMN "note";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  const first = firstOf(payload)
  await db.execute(sql`DROP INDEX "pages_rels_terms_id_idx";`)
  await db.execute(sql`DROP INDEX "pages_rels_articles_id_idx";`)
  await db.execute(sql`DROP INDEX "_pages_v_rels_terms_id_idx";`)
  await db.execute(sql`DROP INDEX "_pages_v_rels_articles_id_idx";`)
  await db.execute(sql`DROP INDEX "menu_rels_pages_id_idx";`)
  await db.execute(sql`DROP INDEX "menu_rels_articles_id_idx";`)
  await db.execute(sql`DROP INDEX "footer_rels_pages_id_idx";`)
  await db.execute(sql`DROP INDEX "footer_rels_articles_id_idx";`)
  await db.execute(sql`ALTER TABLE "articles" ADD COLUMN "title" varchar;`)
  await db.execute(sql`ALTER TABLE "articles" ADD COLUMN "excerpt" varchar;`)
  await db.execute(sql`ALTER TABLE "articles" ADD COLUMN "body" jsonb;`)
  await db.execute(sql`ALTER TABLE "articles" ADD COLUMN "facts" varchar;`)
  await db.execute(sql`ALTER TABLE "articles" ADD COLUMN "slug" varchar;`)
  await db.execute(sql`ALTER TABLE "_articles_v" ADD COLUMN "version_title" varchar;`)
  await db.execute(sql`ALTER TABLE "_articles_v" ADD COLUMN "version_excerpt" varchar;`)
  await db.execute(sql`ALTER TABLE "_articles_v" ADD COLUMN "version_body" jsonb;`)
  await db.execute(sql`ALTER TABLE "_articles_v" ADD COLUMN "version_facts" varchar;`)
  await db.execute(sql`ALTER TABLE "_articles_v" ADD COLUMN "version_slug" varchar;`)
  await db.execute(sql`ALTER TABLE "pages" ADD COLUMN "title" varchar;`)
  await db.execute(sql`ALTER TABLE "pages" ADD COLUMN "description" varchar;`)
  await db.execute(sql`ALTER TABLE "pages" ADD COLUMN "slug" varchar;`)
  await db.execute(sql`ALTER TABLE "_pages_v" ADD COLUMN "version_title" varchar;`)
  await db.execute(sql`ALTER TABLE "_pages_v" ADD COLUMN "version_description" varchar;`)
  await db.execute(sql`ALTER TABLE "_pages_v" ADD COLUMN "version_slug" varchar;`)
  await db.execute(sql`ALTER TABLE "media" ADD COLUMN "alt" varchar;`)
  await db.execute(sql`ALTER TABLE "media" ADD COLUMN "title" varchar;`)
  await db.execute(sql`ALTER TABLE "filter_groups" ADD COLUMN "label" varchar DEFAULT '' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "filter_groups" ALTER COLUMN "label" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "terms" ADD COLUMN "label" varchar DEFAULT '' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "terms" ALTER COLUMN "label" DROP DEFAULT;`)
  await db.execute(sql`ALTER TABLE "site" ADD COLUMN "name" varchar DEFAULT 'Tessera' NOT NULL;`)
  await db.execute(sql`ALTER TABLE "site" ADD COLUMN "description" varchar;`)
  await db.execute(sql`ALTER TABLE "footer" ADD COLUMN "note" varchar;`)

  // What is there in the first language stays. The others have no place in the schema of before.
  await db.execute(sql`UPDATE "articles" SET "title" = (SELECT l."title" FROM "articles_locales" l WHERE l."_parent_id" = "articles"."id" AND l."_locale" = '${first}'), "excerpt" = (SELECT l."excerpt" FROM "articles_locales" l WHERE l."_parent_id" = "articles"."id" AND l."_locale" = '${first}'), "body" = (SELECT l."body" FROM "articles_locales" l WHERE l."_parent_id" = "articles"."id" AND l."_locale" = '${first}'), "facts" = (SELECT l."facts" FROM "articles_locales" l WHERE l."_parent_id" = "articles"."id" AND l."_locale" = '${first}'), "slug" = (SELECT l."slug" FROM "articles_locales" l WHERE l."_parent_id" = "articles"."id" AND l."_locale" = '${first}');`)
  await db.execute(sql`UPDATE "_articles_v" SET "version_title" = (SELECT l."version_title" FROM "_articles_v_locales" l WHERE l."_parent_id" = "_articles_v"."id" AND l."_locale" = '${first}'), "version_excerpt" = (SELECT l."version_excerpt" FROM "_articles_v_locales" l WHERE l."_parent_id" = "_articles_v"."id" AND l."_locale" = '${first}'), "version_body" = (SELECT l."version_body" FROM "_articles_v_locales" l WHERE l."_parent_id" = "_articles_v"."id" AND l."_locale" = '${first}'), "version_facts" = (SELECT l."version_facts" FROM "_articles_v_locales" l WHERE l."_parent_id" = "_articles_v"."id" AND l."_locale" = '${first}'), "version_slug" = (SELECT l."version_slug" FROM "_articles_v_locales" l WHERE l."_parent_id" = "_articles_v"."id" AND l."_locale" = '${first}');`)
  await db.execute(sql`UPDATE "pages" SET "title" = (SELECT l."title" FROM "pages_locales" l WHERE l."_parent_id" = "pages"."id" AND l."_locale" = '${first}'), "description" = (SELECT l."description" FROM "pages_locales" l WHERE l."_parent_id" = "pages"."id" AND l."_locale" = '${first}'), "slug" = (SELECT l."slug" FROM "pages_locales" l WHERE l."_parent_id" = "pages"."id" AND l."_locale" = '${first}');`)
  await db.execute(sql`UPDATE "_pages_v" SET "version_title" = (SELECT l."version_title" FROM "_pages_v_locales" l WHERE l."_parent_id" = "_pages_v"."id" AND l."_locale" = '${first}'), "version_description" = (SELECT l."version_description" FROM "_pages_v_locales" l WHERE l."_parent_id" = "_pages_v"."id" AND l."_locale" = '${first}'), "version_slug" = (SELECT l."version_slug" FROM "_pages_v_locales" l WHERE l."_parent_id" = "_pages_v"."id" AND l."_locale" = '${first}');`)
  await db.execute(sql`UPDATE "media" SET "alt" = (SELECT l."alt" FROM "media_locales" l WHERE l."_parent_id" = "media"."id" AND l."_locale" = '${first}'), "title" = (SELECT l."title" FROM "media_locales" l WHERE l."_parent_id" = "media"."id" AND l."_locale" = '${first}');`)
  await db.execute(sql`UPDATE "filter_groups" SET "label" = COALESCE((SELECT l."label" FROM "filter_groups_locales" l WHERE l."_parent_id" = "filter_groups"."id" AND l."_locale" = '${first}'), '');`)
  await db.execute(sql`UPDATE "terms" SET "label" = COALESCE((SELECT l."label" FROM "terms_locales" l WHERE l."_parent_id" = "terms"."id" AND l."_locale" = '${first}'), '');`)
  await db.execute(sql`UPDATE "site" SET "name" = COALESCE((SELECT l."name" FROM "site_locales" l WHERE l."_parent_id" = "site"."id" AND l."_locale" = '${first}'), ''), "description" = (SELECT l."description" FROM "site_locales" l WHERE l."_parent_id" = "site"."id" AND l."_locale" = '${first}');`)
  await db.execute(sql`UPDATE "footer" SET "note" = (SELECT l."note" FROM "footer_locales" l WHERE l."_parent_id" = "footer"."id" AND l."_locale" = '${first}');`)
  await db.execute(sql`DELETE FROM "pages_blocks_gallery_groups" WHERE "_locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "pages_blocks_gallery" WHERE "_locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "pages_blocks_rich_text" WHERE "_locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "_pages_v_blocks_gallery_groups" WHERE "_locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "_pages_v_blocks_gallery" WHERE "_locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "_pages_v_blocks_rich_text" WHERE "_locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "menu_items_links" WHERE "_locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "menu_items" WHERE "_locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "footer_columns" WHERE "_locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "footer_links" WHERE "_locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "pages_blocks_gallery_sorts" WHERE "locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "pages_rels" WHERE "locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "_pages_v_blocks_gallery_sorts" WHERE "locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "_pages_v_rels" WHERE "locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "menu_rels" WHERE "locale" <> '${first}';`)
  await db.execute(sql`DELETE FROM "footer_rels" WHERE "locale" <> '${first}';`)

  await db.execute(sql`ALTER TABLE "articles_locales" DISABLE ROW LEVEL SECURITY;`)
  await db.execute(sql`ALTER TABLE "_articles_v_locales" DISABLE ROW LEVEL SECURITY;`)
  await db.execute(sql`ALTER TABLE "pages_locales" DISABLE ROW LEVEL SECURITY;`)
  await db.execute(sql`ALTER TABLE "_pages_v_locales" DISABLE ROW LEVEL SECURITY;`)
  await db.execute(sql`ALTER TABLE "media_locales" DISABLE ROW LEVEL SECURITY;`)
  await db.execute(sql`ALTER TABLE "filter_groups_locales" DISABLE ROW LEVEL SECURITY;`)
  await db.execute(sql`ALTER TABLE "terms_locales" DISABLE ROW LEVEL SECURITY;`)
  await db.execute(sql`ALTER TABLE "site_locales" DISABLE ROW LEVEL SECURITY;`)
  await db.execute(sql`ALTER TABLE "footer_locales" DISABLE ROW LEVEL SECURITY;`)
  await db.execute(sql`DROP TABLE "articles_locales" CASCADE;`)
  await db.execute(sql`DROP TABLE "_articles_v_locales" CASCADE;`)
  await db.execute(sql`DROP TABLE "pages_locales" CASCADE;`)
  await db.execute(sql`DROP TABLE "_pages_v_locales" CASCADE;`)
  await db.execute(sql`DROP TABLE "media_locales" CASCADE;`)
  await db.execute(sql`DROP TABLE "filter_groups_locales" CASCADE;`)
  await db.execute(sql`DROP TABLE "terms_locales" CASCADE;`)
  await db.execute(sql`DROP TABLE "site_locales" CASCADE;`)
  await db.execute(sql`DROP TABLE "footer_locales" CASCADE;`)
  await db.execute(sql`DROP INDEX "_articles_v_snapshot_idx";`)
  await db.execute(sql`DROP INDEX "_articles_v_published_locale_idx";`)
  await db.execute(sql`DROP INDEX "pages_blocks_gallery_groups_locale_idx";`)
  await db.execute(sql`DROP INDEX "pages_blocks_gallery_sorts_locale_idx";`)
  await db.execute(sql`DROP INDEX "pages_blocks_gallery_locale_idx";`)
  await db.execute(sql`DROP INDEX "pages_blocks_rich_text_locale_idx";`)
  await db.execute(sql`DROP INDEX "pages_rels_locale_idx";`)
  await db.execute(sql`DROP INDEX "_pages_v_blocks_gallery_groups_locale_idx";`)
  await db.execute(sql`DROP INDEX "_pages_v_blocks_gallery_sorts_locale_idx";`)
  await db.execute(sql`DROP INDEX "_pages_v_blocks_gallery_locale_idx";`)
  await db.execute(sql`DROP INDEX "_pages_v_blocks_rich_text_locale_idx";`)
  await db.execute(sql`DROP INDEX "_pages_v_snapshot_idx";`)
  await db.execute(sql`DROP INDEX "_pages_v_published_locale_idx";`)
  await db.execute(sql`DROP INDEX "_pages_v_rels_locale_idx";`)
  await db.execute(sql`DROP INDEX "menu_items_links_locale_idx";`)
  await db.execute(sql`DROP INDEX "menu_items_locale_idx";`)
  await db.execute(sql`DROP INDEX "menu_rels_locale_idx";`)
  await db.execute(sql`DROP INDEX "footer_columns_locale_idx";`)
  await db.execute(sql`DROP INDEX "footer_links_locale_idx";`)
  await db.execute(sql`DROP INDEX "footer_rels_locale_idx";`)
  await db.execute(sql`ALTER TABLE "_articles_v" DROP COLUMN "snapshot";`)
  await db.execute(sql`ALTER TABLE "_articles_v" DROP COLUMN "published_locale";`)
  await db.execute(sql`ALTER TABLE "pages_blocks_gallery_groups" DROP COLUMN "_locale";`)
  await db.execute(sql`ALTER TABLE "pages_blocks_gallery_sorts" DROP COLUMN "locale";`)
  await db.execute(sql`ALTER TABLE "pages_blocks_gallery" DROP COLUMN "_locale";`)
  await db.execute(sql`ALTER TABLE "pages_blocks_rich_text" DROP COLUMN "_locale";`)
  await db.execute(sql`ALTER TABLE "pages_rels" DROP COLUMN "locale";`)
  await db.execute(sql`ALTER TABLE "_pages_v_blocks_gallery_groups" DROP COLUMN "_locale";`)
  await db.execute(sql`ALTER TABLE "_pages_v_blocks_gallery_sorts" DROP COLUMN "locale";`)
  await db.execute(sql`ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "_locale";`)
  await db.execute(sql`ALTER TABLE "_pages_v_blocks_rich_text" DROP COLUMN "_locale";`)
  await db.execute(sql`ALTER TABLE "_pages_v" DROP COLUMN "snapshot";`)
  await db.execute(sql`ALTER TABLE "_pages_v" DROP COLUMN "published_locale";`)
  await db.execute(sql`ALTER TABLE "_pages_v_rels" DROP COLUMN "locale";`)
  await db.execute(sql`ALTER TABLE "menu_items_links" DROP COLUMN "_locale";`)
  await db.execute(sql`ALTER TABLE "menu_items" DROP COLUMN "_locale";`)
  await db.execute(sql`ALTER TABLE "menu_rels" DROP COLUMN "locale";`)
  await db.execute(sql`ALTER TABLE "footer_columns" DROP COLUMN "_locale";`)
  await db.execute(sql`ALTER TABLE "footer_links" DROP COLUMN "_locale";`)
  await db.execute(sql`ALTER TABLE "footer_rels" DROP COLUMN "locale";`)
  await db.execute(sql`CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");`)
  await db.execute(sql`CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");`)
  await db.execute(sql`CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");`)
  await db.execute(sql`CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");`)
  await db.execute(sql`CREATE INDEX "pages_rels_terms_id_idx" ON "pages_rels" USING btree ("terms_id");`)
  await db.execute(sql`CREATE INDEX "pages_rels_articles_id_idx" ON "pages_rels" USING btree ("articles_id");`)
  await db.execute(sql`CREATE INDEX "_pages_v_rels_terms_id_idx" ON "_pages_v_rels" USING btree ("terms_id");`)
  await db.execute(sql`CREATE INDEX "_pages_v_rels_articles_id_idx" ON "_pages_v_rels" USING btree ("articles_id");`)
  await db.execute(sql`CREATE INDEX "menu_rels_pages_id_idx" ON "menu_rels" USING btree ("pages_id");`)
  await db.execute(sql`CREATE INDEX "menu_rels_articles_id_idx" ON "menu_rels" USING btree ("articles_id");`)
  await db.execute(sql`CREATE INDEX "footer_rels_pages_id_idx" ON "footer_rels" USING btree ("pages_id");`)
  await db.execute(sql`CREATE INDEX "footer_rels_articles_id_idx" ON "footer_rels" USING btree ("articles_id");`)
}
