import { z } from 'zod'
import { MAX_IMAGES } from '../max-images'

const ids = z.array(z.number().int().positive()).min(1).max(MAX_IMAGES)
const label = z.string().trim().min(1).max(100)

export const planRequest = z.object({ images: ids })

export const galleryRequest = z.object({
  title: z.string().trim().min(1).max(200),
  images: ids,
  /** Whether the page is the first one that visitors see. */
  isFrontPage: z.boolean().default(false),
  /** Ids of the filter groups that visitors can use. */
  groups: z.array(z.number().int()).max(50),
  /** Keywords that become terms: of a filter group, or of a new one with this name. */
  keywords: z
    .array(z.object({ keyword: z.string().max(100), group: z.union([z.number().int(), label]) }))
    .max(50),
})
export type GalleryRequest = z.output<typeof galleryRequest>
