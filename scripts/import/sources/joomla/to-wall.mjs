// @ts-check
import {
  GRID_SIZE_LIMITS,
  LAYOUT_SIZES,
  MAX_PAGE_SIZE,
  PATTERN_IDS,
  TEXT_POSITIONS,
} from '@tessera/gallery/core'
import { DEFAULT_PATTERN } from '@tessera/gallery/patterns'
import { parseJson } from './read-site.mjs'
import { isChanged, toOptionText } from './wall-options.mjs'
import { readWallSource } from './wall-source.mjs'

/**
 * @typedef {import('./read-site.mjs').JoomlaSite} JoomlaSite
 * @typedef {import('./read-site.mjs').SiteRow} SiteRow
 * @typedef {import('../../website/website.mjs').ArticleGallery} ArticleGallery
 * @typedef {import('../../report/loss-report.mjs').ReportedLoss} ReportedLoss
 */

/** Effects of the hover box by their numbers. */
const HOVER_EFFECTS = {
  ...{ no: 'none', 1: 'fade', 2: 'flip', 3: 'flip', 4: 'slide-right', 5: 'slide-left' },
  ...{ 6: 'slide-top', 7: 'slide-bottom', 8: 'zoom' },
}
/** Tile sizes by their names in the options. */
const SIZES = { big: 'big', lscape: 'wide', portrait: 'tall', small: 'small' }
/** Options of the grid by the sizes of a gallery. The one for columns has an effect in the grid "Columns" only. */
const SIZE_OPTIONS = { columns: 'mas_cols', gap: 'mas_gutter', rowHeight: 'mas_lg_cell_height' }
/** Options whose values are in the gallery. */
const KNOWN =
  /^mas_(grid|description|page_title|hb|hb_effect|hb_zoom|modal_title|filter_type|(category|tag)_filters|(title|date)_sorting|multiple_filters|search_filter|pagination|starting_limit|db_position_(big|lscape|portrait|small))$/

/**
 * A widget of Minitek Wall as a gallery.
 * @param {SiteRow} widget
 * @param {JoomlaSite} site
 * @returns {{ gallery: ArticleGallery, description: string, losses: readonly ReportedLoss[] }} losses: chosen options
 *   that the gallery does not have; description: HTML above the gallery
 */
export function toWall({ line, values }, site) {
  const options = parseJson(values['masonry_params'])
  const source = parseJson(site.widgetSources.get(values['id'] ?? ''))
  const name = values['name'] || `Wall ${values['id']}`
  /** @type {ReportedLoss[]} */
  const losses = []
  /** @type {import('./wall-source.mjs').Lose} */
  const lose = ({ key, value, reason }) => {
    const text = `${name}: ${toOptionText(value)}`
    losses.push({ line, field: `Minitek Wall: ${key}`, value: text, reason })
  }
  const get = (/** @type {string} */ key) => toOptionText(options[`mas_${key}`])
  const isOn = (/** @type {string} */ key, ifAbsent = true) =>
    (get(key) || String(Number(ifAbsent))) === '1'
  const { layout, pattern } = toLayout(get('grid') || '7', lose)
  const sizes = toSizes(layout, options)
  for (const [key, value] of Object.entries(options))
    if (!KNOWN.test(key) && !sizes.used.has(key) && isChanged(key, value))
      lose({ key, value, reason: 'is an option that galleries do not have' })
  const type = values['source_id'] || toOptionText(source['source_type'])
  if (type && !/^(joomla|content)/i.test(type))
    lose({
      ...{ key: 'source', value: type },
      reason: 'is a source that is not imported: its gallery shows articles',
    })
  const description = (values['description'] ?? '').trim()
  if (description && !isOn('description'))
    lose({ key: 'description', value: description, reason: 'is not shown by the wall' })
  const size =
    [get('starting_limit'), get('page_limit')].map(Number).find((number) => number > 0) ?? 24
  const form = get('filter_type') === '2' ? 'dropdown' : 'buttons'
  const multiple = isOn('multiple_filters', false)
  return {
    losses,
    description: isOn('description') ? description : '',
    gallery: {
      ...{ kind: 'articles', layout, pattern, sizes: sizes.values },
      ...readWallSource(source, site, lose),
      search: isOn('search_filter', false),
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
          const name = get(`db_position_${theirs}`)
          const position = TEXT_POSITIONS.find((each) => each === name)
          return position ? [[ours, position]] : []
        }),
      ),
      lightbox: isOn('hb_zoom') ? { captions: isOn('modal_title') } : false,
    },
  }
}

/**
 * @param {string} grid
 * @param {import('./wall-source.mjs').Lose} lose
 * @returns {{ layout: 'mosaic' | 'masonry' | 'list', pattern: string }}
 */
function toLayout(grid, lose) {
  if (grid === '98o') return { layout: 'masonry', pattern: DEFAULT_PATTERN.id }
  if (grid === '99v') return { layout: 'list', pattern: DEFAULT_PATTERN.id }
  const pattern = PATTERN_IDS.find((id) => id === grid)
  const reason = 'is a grid of its own: its gallery has pattern 7'
  if (!pattern) lose({ key: 'mas_grid', value: grid, reason })
  return { layout: 'mosaic', pattern: pattern ?? '7' }
}

/**
 * Sizes that somebody has chosen and the layout has.
 * @param {'mosaic' | 'masonry' | 'list'} layout
 * @param {Readonly<Record<string, unknown>>} options
 */
function toSizes(layout, options) {
  /** @type {Record<string, number>} */
  const values = {}
  /** Names of options. @type {Set<string>} */
  const used = new Set()
  for (const size of LAYOUT_SIZES[layout]) {
    const option = SIZE_OPTIONS[size]
    const value = Math.round(Number(toOptionText(options[option]) || NaN))
    const { min, max } = GRID_SIZE_LIMITS[size]
    if (!isChanged(option, options[option]) || !(value >= min && value <= max)) continue
    values[size] = value
    used.add(option)
  }
  return { values, used }
}
