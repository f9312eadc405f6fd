/** Style sheets of pages. A page links one or two of them; together they have every rule that the page needs. */
export const PAGE_STYLE_SHEETS = [
  'site',
  'site-with-all-galleries',
  'blocks',
  'site-with-all-blocks',
  'article',
  'search-page',
  'notice',
  'open-slide',
] as const

/** Style sheets with the `@font-face` rules of a font set, in font-sets/. */
export const FONT_STYLE_SHEETS = ['editorial', 'book', 'poster', 'soft'] as const

/** All style sheets that the build writes as files of their own, by their path in the site. */
export const STYLE_SHEET_PATHS: readonly string[] = [
  ...[...PAGE_STYLE_SHEETS, 'print', 'without-script'].map((name) => `styles/${name}.css`),
  ...FONT_STYLE_SHEETS.flatMap((name) => [
    `styles/font-sets/${name}.css`,
    `styles/font-sets/${name}-latin.css`,
    `styles/font-sets/${name}-english.css`,
  ]),
]
