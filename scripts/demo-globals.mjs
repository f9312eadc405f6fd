// @ts-check
import { footer, menu, site } from '../demo/content/site.mjs'
import { DEMO_LANGUAGE, translations } from '../demo/content/translations.mjs'
import { askOnce } from './internal-api.mjs'

/**
 * Takes the demo's name, menu and footer away, in every language. What was changed since is somebody's own, and stays.
 * @param {string} dataDir
 * @returns {Promise<string[]>} what was emptied
 */
export async function clearDemoGlobals(dataDir) {
  const first = await askOnce(dataDir, 'GET', 'globals/site?depth=0')
  /** @type {Set<string>} */ const emptied = new Set()
  for (const [locale, words] of LANGUAGES)
    for (const [slug, isDemo, empty] of globalsOf(words, first)) {
      const path = `globals/${slug}?depth=0&locale=${locale}&fallback-locale=none`
      if (!isDemo(await askOnce(dataDir, 'GET', path))) continue
      await askOnce(dataDir, 'POST', path, empty)
      emptied.add(slug)
    }
  return [...emptied]
}

/**
 * @typedef {Record<string, unknown>} Values
 * @typedef {{ site: { name: string, description: string }, menu: typeof menu, footer: typeof footer }} Demo what it
 * says in a language
 */

/** Where the site does not speak one of these, Payload answers in its first, which has other words. @type {[string, Demo][]} */
const LANGUAGES = [
  ...Object.entries(translations).map(
    ([locale, { words, ...menus }]) =>
      /** @type {[string, Demo]} */ ([locale, { site: words.site, ...menus }]),
  ),
  [DEMO_LANGUAGE, { site, menu, footer }],
]

/**
 * @param {Demo} words
 * @param {Values} first the site in its first language: only that must have a name
 * @returns {readonly (readonly [slug: string, isDemo: (now: Values) => boolean, empty: Values])[]}
 */
const globalsOf = ({ site, menu, footer }, first) => [
  [
    'site',
    ({ name, description }) => name === site.name && description === site.description,
    { name: first['description'] === site.description ? 'Tessera' : '', description: null },
  ],
  ['menu', ({ items }) => namesOf(items, 'label') === namesOf(menu, 'label'), { items: [] }],
  [
    'footer',
    ({ columns, note }) =>
      note === footer.note && namesOf(columns, 'title') === namesOf(footer.columns, 'title'),
    { columns: [], links: [], note: null },
  ],
]

/** @param {unknown} rows @param {string} field */
const namesOf = (rows, field) =>
  Array.isArray(rows) ? rows.map((row) => String(row[field])).join('\n') : ''
