import { SOURCE_TYPES } from '@tessera/gallery/core'
import { z } from 'zod'
import { id, ids, isoDate, number, optionalId, text, timestamp } from './fields'

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

/** A new file, or a new rotation, that visitors do not see yet. */
export const pendingFile = z.object({
  width: z.number(),
  height: z.number(),
  thumbHash: z.string(),
  edgeColour: z.string(),
  /** The smallest, for the admin. */
  variants: storedVariants,
  rotation: z.number(),
})

export const mediaRow = z.object({
  id,
  alt: text,
  decorative: z.boolean().nullish(),
  title: text,
  caption: text,
  showCaption: z.boolean().nullish(),
  filename: text,
  width: number,
  height: number,
  focalX: number,
  focalY: number,
  thumbHash: text,
  doNotCrop: z.boolean().nullish(),
  edgeColour: text,
  variants: storedVariants,
  pending: pendingFile.nullish(),
  processing: text,
  processingError: text,
  creator: text,
  credit: text,
  copyright: text,
  license: text,
  licenseText: text,
  licenseUrl: text,
  sourceUrl: text,
  slug: text,
  date: isoDate,
  terms: ids,
  keywordTerms: ids,
  furtherImages: ids,
  folder: optionalId,
  latitude: number,
  longitude: number,
  cameraData: z.record(z.string(), text).nullish(),
  publishPosition: z.boolean().nullish(),
  updatedAt: timestamp,
})
export type MediaRow = z.infer<typeof mediaRow>
