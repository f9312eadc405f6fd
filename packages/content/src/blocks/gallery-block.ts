import {
  FILTER_FORMS,
  GRID_SIZE_LIMITS,
  HOVER_EFFECTS,
  LAYOUTS,
  LIGHTBOX_SLIDES,
  MAX_PAGE_SIZE,
  PAGING_KINDS,
  PATTERN_IDS,
  SORT_KEYS,
  TEXT_POSITIONS,
  TILE_CLICKS,
  TILE_SIZES,
  type GridSize,
} from '@tessera/gallery/core'
import { z } from 'zod'
import { id, isoDate } from '../scalars'

export const galleryId = z.string().regex(/^[a-z][a-z0-9-]*$/)
/** Order of the articles and images before the visitor sorts them. `picked`: by hand. */
export const GALLERY_ORDERS = ['newest', 'oldest', 'title', 'picked'] as const

/** An article or an image of a gallery: `article-12`. */
const workReference = z.string().regex(/^(article|image)-./)

/** What an editor has arranged on the tiles. References to works that the gallery does not show have no effect. */
const arrangement = z.object({
  /** The order `picked` begins with these. */
  order: z.array(workReference),
  /** First in every order, also in those of visitors. */
  pinned: z.array(workReference),
  /** These take the largest cell of their repeat of a mosaic. */
  large: z.array(workReference),
})
export type Arrangement = z.infer<typeof arrangement>

/** What has any of these terms does not match. Absent if there are none. */
const excludedTerms = z.array(id).optional()

const gridSize = (name: GridSize) =>
  z.number().int().min(GRID_SIZE_LIMITS[name].min).max(GRID_SIZE_LIMITS[name].max).optional()

const lightboxOptions = z.object({
  slides: z.enum(LIGHTBOX_SLIDES),
  captions: z.boolean(),
  details: z.boolean(),
  /** Whether camera data is shown below the images. Absent if not. */
  camera: z.literal(true).optional(),
  download: z.boolean(),
  share: z.boolean(),
  thumbnails: z.boolean(),
  autoplay: z.boolean(),
})

export const galleryBlock = z.object({
  type: z.literal('gallery'),
  id: galleryId,
  title: z.string().min(1),
  layout: z.enum(LAYOUTS),
  /** A built-in pattern, or the id of a `pattern` document that an editor created. */
  pattern: z.union([z.enum(PATTERN_IDS), z.object({ custom: id })]),
  /** Sizes that replace those of the theme, if the layout has them. */
  columns: gridSize('columns'),
  rowHeight: gridSize('rowHeight'),
  gap: gridSize('gap'),
  /** Whether the tiles of a mosaic take cells of their own proportions. */
  fitShapes: z.boolean(),
  /** Whether every second repeat of the pattern is mirrored. */
  mirrorRepeats: z.boolean().optional(),
  groups: z.array(
    z.object({
      /** Id of a `filter-group` document. */
      group: id,
      form: z.enum(FILTER_FORMS),
      /** Whether several options can be selected at once. */
      multiple: z.boolean(),
    }),
  ),
  /** The filter by the years of the dates. Absent for none; not shown if all dates are of one year. */
  period: z.object({ label: z.string().min(1) }).optional(),
  search: z.boolean(),
  sorts: z.array(z.enum(SORT_KEYS)),
  /** The articles that match the query, and the picked ones. */
  articles: z.object({
    /** Articles with any of `terms` (all articles if empty), dated within the range. Null for picked articles only. */
    query: z
      .object({
        terms: z.array(id),
        excludedTerms,
        from: isoDate.nullable(),
        to: isoDate.nullable(),
      })
      .nullable(),
    picked: z.array(id),
  }),
  /** The images that match the query, and the picked ones. */
  images: z.object({
    /** Images in any of `folders` and with any of `terms`, dated within the range. An empty list allows all; two empty ones match nothing. */
    query: z
      .object({
        terms: z.array(id),
        excludedTerms,
        folders: z.array(id),
        from: isoDate.nullable(),
        to: isoDate.nullable(),
      })
      .nullable(),
    picked: z.array(id),
  }),
  order: z.enum(GALLERY_ORDERS),
  /** Absent if nothing is arranged. */
  arrangement: arrangement.optional(),
  paging: z.union([
    z.object({ kind: z.literal('all') }),
    z.object({
      kind: z.enum(PAGING_KINDS).exclude(['all']),
      size: z.number().int().min(1).max(MAX_PAGE_SIZE),
    }),
  ]),
  hoverBox: z.enum(HOVER_EFFECTS),
  textPosition: z.record(z.enum(TILE_SIZES), z.enum(TEXT_POSITIONS)),
  /** Null for no lightbox. */
  lightbox: lightboxOptions.nullable(),
  /** What a click on a tile opens. */
  tileClick: z.enum(TILE_CLICKS),
})

export type GalleryBlock = z.infer<typeof galleryBlock>
