import { pagePath, type Page, type PageBlock, type PublishedDocument } from '@tessera/content'
import { publishedDocument } from './published-document'
import { mediaInText } from './rich-text-media'
import type { PageRow } from './rows'
import { toGalleryBlock } from './to-gallery-block'
import { toRichText } from './to-rich-text'

/** Null for a draft, and for what has no address. */
export function toPage(row: PageRow): PublishedDocument | null {
  if (row._status !== 'published' || !row.slug || !row.title) return null
  const blocks = (row.blocks ?? []).map((block): PageBlock =>
    block.blockType === 'gallery'
      ? toGalleryBlock(block)
      : { type: 'richText', content: toRichText(block.content) },
  )
  const body: Page = {
    slug: row.slug,
    title: row.title,
    description: row.description,
    showTitle: row.showTitle ?? true,
    blocks,
    modified: row.updatedAt,
  }
  const media = blocks.flatMap((block) =>
    block.type === 'richText' ? mediaInText(block.content) : [],
  )
  return publishedDocument({ kind: 'page', key: row.id, path: pagePath(row.slug), body, media })
}
