import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { recordAction } from '../../audit-log/record-action'
import { inTransactionOf } from '../../database/transactions/in-transaction'
import { validateFacts } from '../../fields/facts/facts'
import { findFreeSlugs } from '../../fields/slug/find-free-slugs'
import { slugify } from '../../fields/slug/slugify'
import { languagesOf } from '../../localisation/in-locale'
import { publishNewArticles } from '../../publish/publish-new'
import { isParagraphs, toArticleData, type NewArticle } from './article-data'
import type { TermFinder } from './term-finder'

type Data = Awaited<ReturnType<typeof toArticleData>>

/** Articles per transaction: the saves of editors wait for it. */
export const MAX_PLAIN_ARTICLES = 10

/**
 * Whether an article needs none of the checks that only a save in the admin makes: it shows no images, and its text
 * has no links or blocks.
 */
export const isPlain = ({ line: { article } }: NewArticle): boolean =>
  article.cover == null && !article.furtherImages?.length && isParagraphs(article.body ?? [])

/**
 * Creates plain articles in one transaction, as saves in the admin do, in a third of the time. All or none.
 * @throws when one of them cannot be saved like this; then save each of them by itself
 */
export async function createPlainArticles(
  req: PayloadRequest,
  articles: readonly NewArticle[],
  findTerm: TermFinder,
): Promise<void> {
  // Before the transaction: a missing term is created in one of its own.
  const all: Data[] = []
  for (const article of articles) all.push(await toArticleData(article, findTerm))
  for (const { facts } of all) if (validateFacts(facts) !== true) throw new Error('invalid facts')
  await inTransactionOf(req, async () => {
    const slugs = await slugsOf(req, all)
    const rows = all.map((data, index) => toRow(req, { ...data, slug: slugs[index] ?? '' }))
    for (const data of rows) {
      await req.payload.db.create({ collection: 'articles', data, returning: false, req })
      await recordAction(req, { action: 'created', kind: 'Articles' })
      // The database driver blocks the event loop.
      await yieldToEventLoop()
    }
    // One query gives their ids, and what is published of them.
    const created = await findCreated(req, all)
    for (const data of rows) {
      const parent = created.find(({ importKey }) => importKey === data.importKey)
      await createVersion(req, data, parent?.id ?? 0)
      await yieldToEventLoop()
    }
    await publishNewArticles(
      req,
      created.filter(({ _status }) => _status === 'published'),
    )
  })
}

/** @throws when a work in the trash has one of the slugs: a save in the admin takes it from that work */
async function slugsOf(req: PayloadRequest, all: readonly Data[]): Promise<readonly string[]> {
  const preferred = all.map(
    ({ slug, title }) => slugify(slug ?? '') || slugify(title) || 'untitled',
  )
  const { slugs, inTrash } = await findFreeSlugs(req, preferred)
  if (inTrash.size > 0) throw new Error('a slug is in the trash')
  return slugs
}

/** A new article as the database layer saves it, with its texts in the first language. */
function toRow(req: PayloadRequest, data: Data & { slug: string }) {
  const [locale] = languagesOf(req)
  const now = new Date().toISOString()
  const localized = LOCALIZED.map((field) => [field, { [locale]: data[field] ?? null }] as const)
  return { ...data, ...Object.fromEntries(localized), createdAt: now, updatedAt: now }
}
const LOCALIZED = ['title', 'slug', 'excerpt', 'dateText', 'body', 'facts'] as const

interface Created {
  readonly id: number
  readonly importKey?: string
  readonly _status?: string
}

async function findCreated(req: PayloadRequest, all: readonly Data[]): Promise<readonly Created[]> {
  const where = { importKey: { in: all.map(({ importKey }) => importKey) } }
  const { docs } = await req.payload.db.find<Created>({
    ...{ collection: 'articles', where, joins: {}, sort: 'id', limit: 0, pagination: false, req },
  })
  return docs
}

/** The list of articles shows the newest versions, so each article needs one. */
async function createVersion(req: PayloadRequest, data: ReturnType<typeof toRow>, parent: number) {
  const { createdAt, updatedAt } = data
  await req.payload.db.createVersion({
    ...{ collectionSlug: 'articles', parent, versionData: { ...data, id: parent } },
    ...{ autosave: false, createdAt, updatedAt, returning: false, req },
  })
}
