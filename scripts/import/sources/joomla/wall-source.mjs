// @ts-check
import { toSlug } from '../../mapping/values/to-slug.mjs'
import { toOptionText } from './wall-options.mjs'

/**
 * @typedef {import('./read-site.mjs').JoomlaSite} JoomlaSite
 * @typedef {import('../../website/website.mjs').ArticleGallery} ArticleGallery
 * @typedef {Readonly<Record<string, unknown>>} Params
 * @typedef {(option: { key: string, value: unknown, reason: string }) => void} Lose
 */

/** Options that select and order articles (`ja_…`), and those that only belong to another option. */
const KNOWN =
  /^(source_type|joomla_mode|ja_(category_filtering_type|catid|show_child_category_articles|levels|tag_filtering_type|tag_id|article_ordering|article_ordering_direction|author_filtering_type|date_filtering|date_field|start_date_range|end_date_range|relative_date))$/
const DATES = /^(a\.)?(created|modified|publish_up)$/
/** Of options that leave everything as it is. */
const NEUTRAL = new Set(['', '0', 'show'])

/**
 * Which articles a widget of Minitek Wall shows, and in which order.
 * @param {Params} source its `source_params`
 * @param {JoomlaSite} site
 * @param {Lose} lose
 * @returns {Pick<ArticleGallery, 'terms' | 'excludedTerms' | 'order'>}
 */
export function readWallSource(source, site, lose) {
  const get = (/** @type {string} */ key) => toOptionText(source[key])
  const ids = (/** @type {string} */ key) =>
    [source[key]]
      .flat()
      .map(toOptionText)
      .filter((id) => id !== '' && id !== '0')
  const unselect = 'is a selection that galleries do not have'
  for (const [key, value] of Object.entries(source))
    if (!KNOWN.test(key) && !NEUTRAL.has(toOptionText(value)))
      lose({ key, value, reason: unselect })
  if (get('joomla_mode') === 'jc')
    lose({
      key: 'joomla_mode',
      value: 'jc',
      reason: 'shows categories: its gallery shows articles',
    })
  if (!['', 'off'].includes(get('ja_date_filtering')))
    for (const key of ['ja_date_filtering', 'ja_start_date_range', 'ja_end_date_range'])
      if (get(key)) lose({ key, value: get(key), reason: unselect })

  const categories = withChildren(ids('ja_catid'), source, site).flatMap((id) => {
    const title = site.categories.get(id)?.['title']
    return title ? [{ group: 'category', slug: toSlug(title) }] : []
  })
  const tags = ids('ja_tag_id').flatMap((id) => {
    const title = site.tags.get(id)
    return title ? [{ group: 'tags', slug: toSlug(title) }] : []
  })
  const [leavesCategories, leavesTags] = ['category', 'tag'].map(
    (name) => get(`ja_${name}_filtering_type`) === '0',
  )
  const included = leavesCategories ? [] : categories
  const includedTags = leavesTags ? [] : tags
  // Joomla shows articles that match both, a gallery those that match any.
  const isBoth = included.length > 0 && includedTags.length > 0
  if (isBoth)
    lose({
      ...{ key: 'ja_tag_id', value: includedTags.map(({ slug }) => slug).join(', ') },
      reason: 'selects by category and tag at once: its gallery selects by category',
    })
  return {
    terms: isBoth ? included : [...included, ...includedTags],
    excludedTerms: [...(leavesCategories ? categories : []), ...(leavesTags ? tags : [])],
    order: toOrder(get('ja_article_ordering'), get('ja_article_ordering_direction'), lose),
  }
}

/** The categories with those in them. @param {readonly string[]} ids @param {Params} source @param {JoomlaSite} site */
function withChildren(ids, source, { categories }) {
  const all = new Set(ids)
  if (toOptionText(source['ja_show_child_category_articles']) !== '1') return [...all]
  const levels = Number(source['ja_levels']) || 0
  for (let [level, parents] = [0, [...all]]; level < levels && parents.length > 0; level += 1) {
    const children = [...categories]
      .filter(([id, values]) => parents.includes(values['parent_id'] ?? '') && !all.has(id))
      .map(([id]) => id)
    for (const id of children) all.add(id)
    parents = children
  }
  return [...all]
}

/** @param {string} ordering a column @param {string} direction @param {Lose} lose @returns {ArticleGallery['order']} */
function toOrder(ordering, direction, lose) {
  const isAscending = /^asc$/i.test(direction)
  if (DATES.test(ordering)) return isAscending ? 'oldest' : 'newest'
  const isTitle = /^(a\.)?title$/.test(ordering)
  if (isTitle && isAscending) return 'title'
  if (ordering)
    lose({
      ...{ key: 'ja_article_ordering', value: `${ordering} ${direction}`.trim() },
      reason: `is an order that galleries do not have: its gallery has the ${isTitle ? 'titles from A to Z' : 'newest first'}`,
    })
  return isTitle ? 'title' : 'newest'
}
