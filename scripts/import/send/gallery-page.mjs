// @ts-check
import { defaultGallery } from '../mapping/default-gallery.mjs'
import { COLLECTION_GROUP } from '../mapping/to-article.mjs'

/** @typedef {import('../mapping/mapping-schema.mjs').Mapping} Mapping */

/**
 * The page /<id> with a gallery of the imported articles, in the format of the internal API.
 * @param {Mapping} mapping
 * @param {string | undefined} id value of --gallery
 * @returns {{ slug: string, title: string, showTitle: boolean, description?: string, gallery: object } | null} null: no
 *   page was requested
 */
export function toGalleryPage(mapping, id) {
  const requested = mapping.gallery ?? (id ? defaultGallery(mapping) : null)
  if (!requested) return null
  const { description, ...gallery } = { ...requested, id: id ?? requested.id }
  const terms = [{ group: COLLECTION_GROUP.slug, slug: mapping.collection.slug }]
  return {
    slug: gallery.id,
    title: gallery.title,
    // The gallery has the same title as its heading.
    showTitle: false,
    ...(description ? { description } : {}),
    gallery: { ...gallery, terms },
  }
}

/**
 * Creates the page; an existing page stays as it is.
 * @param {import('../../internal-api/client.mjs').CmsClient} client
 * @param {string} importBatch
 * @param {object} page
 */
export async function createGalleryPage(client, importBatch, page) {
  await client.send('POST', `internal/page?batch=${importBatch}`, page)
}
