// @ts-nocheck Generated; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_theme_preset" AS ENUM('house', 'gallery', 'night', 'garden', 'own');
  CREATE TYPE "public"."enum_theme_scheme" AS ENUM('auto', 'light', 'dark');
  CREATE TYPE "public"."enum_theme_type" AS ENUM('editorial', 'plain', 'system');
  CREATE TYPE "public"."enum_theme_size" AS ENUM('small', 'normal', 'large');
  CREATE TYPE "public"."enum_theme_density" AS ENUM('dense', 'normal', 'airy');
  CREATE TABLE "theme" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"preset" "enum_theme_preset" DEFAULT 'house' NOT NULL,
  	"scheme" "enum_theme_scheme" DEFAULT 'auto' NOT NULL,
  	"light_paper" varchar DEFAULT '#fbfaf7' NOT NULL,
  	"light_ink" varchar DEFAULT '#1a1613' NOT NULL,
  	"light_accent" varchar DEFAULT '#a8341d' NOT NULL,
  	"dark_paper" varchar DEFAULT '#14110f' NOT NULL,
  	"dark_ink" varchar DEFAULT '#ebe5db' NOT NULL,
  	"dark_accent" varchar DEFAULT '#f09a73' NOT NULL,
  	"type" "enum_theme_type" DEFAULT 'editorial' NOT NULL,
  	"size" "enum_theme_size" DEFAULT 'normal' NOT NULL,
  	"radius" numeric DEFAULT 2,
  	"density" "enum_theme_density" DEFAULT 'normal' NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "theme" CASCADE;
  DROP TYPE "public"."enum_theme_preset";
  DROP TYPE "public"."enum_theme_scheme";
  DROP TYPE "public"."enum_theme_type";
  DROP TYPE "public"."enum_theme_size";
  DROP TYPE "public"."enum_theme_density";`)
}
