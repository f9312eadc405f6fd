import { z } from 'zod'
import { videoReferenceRow } from './page-row'
import { text } from './rows'

/** A node of the editor's JSON. Every field but the type may be missing or of another kind: it is a document, not a promise. */
export interface LexicalNode {
  readonly type: string
  readonly children: readonly LexicalNode[]
  readonly text?: string | undefined
  /** Bits of marks on a text node. */
  readonly format?: number | undefined
  readonly tag?: string | undefined
  readonly listType?: string | undefined
  readonly value?: string | undefined
  readonly relationTo?: string | undefined
  readonly fields: LinkFields
  /** Of marked text with more to show; null for everything else. */
  readonly tooltip: { readonly text: string; readonly content: unknown } | null
  /** Of a block within the text; null for one that is not known. */
  readonly part: TextPart | null
}

export interface LinkFields {
  readonly url?: string | undefined
  readonly linkType?: string | undefined
  readonly newTab?: boolean | undefined
  readonly lightbox?: boolean | undefined
  readonly doc?: { readonly relationTo: string; readonly value: string } | undefined
}

/** A relation's id, whether it is populated or not. */
const reference = z
  .union([z.string(), z.number(), z.object({ id: z.union([z.string(), z.number()]) })])
  .transform((value) => String(typeof value === 'object' ? value.id : value))
const link = z.object({
  url: z.string().optional().catch(undefined),
  linkType: z.string().optional().catch(undefined),
  newTab: z.boolean().optional().catch(undefined),
  lightbox: z.boolean().optional().catch(undefined),
  doc: z.object({ relationTo: z.string(), value: reference }).optional().catch(undefined),
})
const part = z.discriminatedUnion('blockType', [
  z.object({ blockType: z.literal('code'), code: text, language: text }),
  z.object({ blockType: z.literal('pullQuote'), text, attribution: text }),
  videoReferenceRow,
])
const tooltip = z.object({
  blockType: z.literal('tooltip'),
  text: z.string(),
  content: z.unknown(),
})
/** Code, a pull quote or a video within a text. */
export type TextPart = z.infer<typeof part>

const node: z.ZodType<LexicalNode> = z.lazy(() =>
  z
    .object({
      type: z.string(),
      children: nodes,
      text: z.string().optional().catch(undefined),
      format: z.number().optional().catch(undefined),
      tag: z.string().optional().catch(undefined),
      listType: z.string().optional().catch(undefined),
      // An upload's image, or the number of a list item.
      value: reference.optional().catch(undefined),
      relationTo: z.string().optional().catch(undefined),
      fields: z.unknown().optional(),
    })
    .transform(({ fields, ...rest }) => ({
      ...rest,
      fields: link.catch({}).parse(fields),
      tooltip: tooltip.safeParse(fields).data ?? null,
      part: part.safeParse(fields).data ?? null,
    })),
)
const nodes: z.ZodType<readonly LexicalNode[]> = z
  .array(z.unknown())
  .catch([])
  .transform((values) =>
    values.flatMap((value) => {
      const parsed = node.safeParse(value)
      return parsed.success ? [parsed.data] : []
    }),
  )
const state = z.object({ root: z.object({ children: nodes }) })

/** The nodes at the top of what the editor saved; none for anything else. */
export function readLexical(value: unknown): readonly LexicalNode[] {
  const parsed = state.safeParse(value)
  return parsed.success ? parsed.data.root.children : []
}
