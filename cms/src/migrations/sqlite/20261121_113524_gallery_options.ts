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
  await db.run(sql`DROP TABLE \`pages_blocks_gallery_sorts\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_gallery_sorts\`;`)
  await db.run(sql`DROP TABLE \`patterns\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_pages_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`gallery_id\` text,
  	\`pattern\` text DEFAULT '4',
  	\`source\` text DEFAULT 'query',
  	\`from\` text,
  	\`to\` text,
  	\`order\` text DEFAULT 'newest',
  	\`paging\` text DEFAULT 'more',
  	\`page_size\` numeric DEFAULT 24,
  	\`hover_box\` text DEFAULT 'fade',
  	\`lightbox\` integer DEFAULT true,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_pages_blocks_gallery\`("_order", "_parent_id", "_path", "id", "title", "gallery_id", "pattern", "source", "from", "to", "order", "paging", "page_size", "hover_box", "lightbox", "block_name") SELECT "_order", "_parent_id", "_path", "id", "title", "gallery_id", "pattern", "source", "from", "to", "order", "paging", "page_size", "hover_box", "lightbox", "block_name" FROM \`pages_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`pages_blocks_gallery\`;`)
  await db.run(sql`ALTER TABLE \`__new_pages_blocks_gallery\` RENAME TO \`pages_blocks_gallery\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_order_idx\` ON \`pages_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_parent_id_idx\` ON \`pages_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_blocks_gallery_path_idx\` ON \`pages_blocks_gallery\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`__new__pages_v_blocks_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`_path\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`gallery_id\` text,
  	\`pattern\` text DEFAULT '4',
  	\`source\` text DEFAULT 'query',
  	\`from\` text,
  	\`to\` text,
  	\`order\` text DEFAULT 'newest',
  	\`paging\` text DEFAULT 'more',
  	\`page_size\` numeric DEFAULT 24,
  	\`hover_box\` text DEFAULT 'fade',
  	\`lightbox\` integer DEFAULT true,
  	\`_uuid\` text,
  	\`block_name\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__pages_v_blocks_gallery\`("_order", "_parent_id", "_path", "id", "title", "gallery_id", "pattern", "source", "from", "to", "order", "paging", "page_size", "hover_box", "lightbox", "_uuid", "block_name") SELECT "_order", "_parent_id", "_path", "id", "title", "gallery_id", "pattern", "source", "from", "to", "order", "paging", "page_size", "hover_box", "lightbox", "_uuid", "block_name" FROM \`_pages_v_blocks_gallery\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_blocks_gallery\`;`)
  await db.run(sql`ALTER TABLE \`__new__pages_v_blocks_gallery\` RENAME TO \`_pages_v_blocks_gallery\`;`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_order_idx\` ON \`_pages_v_blocks_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_parent_id_idx\` ON \`_pages_v_blocks_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_blocks_gallery_path_idx\` ON \`_pages_v_blocks_gallery\` (\`_path\`);`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	\`pages_id\` integer,
  	\`media_id\` integer,
  	\`filter_groups_id\` integer,
  	\`terms_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`filter_groups_id\`) REFERENCES \`filter_groups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`terms_id\`) REFERENCES \`terms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "articles_id", "pages_id", "media_id", "filter_groups_id", "terms_id", "users_id") SELECT "id", "order", "parent_id", "path", "articles_id", "pages_id", "media_id", "filter_groups_id", "terms_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_filter_groups_id_idx\` ON \`payload_locked_documents_rels\` (\`filter_groups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_terms_id_idx\` ON \`payload_locked_documents_rels\` (\`terms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery_groups\` DROP COLUMN \`several\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery_groups\` DROP COLUMN \`several\`;`)
}
