// @ts-check
import { operate } from '../internal-api.mjs'
import { defaultGallery } from './default-gallery.mjs'
import { COLLECTION } from './to-article.mjs'

/** @typedef {import('./mapping.mjs').Mapping} Mapping */

/**
 * What the CMS needs to make the page /<id> with a gallery of exactly the imported articles.
 * @param {Mapping} mapping
 * @param {string | undefined} id of --gallery
 * @returns {{ slug: string, title: string, showTitle: boolean, description?: string, gallery: object } | null} null: no page was asked for
 */
export function galleryPage(mapping, id) {
  const asked = mapping.gallery ?? (id ? defaultGallery(mapping) : null)
  if (!asked) return null
  const { description, ...gallery } = { ...asked, id: id ?? asked.id }
  const terms = [{ group: COLLECTION.slug, slug: mapping.collection.slug }]
  return {
    slug: gallery.id,
    title: gallery.title,
    // The gallery says the same words as its own heading.
    showTitle: false,
    ...(description ? { description } : {}),
    gallery: { ...gallery, terms },
  }
}

/** Leaves a page that is there as it is. @param {string} dataDir @param {string} importBatch @param {object} page */
export async function putGalleryPage(dataDir, importBatch, page) {
  await operate(dataDir, `page?batch=${importBatch}`, page)
}
