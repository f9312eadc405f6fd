import { hoverBox } from '@tessera/content'
import { z } from 'zod'
import { ids, isoDate, number, optionalId, text } from './rows'

const position = z.enum(['top', 'right', 'bottom', 'left', 'cover']).nullish()
const positions = { small: position, wide: position, tall: position, big: position }

export const galleryRow = z.object({
  blockType: z.literal('gallery'),
  title: z.string(),
  galleryId: z.string(),
  layout: z.enum(['mosaic', 'columns', 'masonry', 'justified', 'list']).nullish(),
  pattern: text,
  customPattern: optionalId,
  groups: z
    .array(
      z.object({
        group: optionalId,
        form: z.enum(['buttons', 'dropdown']),
        multiple: z.boolean().nullish(),
      }),
    )
    .nullish(),
  search: z.boolean().nullish(),
  sorts: z.array(z.enum(['title', 'date', 'oldest', 'random'])).nullish(),
  source: z.enum(['query', 'picked', 'both']),
  terms: ids,
  from: isoDate,
  to: isoDate,
  picked: ids,
  order: z.enum(['newest', 'oldest', 'title', 'picked']),
  paging: z.enum(['all', 'more', 'pages', 'endless']),
  pageSize: number,
  hoverBox,
  textPosition: z.object(positions).nullish(),
  lightbox: z.boolean().nullish(),
  slides: z.enum(['images', 'articles']).nullish(),
  captions: z.boolean().nullish(),
  download: z.boolean().nullish(),
  share: z.boolean().nullish(),
  thumbnails: z.boolean().nullish(),
  autoplay: z.boolean().nullish(),
  tileClick: z.enum(['article', 'lightbox', 'nothing']).nullish(),
})
export type GalleryRow = z.infer<typeof galleryRow>
