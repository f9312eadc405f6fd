import {
  mediaInBlocks,
  pagePath,
  videosInBlocks,
  type Page,
  type PublishedDocument,
} from '@tessera/content'
import { toPageBlock } from '../blocks/to-page-block'
import type { PageRow } from '../row-schemas/page-row'
import { createDocument } from './create-document'

/** Null for a draft, and for a page without an address. */
export function toPage(row: PageRow): PublishedDocument | null {
  if (row._status !== 'published' || !row.slug || !row.title) return null
  const blocks = (row.blocks ?? []).flatMap((block) => toPageBlock(block) ?? [])
  const body: Page = {
    slug: row.slug,
    title: row.title,
    description: row.description,
    showTitle: row.showTitle ?? true,
    blocks,
    modified: row.updatedAt,
  }
  return createDocument({
    kind: 'page',
    key: row.id,
    path: pagePath(row.slug),
    body,
    media: mediaInBlocks(blocks),
    videos: videosInBlocks(blocks),
  })
}
