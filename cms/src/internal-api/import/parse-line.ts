import { richText } from '@tessera/content'
import { z } from 'zod'

const label = z.string().trim().min(1).max(100)
const slug = z.string().trim().min(1).max(200)

export const importedTerm = z.object({
  group: z.object({ slug, label }),
  slug: slug.optional(),
  label,
})

const importedArticle = z.object({
  title: z.string().trim().min(1, 'has no title').max(500, 'is longer than 500 characters'),
  slug: slug.optional(),
  excerpt: z.string().max(2000, 'is longer than 2000 characters').nullish(),
  date: z.coerce.date('is not a date').nullish(),
  dateEnd: z.coerce.date('is not a date').nullish(),
  dateText: z.string().max(200).nullish(),
  author: z.string().max(200).nullish(),
  /** Id of an image. */
  cover: z.number().int().nullish(),
  furtherImages: z.array(z.number().int()).nullish(),
  /** Plain paragraphs, or rich text with ids of media and videos in the CMS. */
  body: z.union([z.array(z.string()).max(1000), richText.max(5000)]).optional(),
  facts: z
    .array(z.object({ label, value: z.string().trim().min(1).max(1000) }))
    .max(50)
    .optional(),
  proportions: z.object({ width: z.number().positive(), height: z.number().positive() }).nullish(),
  terms: z.array(importedTerm).max(100).optional(),
  status: z.enum(['published', 'draft']).default('published'),
})
export type ImportedArticle = z.infer<typeof importedArticle>
export type ImportedTerm = NonNullable<ImportedArticle['terms']>[number]

const importedLine = z.object({
  line: z.number().int().positive(),
  key: z.string().min(1).max(200),
  article: importedArticle,
})
export type ImportedLine = z.infer<typeof importedLine>

export interface RejectedLine {
  /** Line number in the imported file; 0 if unknown. */
  readonly line: number
  readonly reason: string
}

/** Parses one line of the request. */
export function parseLine(text: string): ImportedLine | RejectedLine {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { line: 0, reason: 'This line is not JSON.' }
  }
  const parsed = importedLine.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.').replace(/^article\./, '') || 'the line'
  return { line: lineNumber(json), reason: `${field}: ${issue?.message ?? 'is not valid'}` }
}

function lineNumber(json: unknown): number {
  const parsed = z.object({ line: z.number() }).safeParse(json)
  return parsed.success ? parsed.data.line : 0
}
