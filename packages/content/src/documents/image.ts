import { z } from 'zod'
import { id, isoDate, slug } from '../scalars'

/** An image that a published gallery shows as a work of its own. Its files and its credit are in the `media` document. */
export const image = z.object({
  slug,
  title: z.string().min(1),
  caption: z.string().nullable(),
  date: isoDate.nullable(),
  /** Term ids of all filter groups. */
  terms: z.array(id),
  /** Those of `terms` that only keywords of the file have assigned. They take the image into no gallery. */
  keywordTerms: z.array(id),
  /** Id of the editors' folder, for the queries of galleries. */
  folder: id.nullable(),
  /** Id of a `media` document. */
  media: id,
  /** Ids of the `media` documents of other views. Absent if there are none. */
  furtherImages: z.array(id).optional(),
  /** Degrees. Null unless the editor publishes it. */
  position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  /** Time of the last save that changed the content. */
  modified: isoDate,
})

export type Image = z.infer<typeof image>
