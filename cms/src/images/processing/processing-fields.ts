import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { pendingFile, storedVariants } from '../../publish/row-schemas/media-row'
import { VARIANT_WIDTHS } from '../upload/limits'

/**
 * What is made of an image, in this order: the WebP variants that its publication waits for, the largest one, and AVIF.
 */
export const STAGES = ['webp', 'large', 'avif'] as const
export type Stage = (typeof STAGES)[number]
/** What is stored: `large` is the part of `avif` in which the largest WebP variant is missing. */
export const STORED_STAGES = ['webp', 'avif'] as const

const previousFile = z.object({
  /** Name in the folder of originals. */
  file: z.string(),
  /** ISO 8601. */
  replacedAt: z.string(),
})

const list = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry)
    .nullish()
    .transform((entries) => entries ?? [])

/** The fields of an image that describe its files. Only the server writes them. */
export const processingRow = z.object({
  id: z.number(),
  filename: z.string().nullish(),
  variants: storedVariants,
  width: z.number().nullish(),
  height: z.number().nullish(),
  thumbHash: z.string().nullish(),
  edgeColour: z.string().nullish(),
  rotation: z.number().nullish(),
  pending: pendingFile.nullish(),
  processing: z.enum(STORED_STAGES).nullish(),
  processingError: z.string().nullish(),
  previousFiles: list(previousFile),
})
export type ProcessingRow = z.infer<typeof processingRow>

interface Reader {
  readonly payload: Payload
  /** To read in its transaction. */
  readonly req?: PayloadRequest
}

export async function readProcessingRow(
  { payload, req }: Reader,
  id: number,
): Promise<ProcessingRow | null> {
  const row = await payload.db.findOne<{ id: number }>({
    ...{ collection: 'media', where: { id: { equals: id } }, joins: false },
    ...(req && { req }),
  })
  return row ? processingRow.parse(row) : null
}

/** What is made next; null if the image is complete. */
export function nextStage({
  processing,
  width,
  variants,
}: Pick<ProcessingRow, 'processing' | 'width' | 'variants'>): Stage | null {
  if (processing !== 'avif') return processing ?? null
  const widest = Math.min(width ?? 0, Math.max(...VARIANT_WIDTHS))
  const hasWidest = variants.some((each) => each.type === 'image/webp' && each.width >= widest)
  return hasWidest ? 'avif' : 'large'
}

/** The rotation of the newest variants, degrees clockwise. */
export const rotationOf = ({ pending, rotation }: Pick<ProcessingRow, 'pending' | 'rotation'>) =>
  pending?.rotation ?? rotation ?? 0

/** The newest variants, for the admin: visitors do not see them before all sizes are made. */
export const latestVariants = ({
  variants,
  pending,
}: Pick<ProcessingRow, 'variants' | 'pending'>) => pending?.variants ?? variants

/** Base name of the variants. Those of a rotated image have another one, because browsers keep the files for a year. */
export function variantName(filename: string, rotation: number): string {
  const base = filename.replace(/\.[^.]*$/, '')
  return rotation === 0 ? base : `${base}-r${rotation}`
}
