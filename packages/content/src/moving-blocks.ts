import { z } from 'zod'
import { richText } from './rich-text'
import { id } from './scalars'

/** Images and articles, one beside the other; one is seen at a time. */
export const carouselBlock = z.object({
  type: z.literal('carousel'),
  title: z.string().min(1),
  items: z.array(z.union([z.object({ media: id }), z.object({ article: id })])).min(1),
  /** Do they move by themselves, until the visitor stops them? */
  autoplay: z.boolean(),
})

/** What opens over the page, by its button or by links to `#modal-<id>`. */
export const modalBlock = z.object({
  type: z.literal('modal'),
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  /** Null for one that only links open. */
  buttonLabel: z.string().min(1).nullable(),
  title: z.string().min(1),
  content: richText,
})

export type CarouselBlock = z.infer<typeof carouselBlock>
export type ModalBlock = z.infer<typeof modalBlock>
