import * as arabicMenus from '../languages/ar/menus.mjs'
import { pages as arabicPages } from '../languages/ar/pages.mjs'
import { words as arabicWords } from '../languages/ar/words.mjs'
import * as germanMenus from '../languages/de/menus.mjs'
import { pages as germanPages } from '../languages/de/pages.mjs'
import { words as germanWords } from '../languages/de/words.mjs'

/**
 * What the demo says in another language. What is left out keeps its English words.
 * @typedef {object} Words
 * @property {{ name: string, description: string }} site
 * @property {Record<string, { label: string, terms: Record<string, string> }>} groups by slug, their terms by slug
 * @property {Record<string, { alt: string, title?: string }>} images by name
 * @property {Record<string, { title: string, transcript: string }>} videos by name; their subtitles are in all languages
 *
 * A page's own words, and for each block of the English one a text, or the fields that differ.
 * @typedef {{ title: string, slug: string, description: string, blocks: BlockWords[] }} PageWords
 * @typedef {import('./read-body.mjs').RichText | { columns?: BlockWords[][], [field: string]: unknown }} BlockWords
 * @typedef {Record<string, PageWords>} Pages by the slug of the English page
 * @typedef {typeof import('./site.mjs').menu} Menu
 * @typedef {typeof import('./site.mjs').footer} Footer
 * @typedef {{ words: Words, pages: Pages, menu: Menu, footer: Footer }} Translation
 */

/** What the demo is written in. */
export const DEMO_LANGUAGE = 'en'

/** By the language's tag. @type {Readonly<Record<string, Translation>>} */
export const translations = {
  de: { words: germanWords, pages: germanPages, ...germanMenus },
  ar: { words: arabicWords, pages: arabicPages, ...arabicMenus },
}
