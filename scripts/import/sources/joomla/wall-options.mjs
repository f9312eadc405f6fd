// @ts-check

/** What a widget of Minitek Wall has where nobody changed anything: options of text boxes, by tile size. */
const BOX_COLORS = {
  ...{ big: '#dd5f5f', lscape: '#1b98e0', portrait: '#e66eb8', small: '#24a9b7' },
  columns: '#1b98e0',
}
const EASING = 'cubic-bezier(0.445, 0.05, 0.55, 0.95)'
/** Limits of a screen by their names: width in px, height of a cell in px, kind of grid, columns. */
const SCREENS = {
  ...{ lg: ['1139', '240'], md: ['939', '240', '0', '3'], sm: ['719', '240', '1', '2'] },
  ...{ xs: ['479', '240', '1', '2'], xxs: ['', '240', '1', '1'] },
}

/** Values of options that nobody changed, as Minitek Wall 4 saves them. @type {ReadonlyMap<string, string>} */
const UNCHANGED = new Map(
  Object.entries({
    ...{ gutter: '5', border_color: '#eeeeee', layout: '_:default', layout_mode: 'packery' },
    ...{ cols: '4', images: '1', image_link: '1', full_width_image: '1' },
    ...{ image_width: '400', image_height: '300', effects: '["fade"]', effects0: 'fade' },
    ...{ db_title_limit: '15', db_title_link: '1', db_introtext_limit: '15', db_strip_tags: '1' },
    ...{ db_date_format: 'F d, Y', db_category_link: '1', db_author_link: '1' },
    ...Object.fromEntries(
      Object.entries(BOX_COLORS).flatMap(([size, color]) => boxOf(size, color)),
    ),
    ...{ hb_bg: '#eb885e', hb_bg_opacity: '0.75', hb_text_color: '#ffffff', hb_title: '1' },
    ...{ hb_effect_speed: '0.4', hb_effect_easing: EASING, hb_title_limit: '15', hb_category: '1' },
    ...{ hb_introtext_limit: '15', hb_strip_tags: '1', hb_date_format: 'F d, Y', hb_link: '1' },
    ...{ filters_bg: '#dd5f5f', filters_border_radius: '3', sorting_type: '1' },
    ...Object.fromEntries(
      ['category', 'tag', 'date'].map((name) => [
        `${name}_filters_label`,
        `FILTER_BY_${name.toUpperCase()}`,
      ]),
    ),
    ...{ transition_duration: '400', enable_responsive: '1', pagination: '1' },
    ...Object.fromEntries(
      Object.entries(SCREENS).flatMap(([screen, [width = '', height = '', type = '', columns]]) => [
        [`responsive_${screen}`, width],
        [`${screen}_cell_height`, height],
        [`${screen}_type`, type],
        [`responsive_${screen}_num`, columns ?? ''],
      ]),
    ),
  }).map(([name, value]) => [`mas_${name}`, value]),
)

/** @param {string} size @param {string} color @returns {[string, string][]} */
function boxOf(size, color) {
  const shown = ['title', 'introtext', 'date', 'category', 'author']
  return [
    [`db_${size}`, '1'],
    [`db_bg_${size}`, color],
    [`db_bg_opacity_${size}`, '0.75'],
    [`db_color_${size}`, '#ffffff'],
    [`db_position_${size}`, size === 'columns' ? 'below' : ''],
    ...shown.map((part) => /** @type {[string, string]} */ ([`db_${part}_${size}`, '1'])),
  ]
}

/** Whether somebody has chosen the value of an option. @param {string} key @param {unknown} value */
export function isChanged(key, value) {
  const text = toOptionText(value)
  const unchanged = UNCHANGED.get(key) ?? ''
  return text !== unchanged && !(unchanged === '' && text === '0') && text !== ''
}

/** @param {unknown} value */
export const toOptionText = (value) =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
