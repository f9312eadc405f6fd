import { z } from 'zod'
import { id } from '../scalars'

/** A carousel of images and articles. */
export const carouselBlock = z.object({
  type: z.literal('carousel'),
  title: z.string().min(1),
  items: z.array(z.union([z.object({ media: id }), z.object({ article: id })])).min(1),
  /** Whether it advances by itself until the visitor stops it. */
  autoplay: z.boolean(),
})

export type CarouselBlock = z.infer<typeof carouselBlock>
