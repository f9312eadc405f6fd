import { z } from 'zod'
import { id, isoDate } from './scalars'

export const galleryId = z.string().regex(/^[a-z][a-z0-9-]*$/)
export const patternId = z.enum([
  '1',
  '3a',
  '3b',
  '3c',
  '4',
  '5',
  '5b',
  '6',
  '7',
  '8',
  '9',
  '9r',
  '12r',
  '16r',
])

/** Rows published before the sides had names of their own say `slide`. */
export const hoverBox = z.preprocess(
  (value) => (value === 'slide' ? 'slide-bottom' : value),
  z.enum([
    'none',
    'fade',
    'slide-top',
    'slide-right',
    'slide-bottom',
    'slide-left',
    'flip',
    'zoom',
  ]),
)
const textPosition = z.enum(['top', 'right', 'bottom', 'left', 'cover'])

/** Null for none. Rows published before there were options say only whether there is one. */
const lightboxOptions = z.preprocess(
  (value) => (typeof value === 'boolean' ? (value ? {} : null) : value),
  z
    .object({
      slides: z.enum(['images', 'articles']).default('images'),
      captions: z.boolean().default(true),
      download: z.boolean().default(false),
      share: z.boolean().default(true),
      thumbnails: z.boolean().default(false),
      autoplay: z.boolean().default(false),
    })
    .nullable(),
)

export const galleryBlock = z.object({
  type: z.literal('gallery'),
  id: galleryId,
  title: z.string().min(1),
  layout: z.enum(['mosaic', 'columns', 'masonry', 'justified', 'list']).default('mosaic'),
  /** One that comes with the gallery, or the key of a pattern document that an editor drew. */
  pattern: z.union([patternId, z.object({ custom: id })]),
  /** Key of the filter-group document, how it is shown, and whether several options may be chosen at once. */
  groups: z.array(
    z.object({
      group: id,
      form: z.enum(['buttons', 'dropdown']),
      multiple: z.boolean().default(false),
    }),
  ),
  search: z.boolean().default(false),
  sorts: z.array(z.enum(['title', 'date', 'oldest', 'random'])).default([]),
  /** Articles with any of `terms` (none: every article) dated within the range, and the picked ones. */
  articles: z.object({
    query: z
      .object({ terms: z.array(id), from: isoDate.nullable(), to: isoDate.nullable() })
      .nullable(),
    picked: z.array(id),
  }),
  order: z.enum(['newest', 'oldest', 'title', 'picked']),
  paging: z.union([
    z.object({ kind: z.literal('all') }),
    z.object({
      kind: z.enum(['more', 'pages', 'endless']),
      size: z.number().int().min(1).max(96),
    }),
  ]),
  hoverBox,
  /** By the tile's size. */
  textPosition: z
    .object({
      small: textPosition,
      wide: textPosition,
      tall: textPosition,
      big: textPosition,
    })
    .default({ small: 'bottom', wide: 'bottom', tall: 'bottom', big: 'bottom' }),
  lightbox: lightboxOptions,
  /** Where a click on a tile leads. */
  tileClick: z.enum(['article', 'lightbox', 'nothing']).default('article'),
})

export type GalleryBlock = z.infer<typeof galleryBlock>
