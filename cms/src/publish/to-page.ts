import {
  videosInBlocks,
  mediaInBlocks,
  pagePath,
  type Page,
  type PublishedDocument,
} from '@tessera/content'
import type { PageRow } from './page-row'
import { publishedDocument } from './published-document'
import { toPageBlock } from './to-page-block'

/** Null for a draft, and for what has no address. */
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
  return publishedDocument({
    kind: 'page',
    key: row.id,
    path: pagePath(row.slug),
    body,
    media: mediaInBlocks(blocks),
    videos: videosInBlocks(blocks),
  })
}
