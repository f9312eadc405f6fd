import { z } from 'zod'
import { id, isoDate } from '../scalars'

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

export const hoverBox = z.enum([
  'none',
  'fade',
  'slide-top',
  'slide-right',
  'slide-bottom',
  'slide-left',
  'flip',
  'zoom',
])
const textPosition = z.enum(['top', 'right', 'bottom', 'left', 'cover'])

const lightboxOptions = z.object({
  slides: z.enum(['images', 'articles']),
  captions: z.boolean(),
  download: z.boolean(),
  share: z.boolean(),
  thumbnails: z.boolean(),
  autoplay: z.boolean(),
})

export const galleryBlock = z.object({
  type: z.literal('gallery'),
  id: galleryId,
  title: z.string().min(1),
  layout: z.enum(['mosaic', 'columns', 'masonry', 'justified', 'list']),
  /** A built-in pattern, or the id of a `pattern` document that an editor created. */
  pattern: z.union([patternId, z.object({ custom: id })]),
  groups: z.array(
    z.object({
      /** Id of a `filter-group` document. */
      group: id,
      form: z.enum(['buttons', 'dropdown']),
      /** Whether several options can be selected at once. */
      multiple: z.boolean(),
    }),
  ),
  search: z.boolean(),
  sorts: z.array(z.enum(['title', 'date', 'oldest', 'random'])),
  /** The articles that match the query, and the picked ones. */
  articles: z.object({
    /** Articles with any of `terms` (all articles if empty), dated within the range. Null for picked articles only. */
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
  textPosition: z.object({
    small: textPosition,
    wide: textPosition,
    tall: textPosition,
    big: textPosition,
  }),
  /** Null for no lightbox. */
  lightbox: lightboxOptions.nullable(),
  /** What a click on a tile opens. */
  tileClick: z.enum(['article', 'lightbox', 'nothing']),
})

export type GalleryBlock = z.infer<typeof galleryBlock>
