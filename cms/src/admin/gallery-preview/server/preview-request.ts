import { galleryBlock } from '@tessera/content'
import { z } from 'zod'
import { parseArrangement } from '../../../blocks/gallery/arrangement'
import { WORK_KINDS, WORK_SOURCES } from '../../../blocks/gallery/work-sources'

/** Database ids are integers. */
const id = z.union([z.number().int(), z.string().regex(/^\d{1,9}$/)]).transform(String)
const ids = z
  .array(id.nullable().catch(null))
  .max(1_000)
  .nullish()
  .transform((values) => (values ?? []).flatMap((value) => value ?? []))
  .catch([])
const isoDate = z
  .string()
  .nullish()
  .transform((value) => {
    const time = value ? Date.parse(value) : NaN
    return Number.isNaN(time) ? null : new Date(time).toISOString()
  })
  .catch(null)

/** A gallery block as it is in the form. It may be incomplete, so missing and invalid fields get their defaults. */
export const previewRequest = z.object({
  works: z.enum(WORK_KINDS).catch('articles'),
  source: z.enum(WORK_SOURCES).catch('query'),
  terms: ids,
  excludedTerms: ids,
  from: isoDate,
  to: isoDate,
  picked: ids,
  folders: ids,
  pickedImages: ids,
  order: galleryBlock.shape.order.catch('newest'),
  arrangement: z.unknown().optional().transform(parseArrangement),
  /** Ids of its filter groups. */
  groups: ids,
  /** Id of the custom pattern; null for a built-in one. */
  customPattern: id
    .nullish()
    .transform((value) => value ?? null)
    .catch(null),
})
export type PreviewRequest = z.output<typeof previewRequest>
