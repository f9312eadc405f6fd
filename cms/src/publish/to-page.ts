import {
  pagePath,
  patternId,
  type Page,
  type PageBlock,
  type PublishedDocument,
} from '@tessera/content'
import { publishedDocument } from './published-document'
import { mediaInText } from './rich-text-media'
import type { GalleryRow, PageRow } from './rows'
import { toRichText } from './to-rich-text'

/** Null for a draft, and for what has no address. */
export function toPage(row: PageRow): PublishedDocument | null {
  if (row._status !== 'published' || !row.slug || !row.title) return null
  const blocks = (row.blocks ?? []).map((block): PageBlock =>
    block.blockType === 'gallery'
      ? toGallery(block)
      : { type: 'richText', content: toRichText(block.content) },
  )
  const body: Page = {
    slug: row.slug,
    title: row.title,
    description: row.description,
    showTitle: row.showTitle ?? true,
    blocks,
  }
  const media = blocks.flatMap((block) =>
    block.type === 'richText' ? mediaInText(block.content) : [],
  )
  return publishedDocument({ kind: 'page', key: row.id, path: pagePath(row.slug), body, media })
}

const DEFAULT_PAGE_SIZE = 24

function toGallery(row: GalleryRow): PageBlock {
  const { title, terms, from, to, picked, order, hoverBox } = row
  return {
    type: 'gallery',
    id: row.galleryId,
    title,
    layout: 'mosaic',
    pattern: patternId.catch('4').parse(row.pattern),
    groups: (row.groups ?? []).flatMap(({ group, form }) =>
      group ? [{ group, form, several: false }] : [],
    ),
    articles: {
      query: row.source === 'picked' ? null : { terms, from, to },
      picked: row.source === 'query' ? [] : picked,
    },
    order,
    paging:
      row.paging === 'all'
        ? { kind: 'all' }
        : { kind: 'more', size: row.pageSize ?? DEFAULT_PAGE_SIZE },
    search: false,
    sorts: [],
    hoverBox: hoverBox === 'slide' ? 'slide-bottom' : hoverBox,
    textPosition: { small: 'bottom', wide: 'bottom', tall: 'bottom', big: 'bottom' },
    lightbox: row.lightbox ?? true,
  }
}
