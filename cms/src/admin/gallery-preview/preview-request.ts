import { z } from 'zod'

/** As the database counts them: anything else is nobody's. */
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

/** A gallery block as it stands in the form: unfinished, so whatever is missing reads as its default. */
export const previewRequest = z.object({
  source: z.enum(['query', 'picked', 'both']).catch('query'),
  terms: ids,
  from: isoDate,
  to: isoDate,
  picked: ids,
  order: z.enum(['newest', 'oldest', 'title', 'picked']).catch('newest'),
  /** Ids of its filter groups. */
  groups: ids,
  /** Id of the drawn pattern; null for one of ours. */
  customPattern: id
    .nullish()
    .transform((value) => value ?? null)
    .catch(null),
})
export type PreviewRequest = z.output<typeof previewRequest>
