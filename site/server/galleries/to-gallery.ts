import type { GalleryBlock } from '@tessera/content'
import type { Gallery } from '@tessera/gallery/core'
import { resolvePattern, wholeRepeats } from '@tessera/gallery/layouts'
import type { DocumentStore } from '../publications/document-store'

/** Larger galleries do not send all tiles to the client, and do not show all of them on one page. */
export const MAX_TILES_SENT = 1_000
/** Page size of larger galleries that should show all tiles. Divisible by the lengths of the common patterns. */
const LARGE_PAGE_SIZE = 48

/**
 * The settings of a gallery block, with the labels of its filter groups. Groups that are not published are omitted.
 * @param size number of tiles
 */
export function toGallery(
  block: GalleryBlock,
  store: Pick<DocumentStore, 'groups' | 'patterns'>,
  size: number,
): Gallery {
  const { id, title, layout, search, sorts, hoverBox, textPosition, lightbox, tileClick, paging } =
    block
  const pattern = patternOf(block, store)
  const fitShapes = block.fitShapes && layout === 'mosaic'
  const repeat = fitShapes ? resolvePattern({ pattern }).breakpoints.wide.spans.length : 1
  return {
    id,
    title,
    ...(showsImagesOnly(block) && { works: 'images' as const }),
    layout,
    pattern,
    ...(fitShapes && { fitShapes }),
    search,
    sorts,
    hoverBox,
    textPosition,
    lightbox,
    tileClick,
    paging: toPaging(paging, size, repeat),
    groups: block.groups.flatMap(({ group: key, form, multiple }) => {
      const group = store.groups.get(key)
      if (!group) return []
      const options = group.terms.map(({ slug, label }) => ({ id: slug, label }))
      return [{ id: group.slug, label: group.label, form, multiple, options }]
    }),
  }
}

/** @param repeat tiles per page are a multiple of this */
function toPaging(
  paging: GalleryBlock['paging'],
  tiles: number,
  repeat: number,
): Gallery['paging'] {
  const limited: Gallery['paging'] =
    paging.kind === 'all' && tiles > MAX_TILES_SENT
      ? { kind: 'more', size: LARGE_PAGE_SIZE }
      : paging
  return limited.kind === 'all' ? limited : { ...limited, size: wholeRepeats(limited.size, repeat) }
}

const showsImagesOnly = ({ articles, images }: GalleryBlock) =>
  !articles.query && articles.picked.length === 0 && (images.query || images.picked.length > 0)

/** Replaces a custom pattern that is not published. */
const FALLBACK_PATTERN = '4'

function patternOf(
  { pattern }: GalleryBlock,
  { patterns }: Pick<DocumentStore, 'patterns'>,
): Gallery['pattern'] {
  if (typeof pattern === 'string') return pattern
  const custom = patterns.get(pattern.custom)
  // The prefix keeps the id apart from those of the built-in patterns, which themes may style.
  return custom
    ? { id: `custom-${pattern.custom}`, label: '', breakpoints: custom.breakpoints }
    : FALLBACK_PATTERN
}
