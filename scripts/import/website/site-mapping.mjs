// @ts-check
import { defaultGallery } from '../mapping/default-gallery.mjs'
import { toBatchName } from '../mapping/to-batch-name.mjs'

/** @typedef {import('../mapping/mapping-schema.mjs').Mapping} Mapping */

/**
 * The mapping of the posts of another system (post.mjs).
 * @param {object} site
 * @param {string} site.name
 * @param {string} site.fallback slug of the import when the name has no letters
 * @param {Mapping['terms']} site.terms
 * @param {Mapping['facts']} [site.facts]
 * @param {Mapping['terms']} [site.filters] of the gallery
 * @returns {Mapping}
 */
export function toSiteMapping({ name, fallback, terms, facts = [], filters = terms }) {
  const collection = { slug: toBatchName(name) || fallback, label: name.slice(0, 100) }
  return {
    ...{ collection, terms, facts, empty: [], body: [] },
    ...{ key: '{id}', title: '{title}', slug: '{slug}', excerpt: '{excerpt}' },
    ...{ date: '{date}', author: '{author}', html: '{content}' },
    gallery: defaultGallery({ collection, terms: filters }),
  }
}
