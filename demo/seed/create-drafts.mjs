/**
 * @typedef {import('../../scripts/internal-api/client.mjs').CmsClient} CmsClient
 * @typedef {import('../../scripts/internal-api/client.mjs').Id} Id
 * @typedef {import('../../scripts/internal-api/client.mjs').Doc} Doc
 */

/**
 * Creates a draft for each missing document, so that every document has an id before any of them links to it.
 * @template {{ slug: string, title: string }} T
 * @param {CmsClient} cms
 * @param {{ collection: 'articles' | 'pages', documents: readonly T[], existing: readonly Doc[], more?: (document: T) => object }} options
 * @returns {Promise<Map<string, { id: Id, isPending: boolean }>>} by slug; `isPending`: the document must still be written and published
 */
export async function createDrafts(cms, { collection, documents, existing, more = () => ({}) }) {
  /** @type {Map<string, { id: Id, isPending: boolean }>} */ const drafts = new Map()
  for (const document of documents) {
    const { slug, title } = document
    const row = existing.find((row) => row['slug'] === slug || row['importKey'] === `demo:${slug}`)
    if (row)
      drafts.set(slug, {
        id: row.id,
        isPending: row['importBatch'] === 'demo' && row['_status'] !== 'published',
      })
    else {
      const draft = { title, slug, importBatch: 'demo', _status: 'draft', ...more(document) }
      drafts.set(slug, {
        id: (await cms.create(collection, draft, { draft: 'true' })).id,
        isPending: true,
      })
    }
  }
  return drafts
}
