import type { GalleryBlock } from '@tessera/content'
import type { Gallery } from '@tessera/gallery/core'
import type { Library } from '../publications/library'

/** Up to this many tiles travel to the browser, and may stand on one page. */
export const MOST_TILES_SENT = 1_000
/** Of galleries too large to be shown whole. Divisible by the lengths of the common patterns. */
const LARGE_PAGE_SIZE = 48

/** A gallery as its editor set it up, with the words of its filter groups. Groups no longer published are left out. */
export function toGallery(
  block: GalleryBlock,
  library: Pick<Library, 'groups' | 'patterns'>,
  size: number,
): Gallery {
  const { id, title, layout, search, sorts, hoverBox, textPosition, lightbox, tileClick, paging } =
    block
  return {
    id,
    title,
    layout,
    pattern: patternOf(block, library),
    search,
    sorts,
    hoverBox,
    textPosition,
    lightbox,
    tileClick,
    paging:
      paging.kind === 'all' && size > MOST_TILES_SENT
        ? { kind: 'more', size: LARGE_PAGE_SIZE }
        : paging,
    groups: block.groups.flatMap(({ group, form, multiple }) => {
      const known = library.groups.get(group)
      if (!known) return []
      const options = known.terms.map(({ slug, label }) => ({ id: slug, label }))
      return [{ id: known.slug, label: known.label, form, multiple, options }]
    }),
  }
}

/** A drawn pattern that is not published (any more) leaves a mosaic of our own in its place. */
const NEAREST_PATTERN = '4'

function patternOf(
  { pattern }: GalleryBlock,
  { patterns }: Pick<Library, 'patterns'>,
): Gallery['pattern'] {
  if (typeof pattern === 'string') return pattern
  const drawn = patterns.get(pattern.custom)
  // Apart from the ids of ours, which themes style by. What editors call it is their own business.
  return drawn
    ? { id: `drawn-${pattern.custom}`, label: '', breakpoints: drawn.breakpoints }
    : NEAREST_PATTERN
}
