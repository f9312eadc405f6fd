import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { APIError, type PayloadRequest } from 'payload'
import { readImportBatch } from '../import-batch/read-import-batch'
import { toArticleData, type NewArticle } from './article-data'
import { createPlainArticles, isPlain, MAX_PLAIN_ARTICLES } from './create-plain-articles'
import { reasonOf } from './reason-of'
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
  let [created, skipped] = [0, 0]
  let plain: NewArticle[] = []
  const createOne = async (article: NewArticle) => {
    try {
      await createArticle(req, article, findTerm)
      created += 1
    } catch (error) {
      rejected.push({ line: article.line.line, reason: reasonOf(error) })
    }
    // The database driver blocks the event loop: without this, an editor's save would wait for all lines.
    await yieldToEventLoop()
  }
  const createPlain = async () => {
    const articles = plain
    plain = []
    if (articles.length === 0) return
    try {
      await createPlainArticles(req, articles, findTerm)
      created += articles.length
    } catch {
      // One of them is the reason. Saved by itself, it is rejected with its own.
      for (const article of articles) await createOne(article)
    }
    await yieldToEventLoop()
  }
  for (const line of lines) {
    const importKey = toImportKey(importBatch, line)
    if (existingKeys.has(importKey)) {
      skipped += 1
      continue
    }
    existingKeys.add(importKey)
    const article = { line, importBatch, importKey }
    if (!isPlain(article)) await createOne(article)
    else if (plain.push(article) === MAX_PLAIN_ARTICLES) await createPlain()
  }
  await createPlain()
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

/** Creates one article in its own transaction, as a save in the admin does. */
async function createArticle(
  req: PayloadRequest,
  article: NewArticle,
  findTerm: TermFinder,
): Promise<void> {
  const data = await toArticleData(article, findTerm)
  const draft = data._status === 'draft'
  await req.payload.create({ collection: 'articles', depth: 0, user: req.user, draft, data })
}
