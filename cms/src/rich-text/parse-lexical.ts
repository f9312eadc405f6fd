import { z } from 'zod'
import { videoReferenceRow } from '../publish/row-schemas/block-rows'
import { text } from '../publish/row-schemas/fields'

/** A node of the editor's JSON. Invalid fields are parsed as missing, because the JSON is not validated when saved. */
export interface LexicalNode {
  readonly type: string
  readonly children: readonly LexicalNode[]
  readonly text?: string | undefined
  /** Bits of `MARKS`, on a text node. */
  readonly format?: number | undefined
  readonly tag?: string | undefined
  readonly listType?: string | undefined
  /** Id of an upload's image, or the number of a list item. */
  readonly value?: string | undefined
  readonly relationTo?: string | undefined
  readonly fields: LinkFields
  /** Null for every node but a tooltip. */
  readonly tooltip: { readonly text: string; readonly content: unknown } | null
  /** Null for every node but a known block. */
  readonly block: TextBlockFields | null
}

export interface LinkFields {
  readonly url?: string | undefined
  readonly linkType?: string | undefined
  readonly newTab?: boolean | undefined
  readonly lightbox?: boolean | undefined
  readonly doc?: { readonly relationTo: string; readonly value: string } | undefined
}

/** Id of a relation, populated or not. */
const relation = z
  .union([z.string(), z.number(), z.object({ id: z.union([z.string(), z.number()]) })])
  .transform((value) => String(typeof value === 'object' ? value.id : value))
const linkFields = z.object({
  url: z.string().optional().catch(undefined),
  linkType: z.string().optional().catch(undefined),
  newTab: z.boolean().optional().catch(undefined),
  lightbox: z.boolean().optional().catch(undefined),
  doc: z.object({ relationTo: z.string(), value: relation }).optional().catch(undefined),
})
const textBlockFields = z.discriminatedUnion('blockType', [
  z.object({ blockType: z.literal('code'), code: text, language: text }),
  z.object({ blockType: z.literal('pullQuote'), text, attribution: text }),
  videoReferenceRow,
])
const tooltipFields = z.object({
  blockType: z.literal('tooltip'),
  text: z.string(),
  content: z.unknown(),
})
/** Fields of a block within a text: code, a pull quote or a video. */
export type TextBlockFields = z.infer<typeof textBlockFields>

const node: z.ZodType<LexicalNode> = z.lazy(() =>
  z
    .object({
      type: z.string(),
      children: nodes,
      text: z.string().optional().catch(undefined),
      format: z.number().optional().catch(undefined),
      tag: z.string().optional().catch(undefined),
      listType: z.string().optional().catch(undefined),
      value: relation.optional().catch(undefined),
      relationTo: z.string().optional().catch(undefined),
      fields: z.unknown().optional(),
    })
    .transform(({ fields, ...rest }) => ({
      ...rest,
      fields: linkFields.catch({}).parse(fields),
      tooltip: tooltipFields.safeParse(fields).data ?? null,
      block: textBlockFields.safeParse(fields).data ?? null,
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
const editorState = z.object({ root: z.object({ children: nodes }) })

/** The top-level nodes of the editor's JSON; none for any other value. */
export function parseLexical(value: unknown): readonly LexicalNode[] {
  const parsed = editorState.safeParse(value)
  return parsed.success ? parsed.data.root.children : []
}
