/** SVG paths of the icons in the text editor's menus, 20 by 20 units. */
const PATHS = {
  code: 'M7 5.5 2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5',
  pullQuote: 'M8 6c-2.5.6-4 2.4-4 5v3h4v-4H5.6M16 6c-2.5.6-4 2.4-4 5v3h4v-4h-2.4',
  video: 'M3 4.5h14v11H3zM8.5 7.5v5l4-2.5z',
  tooltip: 'M3 4h14v8.5h-5L10 15l-2-2.5H3zM6.5 8.2h7',
} as const

/** The icon of a text block, as a data URL. The gray is visible in the light and the dark admin. */
export const blockIcon = (block: keyof typeof PATHS) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="#888888" stroke-width="1.4" stroke-linejoin="round"><path d="${PATHS[block]}"/></svg>`,
  )}`,
  alt: '',
})
