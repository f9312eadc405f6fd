/**
 * What stands beside the names of a text's parts in the editor's menus, 20 by 20. Within the address itself, so that the
 * admin asks for no file; in a grey that stands on a light and on a dark admin alike.
 */
const DRAWINGS = {
  code: 'M7 5.5 2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5',
  pullQuote: 'M8 6c-2.5.6-4 2.4-4 5v3h4v-4H5.6M16 6c-2.5.6-4 2.4-4 5v3h4v-4h-2.4',
  video: 'M3 4.5h14v11H3zM8.5 7.5v5l4-2.5z',
  tooltip: 'M3 4h14v8.5h-5L10 15l-2-2.5H3zM6.5 8.2h7',
} as const

export const iconOf = (part: keyof typeof DRAWINGS) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="#888888" stroke-width="1.4" stroke-linejoin="round"><path d="${DRAWINGS[part]}"/></svg>`,
  )}`,
  alt: '',
})
