import { z } from 'zod'

const ids = z
  .array(z.number())
  .nullish()
  .transform((list) => list ?? [])
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** The fields of an image that are edited for many at once; at depth 0. */
export const editedImage = z.object({
  id: z.number(),
  title: text,
  filename: text,
  terms: ids,
  keywordTerms: ids,
  credit: text,
  license: text,
  licenseText: text,
  licenseUrl: text,
  folder: z
    .number()
    .nullish()
    .transform((id) => id ?? null),
})
export type EditedImage = z.output<typeof editedImage>
