// @ts-nocheck Generated; the types of two copies of drizzle-orm do not agree.
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_pages_blocks_gallery_slides" AS ENUM('pictures', 'articles');
  CREATE TYPE "public"."enum_pages_blocks_gallery_tile_click" AS ENUM('article', 'lightbox', 'nothing');
  CREATE TYPE "public"."enum__pages_v_blocks_gallery_slides" AS ENUM('pictures', 'articles');
  CREATE TYPE "public"."enum__pages_v_blocks_gallery_tile_click" AS ENUM('article', 'lightbox', 'nothing');
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "slides" "enum_pages_blocks_gallery_slides" DEFAULT 'pictures';
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "tile_click" "enum_pages_blocks_gallery_tile_click" DEFAULT 'article';
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "captions" boolean DEFAULT true;
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "download" boolean DEFAULT false;
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "share" boolean DEFAULT true;
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "thumbnails" boolean DEFAULT false;
  ALTER TABLE "pages_blocks_gallery" ADD COLUMN "autoplay" boolean DEFAULT false;
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "slides" "enum__pages_v_blocks_gallery_slides" DEFAULT 'pictures';
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "tile_click" "enum__pages_v_blocks_gallery_tile_click" DEFAULT 'article';
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "captions" boolean DEFAULT true;
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "download" boolean DEFAULT false;
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "share" boolean DEFAULT true;
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "thumbnails" boolean DEFAULT false;
  ALTER TABLE "_pages_v_blocks_gallery" ADD COLUMN "autoplay" boolean DEFAULT false;
  ALTER TABLE "site" ADD COLUMN "frame_hosts" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages_blocks_gallery" DROP COLUMN "slides";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "tile_click";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "captions";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "download";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "share";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "thumbnails";
  ALTER TABLE "pages_blocks_gallery" DROP COLUMN "autoplay";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "slides";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "tile_click";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "captions";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "download";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "share";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "thumbnails";
  ALTER TABLE "_pages_v_blocks_gallery" DROP COLUMN "autoplay";
  ALTER TABLE "site" DROP COLUMN "frame_hosts";
  DROP TYPE "public"."enum_pages_blocks_gallery_slides";
  DROP TYPE "public"."enum_pages_blocks_gallery_tile_click";
  DROP TYPE "public"."enum__pages_v_blocks_gallery_slides";
  DROP TYPE "public"."enum__pages_v_blocks_gallery_tile_click";`)
}
