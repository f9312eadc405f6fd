// @ts-nocheck Generated; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`slides\` text DEFAULT 'pictures';`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`tile_click\` text DEFAULT 'article';`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`captions\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`download\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`share\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`thumbnails\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` ADD \`autoplay\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`slides\` text DEFAULT 'pictures';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`tile_click\` text DEFAULT 'article';`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`captions\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`download\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`share\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`thumbnails\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` ADD \`autoplay\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`site\` ADD \`frame_hosts\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`slides\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`tile_click\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`captions\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`download\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`share\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`thumbnails\`;`)
  await db.run(sql`ALTER TABLE \`pages_blocks_gallery\` DROP COLUMN \`autoplay\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`slides\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`tile_click\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`captions\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`download\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`share\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`thumbnails\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v_blocks_gallery\` DROP COLUMN \`autoplay\`;`)
  await db.run(sql`ALTER TABLE \`site\` DROP COLUMN \`frame_hosts\`;`)
}
