import { z } from 'zod'
import { MAX_IMAGES } from '../max-images'

const id = z.number().int().positive()
const images = z.array(id).min(1).max(MAX_IMAGES)
const terms = z.array(id).max(500)
const text = (length: number) => z.string().trim().max(length)

export const planEditRequest = z.object({ images })

/** What changes on all of the images. Absent fields stay as they are. */
export const editRequest = z
  .object({
    images,
    addTerms: terms,
    removeTerms: terms,
    /** Empty to remove it. */
    credit: text(300).optional(),
    licence: z
      .object({
        /** Null to remove it. */
        license: z.string().max(100).nullable(),
        /** Of a licence that is not in the list. */
        licenseText: text(200),
        licenseUrl: text(2_000),
      })
      .optional(),
    /** Null for no folder. */
    folder: id.nullable().optional(),
  })
  .refine(
    ({ addTerms, removeTerms, credit, licence, folder }) =>
      addTerms.length + removeTerms.length > 0 ||
      [credit, licence, folder].some((value) => value !== undefined),
    'Choose what to change.',
  )
export type EditRequest = z.output<typeof editRequest>
