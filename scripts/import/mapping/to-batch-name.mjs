// @ts-check
import { toSlug } from './values/to-slug.mjs'

/** Characters: limit of the CMS. */
const MAX_LENGTH = 41

/** A name of an import or slug of a group: small letters, digits and hyphens; '' for a text without any. @param {string} text */
export const toBatchName = (text) =>
  toSlug(text)
    .replace(/[^a-z0-9-]/g, '')
    .replace(/^-+/, '')
    .slice(0, MAX_LENGTH)
