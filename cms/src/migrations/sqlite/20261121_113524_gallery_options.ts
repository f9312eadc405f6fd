// @ts-nocheck Generated; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_blocks_gallery_sorts\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_sorts_order_idx\` ON \`pages_blocks_gallery_sorts\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_sorts_parent_idx\` ON \`pages_blocks_gallery_sorts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_blocks_gallery_sorts\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v_blocks_gallery\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_sorts_order_idx\` ON \`_pages_v_blocks_gallery_sorts\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_sorts_parent_idx\` ON \`_pages_v_blocks_gallery_sorts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`patterns\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`drawing\` text NOT NULL,
  	\`origin\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`patterns_origin_idx\` ON \`patterns\` (\`origin\`);`)
  await db.run(sql`CREATE INDEX \`patterns_updated_at_idx\` ON \`patterns\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`patterns_created_at_idx\` ON \`patterns\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery_groups\` ADD \`several\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`layout\` text DEFAULT 'mosaic';`)
  // Written by hand here and below: what becomes of a reference when a pattern goes, which the generator leaves out.
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`drawn_pattern_id\` integer REFERENCES patterns(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`search\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`text_position_small\` text DEFAULT 'bottom';`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`text_position_wide\` text DEFAULT 'bottom';`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`text_position_tall\` text DEFAULT 'bottom';`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`text_position_big\` text DEFAULT 'bottom';`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_drawn_pattern_idx\` ON \`pages_blocks_gallery\` (\`drawn_pattern_id\`);`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery_groups\` ADD \`several\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`layout\` text DEFAULT 'mosaic';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`drawn_pattern_id\` integer REFERENCES patterns(id) ON DELETE set null;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`search\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`text_position_small\` text DEFAULT 'bottom';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`text_position_wide\` text DEFAULT 'bottom';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`text_position_tall\` text DEFAULT 'bottom';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`text_position_big\` text DEFAULT 'bottom';`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_drawn_pattern_idx\` ON \`_pages_v_blocks_gallery\` (\`drawn_pattern_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`patterns_id\` integer REFERENCES patterns(id) ON DELETE cascade;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_patterns_id_idx\` ON \`payload_locked_documents_rels\` (\`patterns_id\`);`)
  // Written by hand: slides have sides now; the one there was came from the bottom.
  await db.run(sql`UPDATE \`pages_blocks_gallery\` SET \`hover_box\` = 'slide-bottom' WHERE \`hover_box\` = 'slide';`)
  await db.run(sql`UPDATE \`_pages_v_blocks_gallery\` SET \`hover_box\` = 'slide-bottom' WHERE \`hover_box\` = 'slide';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`UPDATE \`pages_blocks_gallery\` SET \`hover_box\` = CASE WHEN \`hover_box\` = 'flip' THEN 'fade' ELSE 'slide' END WHERE \`hover_box\` NOT IN ('none', 'fade', 'zoom');`)
  await db.run(sql`UPDATE \`pages_blocks_gallery\` SET \`paging\` = 'more' WHERE \`paging\` NOT IN ('all', 'more');`)
  await db.run(sql`UPDATE \`pages_blocks_gallery\` SET \`pattern\` = '4' WHERE \`pattern\` = 'drawn';`)
  await db.run(sql`UPDATE \`_pages_v_blocks_gallery\` SET \`hover_box\` = CASE WHEN \`hover_box\` = 'flip' THEN 'fade' ELSE 'slide' END WHERE \`hover_box\` NOT IN ('none', 'fade', 'zoom');`)
  await db.run(sql`UPDATE \`_pages_v_blocks_gallery\` SET \`paging\` = 'more' WHERE \`paging\` NOT IN ('all', 'more');`)
  await db.run(sql`UPDATE \`_pages_v_blocks_gallery\` SET \`pattern\` = '4' WHERE \`pattern\` = 'drawn';`)
  // Written by hand: the generator makes each table anew, and dropping the old one takes with it all that hangs on it
  // (filter groups, chosen articles). SQLite leaves foreign keys on within a transaction, whatever PRAGMA says.
  await db.run(sql`DROP TABLE \`pages_blocks_gallery_sorts\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_gallery_sorts\`;`)
  await db.run(sql`DROP INDEX \`pages_blocks_gallery_drawn_pattern_idx\`;`)
  await db.run(sql`DROP INDEX \`_pages_v_blocks_gallery_drawn_pattern_idx\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`layout\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`drawn_pattern_id\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`search\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`text_position_small\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`text_position_wide\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`text_position_tall\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`text_position_big\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery_groups\` DROP COLUMN \`several\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`layout\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`drawn_pattern_id\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`search\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`text_position_small\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`text_position_wide\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`text_position_tall\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`text_position_big\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery_groups\` DROP COLUMN \`several\`;`)
  await db.run(sql`DELETE FROM \`payload_locked_documents_rels\` WHERE \`patterns_id\` IS NOT NULL;`)
  await db.run(sql`DROP INDEX \`payload_locked_documents_rels_patterns_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` DROP COLUMN \`patterns_id\`;`)
  await db.run(sql`DROP TABLE \`patterns\`;`)
}
