// @ts-check

/**
 * An article of another system.
 * @typedef {object} Post
 * @property {number} line
 * @property {string} id
 * @property {string} title
 * @property {string} slug
 * @property {string} date '' without one
 * @property {string} author
 * @property {string} excerpt
 * @property {string} content HTML
 * @property {Readonly<Record<string, string | readonly string[] | undefined>>} terms labels by the names of their groups
 * @property {Readonly<Record<string, unknown>>} customFields
 * @property {Readonly<Record<string, unknown>>} unused values that an article does not have; the report lists them
 * @property {'published' | 'draft'} status
 * @property {readonly import('../html/find-media.mjs').ImageReference[]} images the first one is the cover
 * @property {readonly string[]} omissions parts of its text that are not in the content
 * @property {readonly import('../mapping/row-losses.mjs').Loss[]} [losses] values that it has in another form
 */

/** An article of another system as a row, for the mapping of `toSiteMapping`. @param {Post} post @returns {import('../sources/read-rows.mjs').ValidRow} */
export const toRow = ({
  line,
  terms,
  customFields,
  unused,
  status,
  images,
  omissions,
  losses,
  ...post
}) => ({
  line,
  fields: { ...post, ...terms, ...unused, 'custom field': customFields },
  extras: { status, omissions, ...(losses && { losses }), ...(images.length > 0 && { images }) },
})

/** The first one that is set: exports write `0000-00-00` for none. @param {readonly (string | undefined)[]} dates */
export const firstDate = (dates) =>
  dates.map((date) => date?.trim() ?? '').find((date) => /^[1-9]/.test(date)) ?? ''
