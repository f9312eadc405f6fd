// @ts-check
import { readOnce } from '../read-once.mjs'
import { findPrefix } from './find-prefix.mjs'
import { listCategoryText, listOtherContent, OTHER_TABLES } from './other-content.mjs'
import { readSql } from './read-sql.mjs'

/**
 * @typedef {import('./read-sql.mjs').SqlValues} SqlValues
 * @typedef {{ line: number, values: SqlValues }} SiteRow
 *
 * What the articles of a dump refer to, by ids.
 * @typedef {object} JoomlaSite
 * @property {string} prefix of its tables
 * @property {ReadonlyMap<string, SqlValues>} categories of articles
 * @property {ReadonlyMap<string, string>} tags titles
 * @property {ReadonlyMap<string, readonly string[]>} tagsOfArticles ids of tags
 * @property {ReadonlyMap<string, { name: string, title: string }>} fields custom fields of articles
 * @property {ReadonlyMap<string, readonly { field: string, value: string }[]>} fieldValues by article
 * @property {ReadonlyMap<string, string>} users names
 * @property {readonly SiteRow[]} menuItems of the site
 * @property {readonly SiteRow[]} widgets of Minitek Wall
 * @property {ReadonlyMap<string, string>} widgetSources their `source_params`
 * @property {ReadonlyMap<string, { title: string, alias: string, category: string }>} articles
 * @property {readonly import('../../report/loss-report.mjs').ReportedLoss[]} losses what a site does not have
 */

const TABLES = [
  ...['categories', 'content', 'contentitem_tag_map', 'fields', 'fields_values', 'menu', 'tags'],
  ...['users', 'minitek_wall_widgets', 'minitek_wall_widgets_source', ...OTHER_TABLES],
]

/** What the rows of a dump refer to. */
export const readSite = readOnce(scanSite)

/** @param {string} path @returns {Promise<JoomlaSite>} */
async function scanSite(path) {
  const prefix = (await findPrefix(path)) ?? ''
  const categories = new Map()
  const tags = new Map()
  const tagsOfArticles = new Map()
  const fields = new Map()
  const fieldValues = new Map()
  const users = new Map()
  const widgetSources = new Map()
  const articles = new Map()
  /** @type {SiteRow[]} */
  const menuItems = []
  /** @type {SiteRow[]} */
  const widgets = []
  /** @type {import('../../report/loss-report.mjs').ReportedLoss[]} */
  const losses = []
  const add = (
    /** @type {Map<string, unknown[]>} */ map,
    /** @type {string} */ key,
    /** @type {unknown} */ value,
  ) => void (map.get(key)?.push(value) ?? map.set(key, [value]))
  const tables = new Set(TABLES.map((table) => prefix + table))
  for await (const { table, line, values } of readSql(path, (table) => tables.has(table))) {
    const { id = '', title = '', name = '' } = values
    losses.push(...listOtherContent(table.slice(prefix.length), { line, values }))
    switch (table.slice(prefix.length)) {
      case 'categories':
        if (values['extension'] !== 'com_content') break
        categories.set(id, values)
        losses.push(...listCategoryText({ line, values }))
        break
      case 'content':
        articles.set(id, { title, alias: values['alias'] ?? '', category: values['catid'] ?? '' })
        break
      case 'tags':
        if (title !== 'ROOT') tags.set(id, title)
        break
      case 'contentitem_tag_map':
        if (values['type_alias'] === 'com_content.article')
          add(tagsOfArticles, values['content_item_id'] ?? '', values['tag_id'])
        break
      case 'fields':
        if (values['context'] === 'com_content.article')
          fields.set(id, { name, title: values['label'] || title })
        break
      case 'fields_values':
        add(fieldValues, values['item_id'] ?? '', {
          field: values['field_id'],
          value: values['value'],
        })
        break
      case 'users':
        users.set(id, name)
        break
      case 'menu':
        if ((values['client_id'] ?? '0') === '0' && id !== '1') menuItems.push({ line, values })
        break
      case 'minitek_wall_widgets':
        widgets.push({ line, values })
        break
      case 'minitek_wall_widgets_source':
        widgetSources.set(values['widget_id'], values['source_params'])
    }
  }
  return {
    ...{ prefix, categories, tags, tagsOfArticles, fields, fieldValues, users },
    ...{ menuItems, widgets, widgetSources, articles, losses },
  }
}

/** A column of JSON. @param {string | undefined} text @returns {Readonly<Record<string, unknown>>} */
export function parseJson(text) {
  try {
    return Object(JSON.parse(text || '{}'))
  } catch {
    return {} // Joomla ignores it too.
  }
}
