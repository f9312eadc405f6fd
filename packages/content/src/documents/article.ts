import { z } from 'zod'
import { richText } from '../rich-text/rich-text'
import { id, isoDate, slug } from '../scalars'

export const article = z.object({
  slug,
  title: z.string().min(1),
  excerpt: z.string().nullable(),
  author: z.string().nullable(),
  date: isoDate.nullable(),
  /** Last day of a range that begins with `date`. */
  dateEnd: isoDate.optional(),
  /** The date as written, such as "ca. 1850"; shown instead of `date`. */
  dateText: z.string().min(1).optional(),
  /** Id of a `media` document. */
  cover: id.nullable(),
  /** Ids of the `media` documents after the cover. Absent if there are none. */
  furtherImages: z.array(id).optional(),
  /** Term ids of all filter groups. */
  terms: z.array(id),
  /** Short facts such as medium and size. A text cover shows the first ones. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Size of the work itself, in any unit: the proportions of its text cover. */
  proportions: z.object({ width: z.number().positive(), height: z.number().positive() }).nullable(),
  body: richText,
  /** Time of the last save that changed the content. */
  modified: isoDate,
})

export type Article = z.infer<typeof article>
