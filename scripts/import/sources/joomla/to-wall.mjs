// @ts-check
import { PATTERN_IDS } from '@tessera/gallery/core'
import { toSlug } from '../../mapping/values/to-slug.mjs'
import { parseJson } from './read-site.mjs'

/**
 * @typedef {import('./read-site.mjs').JoomlaSite} JoomlaSite
 * @typedef {import('./read-site.mjs').SiteRow} SiteRow
 * @typedef {import('../../website/website.mjs').ArticleGallery} ArticleGallery
 * @typedef {import('../../report/loss-report.mjs').ReportedLoss} ReportedLoss
 * @typedef {Readonly<Record<string, unknown>>} Params
 */

/** Effects of the hover box by their numbers. */
const HOVER_EFFECTS = {
  ...{ no: 'none', 1: 'fade', 2: 'flip', 3: 'flip', 4: 'slide-right', 5: 'slide-left' },
  ...{ 6: 'slide-top', 7: 'slide-bottom', 8: 'zoom' },
}
/** Tile sizes by their names in the options. */
const SIZES = { big: 'big', lscape: 'wide', portrait: 'tall', small: 'small' }
const POSITIONS = new Set(['top', 'right', 'bottom', 'left', 'cover'])
/** Tiles. */
const MAX_PAGE_SIZE = 96
/** Options whose values are in the gallery, and those that only repeat another one. */
const KNOWN =
  /^(mas_grid|mas_cols|mas_layout_mode|mas_hb|mas_hb_effect|mas_hb_zoom|mas_modal_title|mas_filter_type|mas_(category|tag)_filters|mas_title_sorting|mas_date_sorting|mas_multiple_filters|mas_search_filter|mas_pagination|mas_starting_limit|mas_page_limit|mas_db_position_(big|lscape|portrait|small)|source_type)$/

/**
 * A widget of Minitek Wall as a gallery.
 * @param {SiteRow} widget
 * @param {JoomlaSite} site
 * @returns {{ gallery: ArticleGallery, losses: readonly ReportedLoss[] }} losses: options that the gallery does not have
 */
export function toWall({ line, values }, site) {
  const options = parseJson(values['masonry_params'])
  const source = parseJson(site.widgetSources.get(values['id'] ?? ''))
  const name = values['name'] || `Wall ${values['id']}`
  const get = (/** @type {string} */ key) => String(options[`mas_${key}`] ?? '')
  const isOn = (/** @type {string} */ key, ifAbsent = true) =>
    (get(key) || String(Number(ifAbsent))) === '1'
  const { terms, order, used } = readSource(source, site)
  /** @type {ReportedLoss[]} */
  const losses = []
  const lose = (
    /** @type {string} */ key,
    /** @type {unknown} */ value,
    /** @type {string} */ reason,
  ) =>
    void losses.push({
      line,
      field: `Minitek Wall: ${key}`,
      value: `${name}: ${toText(value)}`,
      reason,
    })
  for (const [key, value] of Object.entries(options))
    if (!KNOWN.test(key) && toText(value) !== '')
      lose(key, value, 'is an option that galleries do not have')
  for (const [key, value] of Object.entries(source))
    if (!KNOWN.test(key) && !used.has(key) && toText(value) !== '')
      lose(key, value, 'is an option that galleries do not have')
  const type = values['source_id'] || String(source['source_type'] ?? '')
  if (type && !/^(joomla|content)/i.test(type))
    lose('source', type, 'is a source that is not imported: its gallery shows articles')
  const size =
    [get('starting_limit'), get('page_limit')].map(Number).find((number) => number > 0) ?? 24
  const form = get('filter_type') === '2' ? 'dropdown' : 'buttons'
  const multiple = isOn('multiple_filters', false)
  return {
    losses,
    gallery: {
      kind: 'articles',
      ...toLayout(get('grid') || '7', lose),
      ...{ terms, order, search: isOn('search_filter', false) },
      groups: [
        ...(isOn('category_filters') ? [{ slug: 'category', form, multiple }] : []),
        ...(isOn('tag_filters') ? [{ slug: 'tags', form, multiple }] : []),
      ],
      sorts: [
        ...(isOn('title_sorting', false) ? ['title'] : []),
        ...(isOn('date_sorting', false) ? ['date'] : []),
      ],
      paging: {
        kind: get('pagination') === '3' ? 'pages' : get('pagination') === '4' ? 'endless' : 'more',
        size: Math.min(size, MAX_PAGE_SIZE),
      },
      hoverBox: isOn('hb')
        ? (HOVER_EFFECTS[/** @type {keyof typeof HOVER_EFFECTS} */ (get('hb_effect') || '1')] ??
          'fade')
        : 'none',
      textPosition: Object.fromEntries(
        Object.entries(SIZES).flatMap(([theirs, ours]) => {
          const position = get(`db_position_${theirs}`)
          return POSITIONS.has(position) ? [[ours, position]] : []
        }),
      ),
      lightbox: isOn('hb_zoom') ? { captions: isOn('modal_title') } : false,
    },
  }
}

/** @param {string} grid @param {(key: string, value: unknown, reason: string) => void} lose */
function toLayout(grid, lose) {
  if (grid === '98o') return { layout: 'masonry', pattern: '4' }
  if (grid === '99v') return { layout: 'list', pattern: '4' }
  const pattern = PATTERN_IDS.find((id) => id === grid)
  if (!pattern) lose('mas_grid', grid, 'is a grid of its own: its gallery has pattern 7')
  return { layout: 'mosaic', pattern: pattern ?? '7' }
}

/**
 * Which articles a widget shows. The names of the options differ between versions, so they are recognized by their words.
 * @param {Params} source
 * @param {JoomlaSite} site
 */
function readSource(source, { categories, tags }) {
  /** @type {Set<string>} */
  const used = new Set()
  /** @type {ArticleGallery['terms'][number][]} */
  const terms = []
  /** @type {ArticleGallery['order']} */
  let order = 'newest'
  for (const [key, value] of Object.entries(source)) {
    const ids = [value]
      .flat()
      .map(String)
      .filter((id) => /^\d+$/.test(id) && id !== '0')
    const labels = (/** @type {ReadonlyMap<string, unknown>} */ map) =>
      ids.length > 0 && ids.every((id) => map.has(id))
    const isExcluding = /exclu|filtering|mode|type/i.test(key)
    if (/cat/i.test(key) && !isExcluding && labels(categories)) {
      terms.push(
        ...ids.map((id) => ({
          group: 'category',
          slug: toSlug(categories.get(id)?.['title'] ?? ''),
        })),
      )
      used.add(key)
    } else if (/tag/i.test(key) && !isExcluding && labels(tags)) {
      terms.push(...ids.map((id) => ({ group: 'tags', slug: toSlug(tags.get(id) ?? '') })))
      used.add(key)
    } else if (/ordering$|order$/i.test(key) && /title|date|created|publish/i.test(String(value))) {
      order = /title/i.test(String(value)) ? 'title' : 'newest'
      used.add(key)
    } else if (/(direction|dir)$/i.test(key) && /^(asc|desc)$/i.test(String(value))) {
      if (order === 'newest' && /^asc$/i.test(String(value))) order = 'oldest'
      used.add(key)
    }
  }
  return { terms, order, used }
}

/** @param {unknown} value */
const toText = (value) =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
