// @ts-check
import { footer, menu, site } from '../demo/content/site.mjs'
import { askOnce } from './operator.mjs'

/**
 * Takes the demo's name, menu and footer away. What was changed since is somebody's own, and stays.
 * @param {string} dataDir
 * @returns {Promise<string[]>} what was emptied
 */
export async function clearDemoGlobals(dataDir) {
  const emptied = []
  for (const [slug, isDemo, empty] of GLOBALS) {
    if (!isDemo(await askOnce(dataDir, 'GET', `globals/${slug}?depth=0`))) continue
    await askOnce(dataDir, 'POST', `globals/${slug}?depth=0`, empty)
    emptied.push(slug)
  }
  return emptied
}

/** @typedef {Record<string, unknown>} Values */
/** @type {readonly (readonly [slug: string, isDemo: (now: Values) => boolean, empty: Values])[]} */
const GLOBALS = [
  [
    'site',
    ({ name, description }) => name === site.name && description === site.description,
    { name: 'Tessera', description: null },
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
