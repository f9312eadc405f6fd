import {
  workReferenceOf,
  type GalleryMember,
  type FilterGroup as PublishedGroup,
  type GalleryBlock,
} from '@tessera/content'
import {
  createPeriod,
  GRID_SIZES,
  type FilterGroup,
  type FilterOption,
  type Gallery,
  type GridSize,
  type Tile,
} from '@tessera/gallery/core'
import { mirrorPattern, repeatLength, resolvePattern, wholeRepeats } from '@tessera/gallery/layouts'
import type { DocumentStore } from '../publications/document-store'

/** Larger galleries do not send all tiles to the client, and do not show all of them on one page. */
export const MAX_TILES_SENT = 1_000
/** Tiles in one response, however many pages of "Load more" the URL asks for: about 10 ms of rendering. */
export const MAX_TILES_RENDERED = 480
/** Page size of larger galleries that should show all tiles. Divisible by the lengths of the common patterns. */
const LARGE_PAGE_SIZE = 48

/** What the settings of a gallery depend on in one of its works. */
interface ListedWork extends Pick<GalleryMember, 'kind' | 'key'>, Pick<Tile, 'date' | 'dateEnd'> {
  readonly slug: string
}

/** The works of a gallery. Each is valid until the next one is read. */
export interface WorkList extends Iterable<ListedWork> {
  readonly length: number
}

/**
 * The settings of a gallery block, with the labels of its filter groups. Groups that are not published are omitted.
 * @param works of the gallery, in the editor's order
 */
export function toGallery(
  block: GalleryBlock,
  store: Pick<DocumentStore, 'groups' | 'patterns' | 'isStatic'>,
  works: WorkList,
): Gallery {
  const { id, title, layout, search, sorts, hoverBox, textPosition, lightbox, tileClick, paging } =
    block
  const pattern = patternOf(block, store)
  const fitShapes = block.fitShapes && layout === 'mosaic'
  const arranged = arrangedWorks(block, works)
  const repeat = fitShapes || arranged.large ? repeatLength(resolvePattern({ pattern })) : 1
  return {
    id,
    title,
    ...(showsImagesOnly(block) && { works: 'images' as const }),
    layout,
    pattern,
    ...sizesOf(block),
    ...(fitShapes && { fitShapes }),
    ...arranged,
    search,
    sorts,
    hoverBox,
    textPosition,
    lightbox,
    tileClick,
    paging: toPaging(
      store.isStatic ? toStaticPaging(paging, works.length) : paging,
      works.length,
      repeat,
    ),
    groups: [...optionGroups(block, store), ...periodGroups(block, store, works)],
  }
}

const sizesOf = (block: GalleryBlock): Pick<Gallery, GridSize> =>
  Object.fromEntries(
    GRID_SIZES.flatMap((name) => (block[name] === undefined ? [] : [[name, block[name]]])),
  )

const optionGroups = (
  { groups }: GalleryBlock,
  store: Pick<DocumentStore, 'groups'>,
): readonly FilterGroup[] =>
  groups.flatMap(({ group: key, form, multiple }) => {
    const group = store.groups.get(key)
    if (!group) return []
    const options = group.terms.map(toOption)
    return [{ id: group.slug, label: group.label, form, multiple, options }]
  })

/** The option of a term. */
export const toOption = ({
  slug,
  label,
  formerSlugs,
}: PublishedGroup['terms'][number]): FilterOption => ({
  id: slug,
  label,
  ...(formerSlugs && { formerIds: formerSlugs }),
})

/** The filter by the dates, if they are of two years at least. */
function periodGroups(
  block: GalleryBlock,
  store: Pick<DocumentStore, 'groups'>,
  works: WorkList,
): readonly FilterGroup[] {
  const period = block.period && createPeriod(works)
  if (!block.period || !period) return []
  const isTaken = block.groups.some(({ group }) => store.groups.get(group)?.slug === PERIOD_GROUP)
  // Slugs have no underscore.
  const id = isTaken ? `${PERIOD_GROUP}_` : PERIOD_GROUP
  return [{ id, label: block.period.label, form: 'period', multiple: false, options: [], period }]
}

/** Id of the group: `?work.period=1848..1852`. */
const PERIOD_GROUP = 'period'

/** The pinned and large tiles of those that the gallery shows. */
function arrangedWorks(
  { layout, arrangement }: GalleryBlock,
  works: WorkList,
): Pick<Gallery, 'pinned' | 'large'> {
  if (!arrangement) return {}
  const pinnedReferences = new Set(arrangement.pinned)
  const largeReferences = new Set(layout === 'mosaic' ? arrangement.large : [])
  const large: string[] = []
  let pinned = 0
  let count = 0
  for (const work of works) {
    const reference = workReferenceOf(work)
    // Pinned works are first in the editor's order.
    if (pinned === count && pinnedReferences.has(reference)) pinned += 1
    count += 1
    if (largeReferences.has(reference)) large.push(work.slug)
  }
  return { ...(pinned > 0 && { pinned }), ...(large.length > 0 && { large }) }
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

/** Every tile of a static site is on a page that is a file. */
const toStaticPaging = (paging: GalleryBlock['paging'], tiles: number): GalleryBlock['paging'] =>
  (paging.kind === 'all' && tiles > MAX_TILES_SENT) ||
  (paging.kind === 'endless' && tiles > MAX_TILES_SENT) ||
  (paging.kind === 'more' && tiles > MAX_TILES_RENDERED)
    ? { kind: 'pages', size: paging.kind === 'all' ? LARGE_PAGE_SIZE : paging.size }
    : paging

const showsImagesOnly = ({ articles, images }: GalleryBlock) =>
  !articles.query && articles.picked.length === 0 && (images.query || images.picked.length > 0)

/** Replaces a custom pattern that is not published. */
const FALLBACK_PATTERN = '4'

function patternOf(
  block: GalleryBlock,
  store: Pick<DocumentStore, 'patterns'>,
): Gallery['pattern'] {
  const pattern = drawnPattern(block, store)
  return block.mirrorRepeats ? mirrorPattern(resolvePattern({ pattern })) : pattern
}

function drawnPattern(
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
