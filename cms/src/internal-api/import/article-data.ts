import { serializeFacts } from '../../fields/facts/facts'
import { paragraphsToLexical, toLexical } from '../../rich-text/to-lexical'
import type { ImportedArticle, ImportedLine } from './parse-line'
import type { TermFinder } from './term-finder'

export interface NewArticle {
  readonly line: ImportedLine
  readonly importBatch: string
  readonly importKey: string
}

/** An imported article as Payload saves it. */
export async function toArticleData(
  { line: { article }, importBatch, importKey }: NewArticle,
  findTerm: TermFinder,
) {
  const terms: number[] = []
  for (const term of article.terms ?? []) terms.push(Number(await findTerm(term)))
  return {
    title: article.title,
    slug: article.slug,
    excerpt: article.excerpt,
    author: article.author ?? null,
    cover: article.cover ?? null,
    furtherImages: article.furtherImages ?? [],
    date: article.date?.toISOString() ?? null,
    dateEnd: article.dateEnd?.toISOString() ?? null,
    dateText: article.dateText ?? null,
    body: toBody(article.body ?? []),
    facts: serializeFacts(article.facts ?? []),
    proportions: article.proportions ?? undefined,
    terms: [...new Set(terms)],
    importBatch,
    importKey,
    _status: article.status,
  }
}

function toBody(body: NonNullable<ImportedArticle['body']>) {
  if (body.length === 0) return undefined
  return isParagraphs(body) ? paragraphsToLexical(body) : toLexical(body)
}

export const isParagraphs = (body: readonly unknown[]): body is readonly string[] =>
  body.every((paragraph) => typeof paragraph === 'string')
