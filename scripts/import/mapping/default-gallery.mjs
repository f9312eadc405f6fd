// @ts-check

/**
 * @typedef {import('./mapping-schema.mjs').Mapping} Mapping
 * @typedef {import('./mapping-schema.mjs').MappedGallery} MappedGallery
 */

/** A gallery of everything imported, for a mapping without one. @param {Pick<Mapping, 'collection' | 'terms'>} mapping @returns {MappedGallery} */
export function defaultGallery({ collection, terms }) {
  const { slug, label } = collection
  return {
    id: /^[a-z]/.test(slug) ? slug : `import-${slug}`,
    title: label,
    pattern: '9',
    groups: terms.map((rule) => ({ slug: rule.group.slug, form: 'dropdown' })),
    order: 'newest',
    paging: { kind: 'more', size: 24 },
    hoverBox: 'fade',
    lightbox: true,
  }
}
