import { z } from 'zod'
import { linkTarget } from '../link-target'

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
  /** Opens the target in the lightbox. */
  lightbox: z.boolean().optional(),
  children: z.array(z.union([textNode, breakNode])),
})
/** Inline content of a tooltip: a tooltip contains no other. */
const plainInline = z.union([textNode, breakNode, linkNode])

const plainList = z.object({
  type: z.literal('list'),
  ordered: z.boolean(),
  get items(): z.ZodArray<typeof plainItem> {
    return z.array(plainItem)
  },
})
const plainItem = z.object({ children: z.array(plainInline), sublist: plainList.optional() })

/** Text that shows an explanation when it is hovered, focused or touched. */
export const tooltipNode = z.object({
  type: z.literal('tooltip'),
  children: z.array(textNode).min(1),
  content: z
    .array(
      z.discriminatedUnion('type', [
        z.object({ type: z.literal('paragraph'), children: z.array(plainInline) }),
        plainList,
      ]),
    )
    .min(1),
})
export const inline = z.union([textNode, breakNode, linkNode, tooltipNode])

export type Inline = z.infer<typeof inline>
export type Mark = z.infer<typeof mark>
export type Tooltip = z.infer<typeof tooltipNode>
