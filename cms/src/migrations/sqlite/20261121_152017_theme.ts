// @ts-nocheck Generated; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`theme\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`preset\` text DEFAULT 'house' NOT NULL,
  	\`scheme\` text DEFAULT 'auto' NOT NULL,
  	\`light_paper\` text DEFAULT '#fbfaf7' NOT NULL,
  	\`light_ink\` text DEFAULT '#1a1613' NOT NULL,
  	\`light_accent\` text DEFAULT '#a8341d' NOT NULL,
  	\`dark_paper\` text DEFAULT '#14110f' NOT NULL,
  	\`dark_ink\` text DEFAULT '#ebe5db' NOT NULL,
  	\`dark_accent\` text DEFAULT '#f09a73' NOT NULL,
  	\`type\` text DEFAULT 'editorial' NOT NULL,
  	\`size\` text DEFAULT 'normal' NOT NULL,
  	\`radius\` numeric DEFAULT 2,
  	\`density\` text DEFAULT 'normal' NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`theme\`;`)
}
