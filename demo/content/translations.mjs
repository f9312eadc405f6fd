import * as arabicMenus from '../languages/ar/menus.mjs'
import { pages as arabicPages } from '../languages/ar/pages.mjs'
import { texts as arabicTexts } from '../languages/ar/texts.mjs'
import * as germanMenus from '../languages/de/menus.mjs'
import { pages as germanPages } from '../languages/de/pages.mjs'
import { texts as germanTexts } from '../languages/de/texts.mjs'

/**
 * Texts in another language. Those that are absent stay English.
 * @typedef {object} Texts
 * @property {{ name: string, description: string }} site
 * @property {Record<string, { label: string, terms: Record<string, string> }>} groups by slug, their terms by slug
 * @property {Record<string, { alt: string, title?: string }>} images by name
 * @property {Record<string, { title: string, transcript: string }>} videos by name; their subtitles are in all languages
 *
 * A page, and for each block of the English page a text or the fields that differ.
 * @typedef {{ title: string, slug: string, description: string, blocks: BlockTranslation[] }} PageTranslation
 * @typedef {import('./read-body.mjs').RichText | { columns?: BlockTranslation[][], [field: string]: unknown }} BlockTranslation
 * @typedef {Record<string, PageTranslation>} PageTranslations by the slug of the English page
 * @typedef {typeof import('./site.mjs').menu} Menu
 * @typedef {typeof import('./site.mjs').footer} Footer
 * @typedef {{ texts: Texts, pages: PageTranslations, menu: Menu, footer: Footer }} Translation
 */

/** Language of the demo's articles. */
export const DEMO_LANGUAGE = 'en'

/** Language tag → translation. @type {Readonly<Record<string, Translation>>} */
export const translations = {
  de: { texts: germanTexts, pages: germanPages, ...germanMenus },
  ar: { texts: arabicTexts, pages: arabicPages, ...arabicMenus },
}
