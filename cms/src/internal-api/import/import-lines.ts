import { setImmediate as turn } from 'node:timers/promises'
import { APIError, type PayloadRequest } from 'payload'
import { writeFacts } from '../../fields/facts'
import { readImportBatch } from '../read-import-batch'
import { termFinder, type TermFinder } from './find-or-create-term'
import { readLine, type ImportedLine, type Rejected } from './line'
import { paragraphsToLexical, toLexical } from './to-lexical'

/** Lines in one request: some seconds of work, and little to repeat when it breaks off. */
const MAX_LINES = 500
/** Of one request, characters. */
const MAX_LENGTH = 16 * 1024 * 1024

interface Imported {
  readonly created: number
  readonly skipped: number
  readonly rejected: readonly Rejected[]
}

/** POST /api/internal/import?batch=…: articles, one JSON a line, published at once. Known keys are skipped. */
export async function importLines(req: PayloadRequest): Promise<Imported> {
  const importBatch = readImportBatch(req)
  const read = (await linesOf(req)).map(readLine)
  const rejected: Rejected[] = read.filter((line) => 'reason' in line)
  const lines = read.filter((line) => 'article' in line)
  const known = await knownKeys(req, importBatch, lines)
  const findTerm = termFinder(req, importBatch)
  let created = 0
  let skipped = 0
  for (const line of lines) {
    const importKey = keyOf(importBatch, line)
    if (known.has(importKey)) {
      skipped += 1
      continue
    }
    known.add(importKey)
    try {
      await createArticle(req, { line, importBatch, importKey, findTerm })
      created += 1
    } catch (error) {
      rejected.push({ line: line.line, reason: sentenceOf(error) })
    }
    // The driver works inside the event loop: without this an editor's save would wait for all lines.
    await turn()
  }
  return { created, skipped, rejected }
}

async function linesOf(req: PayloadRequest): Promise<string[]> {
  const text = (await req.text?.()) ?? ''
  if (text.length > MAX_LENGTH) {
    throw new APIError(`A request may hold ${MAX_LENGTH / 1024 / 1024} MB; send fewer lines.`, 413)
  }
  const lines = text.split('\n').filter((line) => line.trim())
  if (lines.length <= MAX_LINES) return lines
  throw new APIError(
    `A request may hold ${MAX_LINES} lines; this one has ${lines.length}. Send them in parts.`,
    413,
  )
}

const keyOf = (importBatch: string, { key }: ImportedLine) => `${importBatch}:${key}`

async function knownKeys(req: PayloadRequest, importBatch: string, lines: readonly ImportedLine[]) {
  const { docs } = await req.payload.db.find<{ id: number; importKey?: string }>({
    collection: 'articles',
    where: { importKey: { in: lines.map((line) => keyOf(importBatch, line)) } },
    select: { importKey: true },
    pagination: false,
    limit: 0,
  })
  return new Set(docs.flatMap(({ importKey }) => importKey ?? []))
}

interface Creation {
  readonly line: ImportedLine
  readonly importBatch: string
  readonly importKey: string
  readonly findTerm: TermFinder
}

/** One article in a transaction of its own: as if an editor had saved it. */
async function createArticle(req: PayloadRequest, creation: Creation): Promise<void> {
  const { line, importBatch, importKey, findTerm } = creation
  const { article } = line
  const terms: (number | string)[] = []
  for (const term of article.terms ?? []) terms.push(await findTerm(term))
  await req.payload.create({
    collection: 'articles',
    depth: 0,
    user: req.user,
    data: {
      title: article.title,
      slug: article.slug,
      excerpt: article.excerpt,
      author: article.author ?? null,
      date: article.date?.toISOString() ?? null,
      body: toBody(article.body ?? []),
      facts: writeFacts(article.facts ?? []),
      proportions: article.proportions ?? undefined,
      terms: [...new Set(terms)],
      importBatch,
      importKey,
      _status: 'published',
    },
  })
}

function toBody(body: NonNullable<ImportedLine['article']['body']>) {
  if (body.length === 0) return undefined
  return isParagraphs(body) ? paragraphsToLexical(body) : toLexical(body)
}

const isParagraphs = (body: readonly unknown[]): body is readonly string[] =>
  typeof body[0] === 'string'

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Unknown problem.'
}
