import { GALLERY_ORDERS } from '@tessera/content'
import { parseArrangement } from '../../blocks/gallery/arrangement'
import { WORK_KINDS, WORK_SOURCES } from '../../blocks/gallery/work-sources'
import {
  FILTER_FORMS,
  HOVER_EFFECTS,
  LAYOUTS,
  LIGHTBOX_SLIDES,
  PAGING_KINDS,
  SORT_KEYS,
  TEXT_POSITIONS,
  TILE_CLICKS,
  TILE_SIZES,
} from '@tessera/gallery/core'
import { z } from 'zod'
import { ids, isoDate, number, optionalId, text } from './fields'

export const galleryRow = z.object({
  blockType: z.literal('gallery'),
  title: z.string(),
  galleryId: z.string(),
  layout: z.enum(LAYOUTS).nullish(),
  pattern: text,
  customPattern: optionalId,
  columns: number,
  rowHeight: number,
  gap: number,
  fitShapes: z.boolean().nullish(),
  mirrorRepeats: z.boolean().nullish(),
  groups: z
    .array(
      z.object({
        group: optionalId,
        form: z.enum(FILTER_FORMS),
        multiple: z.boolean().nullish(),
      }),
    )
    .nullish(),
  period: z.boolean().nullish(),
  periodLabel: text,
  search: z.boolean().nullish(),
  sorts: z.array(z.enum(SORT_KEYS)).nullish(),
  works: z.enum(WORK_KINDS).nullish(),
  source: z.enum(WORK_SOURCES),
  terms: ids,
  excludedTerms: ids,
  from: isoDate,
  to: isoDate,
  picked: ids,
  folders: ids,
  pickedImages: ids,
  order: z.enum(GALLERY_ORDERS),
  arrangement: z.unknown().optional().transform(parseArrangement),
  paging: z.enum(PAGING_KINDS),
  pageSize: number,
  hoverBox: z.enum(HOVER_EFFECTS),
  textPosition: z.partialRecord(z.enum(TILE_SIZES), z.enum(TEXT_POSITIONS).nullish()).nullish(),
  lightbox: z.boolean().nullish(),
  slides: z.enum(LIGHTBOX_SLIDES).nullish(),
  captions: z.boolean().nullish(),
  details: z.boolean().nullish(),
  camera: z.boolean().nullish(),
  download: z.boolean().nullish(),
  share: z.boolean().nullish(),
  thumbnails: z.boolean().nullish(),
  autoplay: z.boolean().nullish(),
  tileClick: z.enum(TILE_CLICKS).nullish(),
})
export type GalleryRow = z.infer<typeof galleryRow>
