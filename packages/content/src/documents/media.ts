import { SOURCE_TYPES } from '@tessera/gallery/core'
import { z } from 'zod'

export const imageVariant = z.object({
  type: z.enum(SOURCE_TYPES),
  /** px */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** `/media/<file>`; the file is `DATA_DIR/media/variants/<file>`. */
  path: z.string().regex(/^\/media\/[\w.-]+$/),
})

/** An image that a published document shows. */
export const media = z.object({
  alt: z.string(),
  decorative: z.boolean(),
  title: z.string().nullable(),
  showCaption: z.boolean(),
  /** px, of the original. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Shares of width and height, from the top left corner. */
  focalPoint: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }),
  /** Base64. */
  thumbHash: z.string().nullable(),
  variants: z.array(imageVariant).min(1),
})

export type Media = z.infer<typeof media>
