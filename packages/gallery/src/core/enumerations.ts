/** How a gallery lays out its tiles. Only `mosaic` uses a pattern. */
export const LAYOUTS = ['mosaic', 'columns', 'masonry', 'justified', 'list'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Ids of the built-in patterns. They are those of Minitek Wall, where editors may know them from. */
export const PATTERN_IDS = [
  '1',
  '3a',
  '3b',
  '3c',
  '4',
  '5',
  '5b',
  '6',
  '7',
  '8',
  '9',
  '9r',
  '12r',
  '16r',
] as const
export type PatternId = (typeof PATTERN_IDS)[number]

/** Width classes of the gallery's own box, widest first. */
export const BREAKPOINTS = ['wide', 'medium', 'narrow'] as const
export type Breakpoint = (typeof BREAKPOINTS)[number]

/** Controls of a filter group with options. */
export const FILTER_FORMS = ['buttons', 'dropdown'] as const
export type FilterForm = (typeof FILTER_FORMS)[number]

/** Orders a visitor can select. `date`: newest first, tiles without a date last. */
export const SORT_KEYS = ['title', 'date', 'oldest', 'random'] as const
export type SortKey = (typeof SORT_KEYS)[number]

/**
 * `all`: no paging. `more`: a "Load more" button. `pages`: numbered pages. `endless`: one virtual list; numbered pages
 * without JavaScript.
 */
export const PAGING_KINDS = ['all', 'more', 'pages', 'endless'] as const
export type PagingKind = (typeof PAGING_KINDS)[number]

/** How the hover box appears. A slide starts at the named side. */
export const HOVER_EFFECTS = [
  'none',
  'fade',
  'slide-top',
  'slide-right',
  'slide-bottom',
  'slide-left',
  'flip',
  'zoom',
] as const
export type HoverEffect = (typeof HOVER_EFFECTS)[number]

/** Position of the hover box on its tile. `left` means inline start: the right side in right-to-left pages. */
export const TEXT_POSITIONS = ['top', 'right', 'bottom', 'left', 'cover'] as const
export type TextPosition = (typeof TEXT_POSITIONS)[number]

/** Classes of spans: `small` is 1x1, `wide` one row high, `tall` one column wide, `big` everything else. */
export const TILE_SIZES = ['small', 'wide', 'tall', 'big'] as const
export type TileSize = (typeof TILE_SIZES)[number]

/** What a click on a tile opens, icons and title excepted: the title always links to the article. */
export const TILE_CLICKS = ['article', 'lightbox', 'nothing'] as const
export type TileClick = (typeof TILE_CLICKS)[number]

/** What a slide of the lightbox shows: the tile's image or its whole article. */
export const LIGHTBOX_SLIDES = ['images', 'articles'] as const
export type LightboxSlides = (typeof LIGHTBOX_SLIDES)[number]

/** MIME types of an image’s `<source>` elements and variants, best compression first. */
export const SOURCE_TYPES = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const
export type SourceType = (typeof SOURCE_TYPES)[number]

/** Kinds of text tracks of a video file. */
export const TRACK_KINDS = ['captions', 'subtitles'] as const
export type TrackKind = (typeof TRACK_KINDS)[number]
