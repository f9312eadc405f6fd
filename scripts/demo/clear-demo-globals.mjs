// @ts-check
import { footer, menu, site } from '../../demo/content/site.mjs'
import { DEMO_LANGUAGE, translations } from '../../demo/content/translations.mjs'
import { createCmsClient } from '../internal-api/client.mjs'

/**
 * Clears the demo's name, menu and footer in every language. A global that was changed since stays.
 * @param {import('../internal-api/find-running.mjs').Running} running
 * @returns {Promise<string[]>} slugs of the cleared globals
 */
export async function clearDemoGlobals(running) {
  const siteInFirstLanguage = await createCmsClient(running).getGlobal('site')
  /** @type {Set<string>} */ const cleared = new Set()
  for (const [locale, demo] of DEMO_GLOBALS) {
    const client = createCmsClient({ ...running, locale })
    for (const { slug, isUnchanged, empty } of clearableGlobals(demo, siteInFirstLanguage)) {
      if (!isUnchanged(await client.getGlobal(slug))) continue
      await client.setGlobal(slug, empty)
      cleared.add(slug)
    }
  }
  return [...cleared]
}

/**
 * @typedef {Record<string, unknown>} Values
 * @typedef {{ site: { name: string, description: string }, menu: typeof menu, footer: typeof footer }} DemoGlobals in
 *   one language
 * @typedef {{ slug: string, isUnchanged: (current: Values) => boolean, empty: Values }} ClearableGlobal
 */

/**
 * By locale. For a locale that the site does not have, Payload returns its first language, whose texts differ.
 * @type {[string, DemoGlobals][]}
 */
const DEMO_GLOBALS = [
  ...Object.entries(translations).map(
    ([locale, { texts, ...menus }]) =>
      /** @type {[string, DemoGlobals]} */ ([locale, { site: texts.site, ...menus }]),
  ),
  [DEMO_LANGUAGE, { site, menu, footer }],
]

/**
 * @param {DemoGlobals} demo
 * @param {Values} siteInFirstLanguage only this one must keep a name
 * @returns {readonly ClearableGlobal[]}
 */
const clearableGlobals = ({ site, menu, footer }, siteInFirstLanguage) => [
  {
    slug: 'site',
    isUnchanged: ({ name, description }) => name === site.name && description === site.description,
    empty: {
      name: siteInFirstLanguage['description'] === site.description ? 'Tessera' : '',
      description: null,
    },
  },
  {
    slug: 'menu',
    isUnchanged: ({ items }) => joinField(items, 'label') === joinField(menu, 'label'),
    empty: { items: [] },
  },
  {
    slug: 'footer',
    isUnchanged: ({ columns, note }) =>
      note === footer.note && joinField(columns, 'title') === joinField(footer.columns, 'title'),
    empty: { columns: [], links: [], note: null },
  },
]

/** @param {unknown} rows @param {string} field */
const joinField = (rows, field) =>
  Array.isArray(rows) ? rows.map((row) => String(row[field])).join('\n') : ''
