import { z } from 'zod'
import { linkTarget } from './link-target'
import { id } from './scalars'

export const mark = z.enum(['bold', 'italic', 'underline', 'strike', 'code', 'sub', 'sup'])
export const textNode = z.object({
  type: z.literal('text'),
  text: z.string(),
  marks: z.array(mark).optional(),
})
const breakNode = z.object({ type: z.literal('break') })
const linkNode = z.object({
  type: z.literal('link'),
  to: linkTarget,
  newTab: z.boolean().optional(),
  /** Where it leads is shown in the lightbox. */
  lightbox: z.boolean().optional(),
  children: z.array(z.union([textNode, breakNode])),
})
export const inline = z.union([textNode, breakNode, linkNode])

const paragraph = z.object({ type: z.literal('paragraph'), children: z.array(inline) })
const heading = z.object({
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  children: z.array(inline),
})
const quote = z.object({ type: z.literal('quote'), children: z.array(inline) })
const rule = z.object({ type: z.literal('rule') })
const picture = z.object({ type: z.literal('picture'), media: id })
const list = z.object({
  type: z.literal('list'),
  ordered: z.boolean(),
  get items(): z.ZodArray<typeof listItem> {
    return z.array(listItem)
  },
})
const listItem = z.object({ children: z.array(inline), sublist: list.optional() })
export const richTextBlock = z.discriminatedUnion('type', [
  paragraph,
  heading,
  quote,
  rule,
  picture,
  list,
])
export const richText = z.array(richTextBlock)

export type RichText = z.infer<typeof richText>
export type RichTextBlock = z.infer<typeof richTextBlock>
export type Inline = z.infer<typeof inline>
export type Mark = z.infer<typeof mark>
