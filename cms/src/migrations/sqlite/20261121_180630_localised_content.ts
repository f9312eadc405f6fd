// @ts-nocheck Generated, but for the copying; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

/** The language that content was written in before there were several: the first of LANGUAGES. */
const firstOf = (payload) => sql.raw(payload.config.localization.defaultLocale)

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  const first = firstOf(payload)
  await db.run(sql`DROP INDEX \`articles_slug_idx\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_version_version_slug_idx\`;`)
  await db.run(sql`DROP INDEX \`pages_slug_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_version_version_slug_idx\`;`)
  await db.run(sql`DROP INDEX \`pages_rels_terms_id_idx\`;`)
  await db.run(sql`DROP INDEX \`pages_rels_articles_id_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_rels_terms_id_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_rels_articles_id_idx\`;`)
  await db.run(sql`DROP INDEX \`menu_rels_pages_id_idx\`;`)
  await db.run(sql`DROP INDEX \`menu_rels_articles_id_idx\`;`)
  await db.run(sql`DROP INDEX \`footer_rels_pages_id_idx\`;`)
  await db.run(sql`DROP INDEX \`footer_rels_articles_id_idx\`;`)
  await db.run(sql`CREATE TABLE \`articles_locales\` (
	\`title\` text,
	\`excerpt\` text,
	\`body\` text,
	\`facts\` text,
	\`slug\` text,
	\`id\` integer PRIMARY KEY NOT NULL,
	\`_locale\` text NOT NULL,
	\`_parent_id\` integer NOT NULL,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_locales_locale_parent_id_unique\` ON \`articles_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_locales\` (
	\`version_title\` text,
	\`version_excerpt\` text,
	\`version_body\` text,
	\`version_facts\` text,
	\`version_slug\` text,
	\`id\` integer PRIMARY KEY NOT NULL,
	\`_locale\` text NOT NULL,
	\`_parent_id\` integer NOT NULL,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_articles_v_locales_locale_parent_id_unique\` ON \`_articles_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
	\`title\` text,
	\`description\` text,
	\`slug\` text,
	\`id\` integer PRIMARY KEY NOT NULL,
	\`_locale\` text NOT NULL,
	\`_parent_id\` integer NOT NULL,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages_locales\` (\`slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
	\`version_title\` text,
	\`version_description\` text,
	\`version_slug\` text,
	\`id\` integer PRIMARY KEY NOT NULL,
	\`_locale\` text NOT NULL,
	\`_parent_id\` integer NOT NULL,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v_locales\` (\`version_slug\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
	\`alt\` text,
	\`title\` text,
	\`id\` integer PRIMARY KEY NOT NULL,
	\`_locale\` text NOT NULL,
	\`_parent_id\` integer NOT NULL,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`filter_groups_locales\` (
	\`label\` text NOT NULL,
	\`id\` integer PRIMARY KEY NOT NULL,
	\`_locale\` text NOT NULL,
	\`_parent_id\` integer NOT NULL,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`filter_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade
);`)
  await db.run(sql`CREATE UNIQUE INDEX \`filter_groups_locales_locale_parent_id_unique\` ON \`filter_groups_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`terms_locales\` (
	\`label\` text NOT NULL,
	\`id\` integer PRIMARY KEY NOT NULL,
	\`_locale\` text NOT NULL,
	\`_parent_id\` integer NOT NULL,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`terms\`(\`id\`) ON UPDATE no action ON DELETE cascade
);`)
  await db.run(sql`CREATE UNIQUE INDEX \`terms_locales_locale_parent_id_unique\` ON \`terms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_locales\` (
	\`name\` text DEFAULT 'Tessera' NOT NULL,
	\`description\` text,
	\`id\` integer PRIMARY KEY NOT NULL,
	\`_locale\` text NOT NULL,
	\`_parent_id\` integer NOT NULL,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site\`(\`id\`) ON UPDATE no action ON DELETE cascade
);`)
  await db.run(sql`CREATE UNIQUE INDEX \`site_locales_locale_parent_id_unique\` ON \`site_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_locales\` (
	\`note\` text,
	\`id\` integer PRIMARY KEY NOT NULL,
	\`_locale\` text NOT NULL,
	\`_parent_id\` integer NOT NULL,
	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
);`)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_locales_locale_parent_id_unique\` ON \`footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`published_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_articles_v_snapshot_idx\` ON \`_articles_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_published_locale_idx\` ON \`_articles_v\` (\`published_locale\`);`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery_groups\` ADD \`_locale\` text DEFAULT '${first}' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_groups_locale_idx\` ON \`pages_blocks_gallery_groups\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery_sorts\` ADD \`locale\` text DEFAULT '${first}' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_sorts_locale_idx\` ON \`pages_blocks_gallery_sorts\` (\`locale\`);`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`_locale\` text DEFAULT '${first}' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_locale_idx\` ON \`pages_blocks_gallery\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`pages_blocks_rich_text\` ADD \`_locale\` text DEFAULT '${first}' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`pages_blocks_rich_text_locale_idx\` ON \`pages_blocks_rich_text\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`pages_rels\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`pages_rels_locale_idx\` ON \`pages_rels\` (\`locale\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery_groups\` ADD \`_locale\` text DEFAULT '${first}' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_groups_locale_idx\` ON \`_pages_v_blocks_gallery_groups\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery_sorts\` ADD \`locale\` text DEFAULT '${first}' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_sorts_locale_idx\` ON \`_pages_v_blocks_gallery_sorts\` (\`locale\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`_locale\` text DEFAULT '${first}' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_locale_idx\` ON \`_pages_v_blocks_gallery\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_rich_text\` ADD \`_locale\` text DEFAULT '${first}' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_rich_text_locale_idx\` ON \`_pages_v_blocks_rich_text\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`published_locale\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_rels\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_locale_idx\` ON \`_pages_v_rels\` (\`locale\`);`)
  await db.run(sql`ALTER TABLE \`menu_items_links\` ADD \`_locale\` text DEFAULT '${first}' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`menu_items_links_locale_idx\` ON \`menu_items_links\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`menu_items\` ADD \`_locale\` text DEFAULT '${first}' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`menu_items_locale_idx\` ON \`menu_items\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`menu_rels\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`menu_rels_locale_idx\` ON \`menu_rels\` (\`locale\`);`)
  await db.run(sql`ALTER TABLE \`footer_columns\` ADD \`_locale\` text DEFAULT '${first}' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`footer_columns_locale_idx\` ON \`footer_columns\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`footer_links\` ADD \`_locale\` text DEFAULT '${first}' NOT NULL;`)
  await db.run(sql`CREATE INDEX \`footer_links_locale_idx\` ON \`footer_links\` (\`_locale\`);`)
  await db.run(sql`ALTER TABLE \`footer_rels\` ADD \`locale\` text;`)
  await db.run(sql`CREATE INDEX \`footer_rels_locale_idx\` ON \`footer_rels\` (\`locale\`);`)

  // What there is goes along, in the first language.
  await db.run(sql`INSERT INTO \`articles_locales\` (\`title\`, \`excerpt\`, \`body\`, \`facts\`, \`slug\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`excerpt\`, \`body\`, \`facts\`, \`slug\`, '${first}', \`id\` FROM \`articles\`;`)
  await db.run(sql`INSERT INTO \`_articles_v_locales\` (\`version_title\`, \`version_excerpt\`, \`version_body\`, \`version_facts\`, \`version_slug\`, \`_locale\`, \`_parent_id\`) SELECT \`version_title\`, \`version_excerpt\`, \`version_body\`, \`version_facts\`, \`version_slug\`, '${first}', \`id\` FROM \`_articles_v\`;`)
  await db.run(sql`INSERT INTO \`pages_locales\` (\`title\`, \`description\`, \`slug\`, \`_locale\`, \`_parent_id\`) SELECT \`title\`, \`description\`, \`slug\`, '${first}', \`id\` FROM \`pages\`;`)
  await db.run(sql`INSERT INTO \`_pages_v_locales\` (\`version_title\`, \`version_description\`, \`version_slug\`, \`_locale\`, \`_parent_id\`) SELECT \`version_title\`, \`version_description\`, \`version_slug\`, '${first}', \`id\` FROM \`_pages_v\`;`)
  await db.run(sql`INSERT INTO \`media_locales\` (\`alt\`, \`title\`, \`_locale\`, \`_parent_id\`) SELECT \`alt\`, \`title\`, '${first}', \`id\` FROM \`media\`;`)
  await db.run(sql`INSERT INTO \`filter_groups_locales\` (\`label\`, \`_locale\`, \`_parent_id\`) SELECT \`label\`, '${first}', \`id\` FROM \`filter_groups\`;`)
  await db.run(sql`INSERT INTO \`terms_locales\` (\`label\`, \`_locale\`, \`_parent_id\`) SELECT \`label\`, '${first}', \`id\` FROM \`terms\`;`)
  await db.run(sql`INSERT INTO \`site_locales\` (\`name\`, \`description\`, \`_locale\`, \`_parent_id\`) SELECT \`name\`, \`description\`, '${first}', \`id\` FROM \`site\`;`)
  await db.run(sql`INSERT INTO \`footer_locales\` (\`note\`, \`_locale\`, \`_parent_id\`) SELECT \`note\`, '${first}', \`id\` FROM \`footer\`;`)
  await db.run(sql`UPDATE \`pages_blocks_gallery_sorts\` SET \`locale\` = '${first}';`)
  await db.run(sql`UPDATE \`pages_rels\` SET \`locale\` = '${first}';`)
  await db.run(sql`UPDATE \`_pages_v_blocks_gallery_sorts\` SET \`locale\` = '${first}';`)
  await db.run(sql`UPDATE \`_pages_v_rels\` SET \`locale\` = '${first}';`)
  await db.run(sql`UPDATE \`menu_rels\` SET \`locale\` = '${first}';`)
  await db.run(sql`UPDATE \`footer_rels\` SET \`locale\` = '${first}';`)

  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`excerpt\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`body\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`facts\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_title\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_excerpt\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_body\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_facts\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_slug\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`slug\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_title\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_description\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_slug\`;`)
  await db.run(sql`CREATE INDEX \`pages_rels_terms_id_idx\` ON \`pages_rels\` (\`terms_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_articles_id_idx\` ON \`pages_rels\` (\`articles_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_terms_id_idx\` ON \`_pages_v_rels\` (\`terms_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_articles_id_idx\` ON \`_pages_v_rels\` (\`articles_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`menu_rels_pages_id_idx\` ON \`menu_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`menu_rels_articles_id_idx\` ON \`menu_rels\` (\`articles_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_pages_id_idx\` ON \`footer_rels\` (\`pages_id\`,\`locale\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_articles_id_idx\` ON \`footer_rels\` (\`articles_id\`,\`locale\`);`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`alt\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`filter_groups\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`terms\` DROP COLUMN \`label\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`description\`;`)
  await db.run(sql`ALTER TABLE \`footer\` DROP COLUMN \`note\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  const first = firstOf(payload)
  await db.run(sql`DROP INDEX \`pages_rels_terms_id_idx\`;`)
  await db.run(sql`DROP INDEX \`pages_rels_articles_id_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_rels_terms_id_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_rels_articles_id_idx\`;`)
  await db.run(sql`DROP INDEX \`menu_rels_pages_id_idx\`;`)
  await db.run(sql`DROP INDEX \`menu_rels_articles_id_idx\`;`)
  await db.run(sql`DROP INDEX \`footer_rels_pages_id_idx\`;`)
  await db.run(sql`DROP INDEX \`footer_rels_articles_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`excerpt\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`body\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`facts\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_title\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_excerpt\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_body\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_facts\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_slug\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`slug\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_title\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_description\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_slug\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`alt\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`filter_groups\` ADD \`label\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`terms\` ADD \`label\` text DEFAULT '' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`name\` text DEFAULT 'Tessera' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`description\` text;`)
  await db.run(sql`ALTER TABLE \`footer\` ADD \`note\` text;`)

  // What is there in the first language stays. The others have no place in the schema of before.
  await db.run(sql`UPDATE \`articles\` SET \`title\` = (SELECT l.\`title\` FROM \`articles_locales\` l WHERE l.\`_parent_id\` = \`articles\`.\`id\` AND l.\`_locale\` = '${first}'), \`excerpt\` = (SELECT l.\`excerpt\` FROM \`articles_locales\` l WHERE l.\`_parent_id\` = \`articles\`.\`id\` AND l.\`_locale\` = '${first}'), \`body\` = (SELECT l.\`body\` FROM \`articles_locales\` l WHERE l.\`_parent_id\` = \`articles\`.\`id\` AND l.\`_locale\` = '${first}'), \`facts\` = (SELECT l.\`facts\` FROM \`articles_locales\` l WHERE l.\`_parent_id\` = \`articles\`.\`id\` AND l.\`_locale\` = '${first}'), \`slug\` = (SELECT l.\`slug\` FROM \`articles_locales\` l WHERE l.\`_parent_id\` = \`articles\`.\`id\` AND l.\`_locale\` = '${first}');`)
  await db.run(sql`UPDATE \`_articles_v\` SET \`version_title\` = (SELECT l.\`version_title\` FROM \`_articles_v_locales\` l WHERE l.\`_parent_id\` = \`_articles_v\`.\`id\` AND l.\`_locale\` = '${first}'), \`version_excerpt\` = (SELECT l.\`version_excerpt\` FROM \`_articles_v_locales\` l WHERE l.\`_parent_id\` = \`_articles_v\`.\`id\` AND l.\`_locale\` = '${first}'), \`version_body\` = (SELECT l.\`version_body\` FROM \`_articles_v_locales\` l WHERE l.\`_parent_id\` = \`_articles_v\`.\`id\` AND l.\`_locale\` = '${first}'), \`version_facts\` = (SELECT l.\`version_facts\` FROM \`_articles_v_locales\` l WHERE l.\`_parent_id\` = \`_articles_v\`.\`id\` AND l.\`_locale\` = '${first}'), \`version_slug\` = (SELECT l.\`version_slug\` FROM \`_articles_v_locales\` l WHERE l.\`_parent_id\` = \`_articles_v\`.\`id\` AND l.\`_locale\` = '${first}');`)
  await db.run(sql`UPDATE \`pages\` SET \`title\` = (SELECT l.\`title\` FROM \`pages_locales\` l WHERE l.\`_parent_id\` = \`pages\`.\`id\` AND l.\`_locale\` = '${first}'), \`description\` = (SELECT l.\`description\` FROM \`pages_locales\` l WHERE l.\`_parent_id\` = \`pages\`.\`id\` AND l.\`_locale\` = '${first}'), \`slug\` = (SELECT l.\`slug\` FROM \`pages_locales\` l WHERE l.\`_parent_id\` = \`pages\`.\`id\` AND l.\`_locale\` = '${first}');`)
  await db.run(sql`UPDATE \`_pages_v\` SET \`version_title\` = (SELECT l.\`version_title\` FROM \`_pages_v_locales\` l WHERE l.\`_parent_id\` = \`_pages_v\`.\`id\` AND l.\`_locale\` = '${first}'), \`version_description\` = (SELECT l.\`version_description\` FROM \`_pages_v_locales\` l WHERE l.\`_parent_id\` = \`_pages_v\`.\`id\` AND l.\`_locale\` = '${first}'), \`version_slug\` = (SELECT l.\`version_slug\` FROM \`_pages_v_locales\` l WHERE l.\`_parent_id\` = \`_pages_v\`.\`id\` AND l.\`_locale\` = '${first}');`)
  await db.run(sql`UPDATE \`media\` SET \`alt\` = (SELECT l.\`alt\` FROM \`media_locales\` l WHERE l.\`_parent_id\` = \`media\`.\`id\` AND l.\`_locale\` = '${first}'), \`title\` = (SELECT l.\`title\` FROM \`media_locales\` l WHERE l.\`_parent_id\` = \`media\`.\`id\` AND l.\`_locale\` = '${first}');`)
  await db.run(sql`UPDATE \`filter_groups\` SET \`label\` = COALESCE((SELECT l.\`label\` FROM \`filter_groups_locales\` l WHERE l.\`_parent_id\` = \`filter_groups\`.\`id\` AND l.\`_locale\` = '${first}'), '');`)
  await db.run(sql`UPDATE \`terms\` SET \`label\` = COALESCE((SELECT l.\`label\` FROM \`terms_locales\` l WHERE l.\`_parent_id\` = \`terms\`.\`id\` AND l.\`_locale\` = '${first}'), '');`)
  await db.run(sql`UPDATE \`site\` SET \`name\` = COALESCE((SELECT l.\`name\` FROM \`site_locales\` l WHERE l.\`_parent_id\` = \`site\`.\`id\` AND l.\`_locale\` = '${first}'), ''), \`description\` = (SELECT l.\`description\` FROM \`site_locales\` l WHERE l.\`_parent_id\` = \`site\`.\`id\` AND l.\`_locale\` = '${first}');`)
  await db.run(sql`UPDATE \`footer\` SET \`note\` = (SELECT l.\`note\` FROM \`footer_locales\` l WHERE l.\`_parent_id\` = \`footer\`.\`id\` AND l.\`_locale\` = '${first}');`)
  await db.run(sql`DELETE FROM \`pages_blocks_gallery_groups\` WHERE \`_locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`pages_blocks_gallery\` WHERE \`_locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`pages_blocks_rich_text\` WHERE \`_locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`_pages_v_blocks_gallery_groups\` WHERE \`_locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`_pages_v_blocks_gallery\` WHERE \`_locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`_pages_v_blocks_rich_text\` WHERE \`_locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`menu_items_links\` WHERE \`_locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`menu_items\` WHERE \`_locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`footer_columns\` WHERE \`_locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`footer_links\` WHERE \`_locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`pages_blocks_gallery_sorts\` WHERE \`locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`pages_rels\` WHERE \`locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`_pages_v_blocks_gallery_sorts\` WHERE \`locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`_pages_v_rels\` WHERE \`locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`menu_rels\` WHERE \`locale\` <> '${first}';`)
  await db.run(sql`DELETE FROM \`footer_rels\` WHERE \`locale\` <> '${first}';`)

  await db.run(sql`DROP TABLE \`articles_locales\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`filter_groups_locales\`;`)
  await db.run(sql`DROP TABLE \`terms_locales\`;`)
  await db.run(sql`DROP TABLE \`site_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_locales\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_published_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`DROP INDEX \`pages_blocks_gallery_groups_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery_groups\` DROP COLUMN \`_locale\`;`)
  await db.run(sql`DROP INDEX \`pages_blocks_gallery_sorts_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery_sorts\` DROP COLUMN \`locale\`;`)
  await db.run(sql`DROP INDEX \`pages_blocks_gallery_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`_locale\`;`)
  await db.run(sql`DROP INDEX \`pages_blocks_rich_text_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_rich_text\` DROP COLUMN \`_locale\`;`)
  await db.run(sql`DROP INDEX \`pages_rels_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages_rels\` DROP COLUMN \`locale\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_blocks_gallery_groups_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery_groups\` DROP COLUMN \`_locale\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_blocks_gallery_sorts_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery_sorts\` DROP COLUMN \`locale\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_blocks_gallery_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`_locale\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_blocks_rich_text_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_rich_text\` DROP COLUMN \`_locale\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_published_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_rels_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_rels\` DROP COLUMN \`locale\`;`)
  await db.run(sql`DROP INDEX \`menu_items_links_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`menu_items_links\` DROP COLUMN \`_locale\`;`)
  await db.run(sql`DROP INDEX \`menu_items_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`menu_items\` DROP COLUMN \`_locale\`;`)
  await db.run(sql`DROP INDEX \`menu_rels_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`menu_rels\` DROP COLUMN \`locale\`;`)
  await db.run(sql`DROP INDEX \`footer_columns_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`footer_columns\` DROP COLUMN \`_locale\`;`)
  await db.run(sql`DROP INDEX \`footer_links_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`footer_links\` DROP COLUMN \`_locale\`;`)
  await db.run(sql`DROP INDEX \`footer_rels_locale_idx\`;`)
  await db.run(sql`ALTER TABLE \`footer_rels\` DROP COLUMN \`locale\`;`)
  await db.run(sql`CREATE INDEX \`pages_rels_terms_id_idx\` ON \`pages_rels\` (\`terms_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_articles_id_idx\` ON \`pages_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_terms_id_idx\` ON \`_pages_v_rels\` (\`terms_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_articles_id_idx\` ON \`_pages_v_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_rels_pages_id_idx\` ON \`menu_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`menu_rels_articles_id_idx\` ON \`menu_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_pages_id_idx\` ON \`footer_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_rels_articles_id_idx\` ON \`footer_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_slug_idx\` ON \`articles\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_slug_idx\` ON \`_articles_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_slug_idx\` ON \`pages\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_slug_idx\` ON \`_pages_v\` (\`version_slug\`);`)
}
