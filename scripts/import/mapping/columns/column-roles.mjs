// @ts-check
import { defaultGallery } from '../default-gallery.mjs'
import { toImagesRule, toTermRule } from './guess-mapping.mjs'
import { fieldsInText } from '../values/template.mjs'

/**
 * @typedef {import('../../sources/read-rows.mjs').Fields} Fields
 * @typedef {import('../mapping-schema.mjs').Mapping} Mapping
 * @typedef {import('./role-names.mjs').ColumnRole} ColumnRole
 * @typedef {import('./role-names.mjs').ColumnRoles} ColumnRoles
 */

/** The roles that a mapping gives to columns. A column with several has the first. @param {Mapping} mapping @returns {ColumnRoles} */
export function rolesOfMapping(mapping) {
  const {
    title,
    excerpt = [],
    body,
    html = [],
    date = [],
    author = [],
    images,
    proportions,
  } = mapping
  /** @type {readonly (readonly [ColumnRole, readonly string[]])[]} */
  const fields = [
    ['title', fieldsInText(title)],
    ['html', fieldsInText(html)],
    ['excerpt', fieldsInText(excerpt)],
    ['body', body.flatMap(fieldsInText)],
    ['date', fieldsInText(date)],
    ['author', fieldsInText(author)],
    ['images', images ? [images.from] : []],
    ['filter', mapping.terms.flatMap(({ from }) => from ?? [])],
    ['fact', mapping.facts.flatMap(({ value }) => fieldsInText(value))],
    ['key', fieldsInText(mapping.key ?? [])],
    ['slug', fieldsInText(mapping.slug ?? [])],
    ['width', proportions ? fieldsInText(proportions.width) : []],
    ['height', proportions ? fieldsInText(proportions.height) : []],
  ]
  /** @type {Record<string, ColumnRole>} */
  const roles = {}
  for (const [role, names] of fields) for (const name of names) roles[name] ??= role
  return roles
}

/**
 * The mapping of a table whose columns have these roles.
 * @param {ColumnRoles} roles
 * @param {object} options
 * @param {{ slug: string, label: string }} options.collection
 * @param {readonly Fields[]} options.rows the first ones, which tell how lists are separated
 * @returns {Mapping | null} null without a title
 */
export function toMapping(roles, { collection, rows }) {
  const named = (/** @type {ColumnRole} */ role) =>
    Object.keys(roles).filter((name) => roles[name] === role)
  /** The first one that is not empty. @param {ColumnRole} role */
  const first = (role) => {
    const templates = named(role).map(templateOf)
    return templates.length > 1 ? templates : templates[0]
  }
  const title = first('title')
  if (!title) return null
  const [imageColumn] = named('images')
  const [width, height] = [named('width')[0], named('height')[0]]
  const terms = named('filter').map((name) => toTermRule(name, rows))
  return {
    ...{ collection, title, key: first('key'), slug: first('slug'), excerpt: first('excerpt') },
    ...{ date: first('date'), author: first('author'), html: joined(named('html')) },
    body: named('body').map(templateOf),
    facts: named('fact').map((name) => ({ label: toLabel(name), value: templateOf(name) })),
    images: imageColumn === undefined ? undefined : toImagesRule(imageColumn, rows),
    proportions:
      width && height ? { width: templateOf(width), height: templateOf(height) } : undefined,
    terms: withOwnSlugs(terms),
    empty: [],
    gallery: defaultGallery({ collection, terms: withOwnSlugs(terms) }),
  }
}

const templateOf = (/** @type {string} */ name) => `{${name}}`

const toLabel = (/** @type {string} */ name) =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ')

/** All parts, or those that are there: an introduction without the rest. @param {readonly string[]} names @returns {string | string[] | undefined} */
function joined(names) {
  if (names.length === 0) return undefined
  const templates = names.map(templateOf)
  return templates.length === 1 ? templates[0] : [templates.join(''), ...templates]
}

/** Names in other scripts have no slug of their own. @param {Mapping['terms']} rules @returns {Mapping['terms']} */
function withOwnSlugs(rules) {
  /** @type {Set<string>} */
  const slugs = new Set()
  return rules.map((rule) => {
    let slug = rule.group.slug
    for (let number = 2; slugs.has(slug); number += 1) slug = `${rule.group.slug}-${number}`
    slugs.add(slug)
    return { ...rule, group: { ...rule.group, slug } }
  })
}
