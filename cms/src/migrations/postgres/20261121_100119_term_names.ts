// @ts-nocheck Generated; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "terms" ADD COLUMN "name" varchar;
  CREATE INDEX "terms_name_idx" ON "terms" USING btree ("name");`)
  // Written by hand: the terms that are there already get their names.
  await db.execute(sql`UPDATE "terms" SET "name" = coalesce((SELECT "label" FROM "filter_groups" WHERE "filter_groups"."id" = "terms"."group_id"), '') || ': ' || "label";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "terms_name_idx";
  ALTER TABLE "terms" DROP COLUMN "name";`)
}
