import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { APIError, type PayloadRequest } from 'payload'
import { serializeFacts } from '../../fields/facts'
import { paragraphsToLexical, toLexical } from '../../rich-text/to-lexical'
import { readImportBatch } from '../read-import-batch'
import { parseLine, type ImportedLine, type RejectedLine } from './parse-line'
import { createTermFinder, type TermFinder } from './term-finder'

/** Lines per request: a few seconds of work, so an interrupted import repeats little. */
const MAX_LINES = 500
/** Characters per request. */
const MAX_LENGTH = 16 * 1024 * 1024

interface ImportResult {
  readonly created: number
  readonly skipped: number
  readonly rejected: readonly RejectedLine[]
}

/**
 * POST /api/internal/import?batch=…: creates and publishes articles, one JSON object per line. Skips keys that the batch
 * already contains.
 */
export async function importLines(req: PayloadRequest): Promise<ImportResult> {
  const importBatch = readImportBatch(req)
  const parsed = (await readLines(req)).map(parseLine)
  const rejected: RejectedLine[] = parsed.filter((line) => 'reason' in line)
  const lines = parsed.filter((line) => 'article' in line)
  const existingKeys = await findExistingKeys(req, importBatch, lines)
  const findTerm = createTermFinder(req, importBatch)
  let created = 0
  let skipped = 0
  for (const line of lines) {
    const importKey = toImportKey(importBatch, line)
    if (existingKeys.has(importKey)) {
      skipped += 1
      continue
    }
    existingKeys.add(importKey)
    try {
      await createArticle(req, { line, importBatch, importKey, findTerm })
      created += 1
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'Unknown problem.'
      rejected.push({ line: line.line, reason })
    }
    // The database driver blocks the event loop: without this, an editor's save would wait for all lines.
    await yieldToEventLoop()
  }
  return { created, skipped, rejected }
}

async function readLines(req: PayloadRequest): Promise<string[]> {
  const text = (await req.text?.()) ?? ''
  if (text.length > MAX_LENGTH) {
    throw new APIError(
      `The request is larger than ${MAX_LENGTH / 1024 / 1024} MB. Send fewer lines.`,
      413,
    )
  }
  const lines = text.split('\n').filter((line) => line.trim())
  if (lines.length <= MAX_LINES) return lines
  throw new APIError(
    `The request has ${lines.length} lines; at most ${MAX_LINES} are allowed. Send several requests.`,
    413,
  )
}

const toImportKey = (importBatch: string, { key }: ImportedLine) => `${importBatch}:${key}`

async function findExistingKeys(
  req: PayloadRequest,
  importBatch: string,
  lines: readonly ImportedLine[],
) {
  const { docs } = await req.payload.db.find<{ id: number; importKey?: string }>({
    collection: 'articles',
    where: { importKey: { in: lines.map((line) => toImportKey(importBatch, line)) } },
    select: { importKey: true },
    pagination: false,
    limit: 0,
  })
  return new Set(docs.flatMap(({ importKey }) => importKey ?? []))
}

interface NewArticle {
  readonly line: ImportedLine
  readonly importBatch: string
  readonly importKey: string
  readonly findTerm: TermFinder
}

/** Creates one article in its own transaction, as a save in the admin does. */
async function createArticle(
  req: PayloadRequest,
  { line, importBatch, importKey, findTerm }: NewArticle,
): Promise<void> {
  const { article } = line
  const terms: (number | string)[] = []
  for (const term of article.terms ?? []) terms.push(await findTerm(term))
  await req.payload.create({
    collection: 'articles',
    depth: 0,
    user: req.user,
    draft: article.status === 'draft',
    data: {
      title: article.title,
      slug: article.slug,
      excerpt: article.excerpt,
      author: article.author ?? null,
      cover: article.cover ?? null,
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
    },
  })
}

function toBody(body: NonNullable<ImportedLine['article']['body']>) {
  if (body.length === 0) return undefined
  return isParagraphs(body) ? paragraphsToLexical(body) : toLexical(body)
}

const isParagraphs = (body: readonly unknown[]): body is readonly string[] =>
  typeof body[0] === 'string'
