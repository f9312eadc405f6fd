import { SOURCE_TYPES } from '@tessera/gallery/core'
import { z } from 'zod'
import { hexColour } from '../theme/theme'

export const imageVariant = z.object({
  type: z.enum(SOURCE_TYPES),
  /** px */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** `/media/<file>`; the file is `DATA_DIR/media/variants/<file>`. */
  path: z.string().regex(/^\/media\/[\w.-]+$/),
})

const webAddress = z.url({ protocol: /^https?$/ })

/** Who made an image, and who may use it. */
const imageCredit = z.object({
  creator: z.string().nullable(),
  /** Credit line, if the editor wrote one. */
  line: z.string().nullable(),
  copyright: z.string().nullable(),
  license: z.object({ label: z.string().min(1), href: webAddress.nullable() }).nullable(),
  /** Page that the image comes from. */
  source: webAddress.nullable(),
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
  /** Colour on which tiles show the whole image. Absent if they crop it. */
  wholeOn: hexColour.optional(),
  variants: z.array(imageVariant).min(1),
  /** Null if nothing is known. */
  credit: imageCredit.nullable(),
  /** Camera, lens and exposure, such as `f/2.8`; shown by galleries with the option. Absent if nothing is known. */
  camera: z.array(z.string().min(1)).optional(),
})

export type ImageCredit = z.infer<typeof imageCredit>
export type Media = z.infer<typeof media>
