import { SOURCE_TYPES } from '@tessera/gallery/core'
import { z } from 'zod'
import { MAX_FIRST_WIDTH, MAX_PIXELS, VARIANT_WIDTHS } from '../upload/limits'

/** What the process for images does: `tiff` before an upload is stored, `prepare` then, the others afterwards. */
export type TaskKind = 'tiff' | 'prepare' | 'webp' | 'large' | 'avif'

/** One image for the process (child/encode.mjs). */
export interface ImageTask {
  /** Path of the original. */
  readonly file: string
  /** Base name of the variants. */
  readonly name: string
  /** Folder of the variants. */
  readonly folder: string
  readonly rotation: number
  readonly widths: readonly number[]
  /** Wider WebP variants are made by `large`, the others by `webp`. */
  readonly maxFirstWidth: number
  readonly maxPixels: number
}

/** One TIFF file for the process (child/convert-tiff.mjs). */
export interface TiffTask {
  readonly file: string
  readonly target: string
  readonly maxPixels: number
  /** Of the target. */
  readonly maxBytes: number
}

const variant = z.object({
  type: z.enum(SOURCE_TYPES),
  width: z.number(),
  height: z.number(),
  /** File name in the folder of variants. */
  file: z.string(),
})
export type Variant = z.infer<typeof variant>

export const prepared = z.object({
  /** px, after the rotation. */
  width: z.number(),
  height: z.number(),
  /** Base64. */
  thumbHash: z.string(),
  /** `#rrggbb`, behind tiles that show the whole image. */
  edgeColour: z.string(),
  variants: z.array(variant),
  /** Whether these are all WebP variants. */
  isComplete: z.boolean(),
})
export type Prepared = z.infer<typeof prepared>

export const encoded = z.object({ variants: z.array(variant) })

export const createTask = (
  task: Pick<ImageTask, 'file' | 'name' | 'folder' | 'rotation'>,
): ImageTask => ({
  ...task,
  ...{ widths: VARIANT_WIDTHS, maxFirstWidth: MAX_FIRST_WIDTH, maxPixels: MAX_PIXELS },
})
