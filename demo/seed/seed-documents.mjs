/**
 * @typedef {import('../../scripts/internal-api/client.mjs').CmsClient} CmsClient
 * @typedef {import('../../scripts/internal-api/client.mjs').Id} Id
 * @typedef {import('../../scripts/internal-api/client.mjs').Doc} Doc
 */

/**
 * A draft for each document that is missing, so that every one has an id before any of them links to another.
 * @template {{ slug: string, title: string }} T
 * @param {CmsClient} cms
 * @param {{ collection: 'articles' | 'pages', documents: readonly T[], existing: readonly Doc[], more?: (document: T) => object }} options
 * @returns {Promise<Map<string, { id: Id, toDo: boolean }>>} by slug; what is published already is not touched again
 */
export async function makeDrafts(cms, { collection, documents, existing, more = () => ({}) }) {
  /** @type {Map<string, { id: Id, toDo: boolean }>} */ const places = new Map()
  for (const document of documents) {
    const { slug, title } = document
    const row = existing.find((row) => row['slug'] === slug || row['importKey'] === `demo:${slug}`)
    if (row)
      places.set(slug, {
        id: row.id,
        toDo: row['importBatch'] === 'demo' && row['_status'] !== 'published',
      })
    else {
      const draft = { title, slug, importBatch: 'demo', _status: 'draft', ...more(document) }
      places.set(slug, {
        id: (await cms.create(collection, draft, { draft: 'true' })).id,
        toDo: true,
      })
    }
  }
  return places
}
