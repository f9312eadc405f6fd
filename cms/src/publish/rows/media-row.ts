import { SOURCE_TYPES } from '@tessera/gallery/core'
import { z } from 'zod'
import { id, number, text } from './fields'

export const storedVariants = z
  .array(
    z.object({
      type: z.enum(SOURCE_TYPES),
      width: z.number(),
      height: z.number(),
      file: z.string(),
    }),
  )
  .nullish()
  .transform((variants) => variants ?? [])

export const mediaRow = z.object({
  id,
  alt: text,
  decorative: z.boolean().nullish(),
  title: text,
  showCaption: z.boolean().nullish(),
  filename: text,
  width: number,
  height: number,
  focalX: number,
  focalY: number,
  thumbHash: text,
  variants: storedVariants,
})
export type MediaRow = z.infer<typeof mediaRow>
