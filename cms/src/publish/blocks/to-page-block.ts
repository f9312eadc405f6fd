import {
  embedBlock,
  modalBlock,
  type CarouselBlock,
  type PageBlock,
  type SimpleBlock,
} from '@tessera/content'
import { toRatio } from '../../fields/video/aspect-ratio'
import type { BlockRow, SimpleRow } from '../row-schemas/block-rows'
import { toGalleryBlock } from './to-gallery-block'
import { toRichText } from '../../rich-text/to-rich-text'
import { toLinkTarget } from '../documents/to-link-target'
import { toVideoReference } from './to-video-reference'

/** A block as published; null when a required field is empty. */
export function toPageBlock(row: BlockRow): PageBlock | null {
  switch (row.blockType) {
    case 'gallery':
      return toGalleryBlock(row)
    case 'images': {
      const columns = Number(row.columns ?? DEFAULT_COLUMNS)
      return row.images.length > 0 ? { type: 'images', media: row.images, columns } : null
    }
    case 'embed': {
      const { title, url, aspectRatio } = row
      const embed = { type: 'embed', title, href: url?.trim(), ratio: toRatio(aspectRatio) }
      return embedBlock.safeParse(embed).data ?? null
    }
    case 'carousel': {
      const items = (row.items ?? []).flatMap(({ relationTo, value }): CarouselBlock['items'] => {
        if (value === null) return []
        return relationTo === 'media' ? [{ media: value }] : [{ article: value }]
      })
      const { title, autoplay } = row
      if (!title || items.length === 0) return null
      return { type: 'carousel', title, items, autoplay: autoplay ?? false }
    }
    case 'modal': {
      const { title, modalId: id, buttonLabel, content } = row
      const modal = { type: 'modal', id, buttonLabel, title, content: toRichText(content) }
      return modalBlock.safeParse(modal).data ?? null
    }
    case 'columns':
      return {
        type: 'columns',
        columns: (row.columns ?? []).map(({ blocks }) =>
          (blocks ?? []).flatMap((block) => toSimpleBlock(block) ?? []),
        ),
      }
    default:
      return toSimpleBlock(row)
  }
}

const DEFAULT_COLUMNS = 3

function toSimpleBlock(row: SimpleRow): SimpleBlock | null {
  switch (row.blockType) {
    case 'richText':
      return { type: 'richText', content: toRichText(row.content) }
    case 'image':
      return row.image ? { type: 'image', media: row.image, width: row.width ?? 'text' } : null
    case 'quote': {
      const { text, attribution, isLinked, link } = row
      const to = isLinked && link ? toLinkTarget(link) : null
      return text ? { type: 'quote', text, attribution, to } : null
    }
    case 'callToAction': {
      const links = (row.links ?? []).flatMap(({ label, appearance, ...link }) => {
        const to = toLinkTarget(link)
        return to ? [{ label, to, appearance: appearance ?? ('button' as const) }] : []
      })
      const { title, text } = row
      return title && links.length > 0 ? { type: 'callToAction', title, text, links } : null
    }
    case 'video': {
      const video = toVideoReference(row)
      return video && { type: 'video', ...video }
    }
  }
}
