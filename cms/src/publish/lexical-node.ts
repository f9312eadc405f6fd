import { z } from 'zod'

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
const node: z.ZodType<LexicalNode> = z.lazy(() =>
  z.object({
    type: z.string(),
    children: nodes,
    text: z.string().optional().catch(undefined),
    format: z.number().optional().catch(undefined),
    tag: z.string().optional().catch(undefined),
    listType: z.string().optional().catch(undefined),
    // An upload's image, or the number of a list item.
    value: reference.optional().catch(undefined),
    relationTo: z.string().optional().catch(undefined),
    fields: link.catch({}),
  }),
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
