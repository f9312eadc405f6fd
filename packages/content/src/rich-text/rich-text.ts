import { z } from 'zod'
import { videoReference } from '../blocks/video-reference'
import { id } from '../scalars'
import { inline } from './inline'

const paragraph = z.object({ type: z.literal('paragraph'), children: z.array(inline) })
const heading = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  children: z.array(inline),
})
const quote = z.object({ type: z.literal('quote'), children: z.array(inline) })
const rule = z.object({ type: z.literal('rule') })
const image = z.object({ type: z.literal('image'), media: id })
const list = z.object({
  type: z.literal('list'),
  ordered: z.boolean(),
  get items(): z.ZodArray<typeof listItem> {
    return z.array(listItem)
  },
})
const listItem = z.object({ children: z.array(inline), sublist: list.optional() })
const code = z.object({
  type: z.literal('code'),
  code: z.string().min(1),
  /** Label for readers, as the editor wrote it; there is no syntax highlighting. */
  language: z.string().nullable(),
})
const pullQuote = z.object({
  type: z.literal('pullQuote'),
  children: z.array(inline),
  attribution: z.string().nullable(),
})
export const richTextBlock = z.discriminatedUnion('type', [
  paragraph,
  heading,
  quote,
  rule,
  image,
  list,
  code,
  pullQuote,
  videoReference.extend({ type: z.literal('video') }),
])
export const richText = z.array(richTextBlock)

export type RichText = z.infer<typeof richText>
export type RichTextBlock = z.infer<typeof richTextBlock>
