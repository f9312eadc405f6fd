// @ts-check
import { footer, menu, site } from '../demo/content/site.mjs'
import { DEMO_LANGUAGE, translations } from '../demo/content/translations.mjs'
import { askOnce } from './operator.mjs'

/**
 * Takes the demo's name, menu and footer away, in every language. What was changed since is somebody's own, and stays.
 * @param {string} dataDir
 * @returns {Promise<string[]>} what was emptied
 */
export async function clearDemoGlobals(dataDir) {
  /** @type {Set<string>} */ const emptied = new Set()
  for (const [locale, words] of LANGUAGES)
    for (const [slug, isDemo, empty] of globalsOf(words)) {
      const path = `globals/${slug}?depth=0&locale=${locale}&fallback-locale=none`
      if (!isDemo(await askOnce(dataDir, 'GET', path))) continue
      await askOnce(dataDir, 'POST', path, empty)
      emptied.add(slug)
    }
  return [...emptied]
}

/** Where the site speaks none of these, Payload answers in its first one, which has the English words. */
const LANGUAGES = [
  .../** @type {[string, Demo][]} */ (
    Object.entries(translations).map(([locale, { words, ...menus }]) => [
      locale,
      { site: { ...words.site, empty: '' }, ...menus },
    ])
  ),
  /** @type {[string, Demo]} */ ([
    DEMO_LANGUAGE,
    { site: { ...site, empty: 'Tessera' }, menu, footer },
  ]),
]

/**
 * What the demo says in a language, and what the site is called without it.
 * @typedef {object} Demo
 * @property {{ name: string, description: string, empty: string }} site
 * @property {typeof menu} menu
 * @property {typeof footer} footer
 */
/** @typedef {Record<string, unknown>} Values */

/**
 * @param {Demo} words
 * @returns {readonly (readonly [slug: string, isDemo: (now: Values) => boolean, empty: Values])[]}
 */
const globalsOf = ({ site, menu, footer }) => [
  [
    'site',
    ({ name, description }) => name === site.name && description === site.description,
    { name: site.empty, description: null },
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
