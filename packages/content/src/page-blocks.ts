import { z } from 'zod'
import { galleryBlock } from './gallery-block'
import { richText } from './rich-text'

const textBlock = z.object({ type: z.literal('richText'), content: richText })

export const pageBlock = z.discriminatedUnion('type', [textBlock, galleryBlock])

export type PageBlock = z.infer<typeof pageBlock>
