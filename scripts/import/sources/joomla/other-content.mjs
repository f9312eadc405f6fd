// @ts-check

/**
 * Tables whose rows visitors see in Joomla and that a site does not have: the report lists them.
 * @type {Readonly<Record<string, { what: string, name: string, isShown?: (values: import('./read-sql.mjs').SqlValues) => boolean }>>}
 */
const TABLES = {
  banners: { what: 'banner', name: 'name' },
  contact_details: { what: 'contact', name: 'name' },
  minitek_source_items: { what: 'Minitek item', name: 'title' },
  modules: {
    ...{ what: 'module with text', name: 'title' },
    isShown: ({ client_id: client, module, published }) =>
      (client ?? '0') === '0' && module === 'mod_custom' && published === '1',
  },
  newsfeeds: { what: 'news feed', name: 'name' },
  redirect_links: {
    ...{ what: 'redirect of the old site', name: 'old_url' },
    isShown: ({ new_url: target }) => Boolean(target),
  },
}

export const OTHER_TABLES = Object.keys(TABLES)

/**
 * @param {string} table without the prefix
 * @param {{ line: number, values: import('./read-sql.mjs').SqlValues }} row
 * @returns {readonly import('../../report/loss-report.mjs').ReportedLoss[]}
 */
export function listOtherContent(table, { line, values }) {
  const { what = '', name = '', isShown = () => true } = TABLES[table] ?? {}
  return what && isShown(values)
    ? [{ line, field: what, value: values[name] ?? '', reason: 'is not imported' }]
    : []
}

/** @param {{ line: number, values: import('./read-sql.mjs').SqlValues }} category */
export const listCategoryText = ({ line, values }) =>
  (values['description'] ?? '').trim()
    ? [
        {
          ...{ line, field: 'text of a category', reason: 'is not imported' },
          value: `${values['title']}: ${values['description']}`,
        },
      ]
    : []
