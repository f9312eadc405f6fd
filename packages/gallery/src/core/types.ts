/** One image file. `src` is a root-relative URL; `width` in px. */
export interface ImageVariant {
  readonly type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png'
  readonly width: number
  readonly src: string
}

/** An image in all its sizes. `width` and `height` are those of the original, in px. */
export interface TileImage {
  /** Empty for a decorative image. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** What must stay in view when cropped: fractions of width and height, 0 to 1. */
  readonly focalPoint: { readonly x: number; readonly y: number }
  /** ThumbHash, base64 (evanw.github.io/thumbhash); about 28 characters. */
  readonly thumbHash: string | null
  /** Shown under the image where captions are shown. */
  readonly caption: string | null
  /** Smallest first within a type. Never empty. */
  readonly variants: readonly ImageVariant[]
}

/** What stands in for an image: set from the title and these. */
export interface TextCover {
  /** Width divided by height of the thing itself, when known. */
  readonly aspectRatio: number | null
  /** Up to three short lines, such as artist and medium. */
  readonly lines: readonly string[]
}

/** What a gallery shows of an article. Plain data. */
export interface Tile {
  /** The article's slug: unique within a gallery, used in URLs and markup. */
  readonly id: string
  readonly title: string
  /** Root-relative address of the article. */
  readonly href: string
  readonly image: TileImage | null
  /** Set when there is no image. */
  readonly textCover: TextCover | null
  readonly intro: string | null
  /** ISO 8601 date. */
  readonly date: string | null
  readonly author: string | null
  /** Group id → ids of the options this tile belongs to. */
  readonly terms: Readonly<Record<string, readonly string[]>>
  /** What the lightbox shows instead of the image or the article. */
  readonly content?: SlideContent
}

export interface FilterOption {
  /** Unique within its group. Data, never a selector. */
  readonly id: string
  readonly label: string
}

export interface FilterGroup {
  readonly id: string
  readonly label: string
  readonly form: 'buttons' | 'dropdown'
  /** May several options be chosen at once? A tile then needs any of them. */
  readonly multiple: boolean
  readonly options: readonly FilterOption[]
}

/** How tiles are arranged. `mosaic` follows the pattern; the others leave it aside. */
export type Layout = 'mosaic' | 'columns' | 'masonry' | 'justified' | 'list'

/**
 * `more`: `size` tiles at first and with every "Load more". `pages`: numbered, `size` tiles each. `endless`: all in
 * one scroll; where there is no script, numbered pages.
 */
export type Paging =
  { readonly kind: 'all' } | { readonly kind: 'more' | 'pages' | 'endless'; readonly size: number }

/** An order visitors may choose. `date`: newest first, the undated last. */
export type SortKey = 'title' | 'date' | 'oldest' | 'random'

/** The chosen order. The seed makes a random one the same for everybody who has the link. */
export type Sort =
  { readonly by: Exclude<SortKey, 'random'> } | { readonly by: 'random'; readonly seed: number }

/** How the hover box comes: slides come from the side they name. */
export type HoverBox =
  'none' | 'fade' | 'slide-top' | 'slide-right' | 'slide-bottom' | 'slide-left' | 'flip' | 'zoom'

/** Where the hover box stands on its tile; `left` is where lines begin, so right-to-left it is on the right. */
export type TextPosition = 'top' | 'right' | 'bottom' | 'left' | 'cover'

/** Tiles by their span: `small` 1x1, `wide` one row high, `tall` one column wide, `big` the rest. */
export type TileSize = 'small' | 'wide' | 'tall' | 'big'

/** A gallery as its editor set it up, without its tiles. */
export interface Gallery {
  /** Unique on the page: `[a-z][a-z0-9-]*`. */
  readonly id: string
  readonly title: string
  readonly layout: Layout
  /** One of ours by its id, or one an editor drew. */
  readonly pattern: PatternId | Pattern
  readonly groups: readonly FilterGroup[]
  /** Is there a field to search the tiles by their words? */
  readonly search: boolean
  /** Orders visitors may choose besides the editor's own; none: no choice is shown. */
  readonly sorts: readonly SortKey[]
  readonly paging: Paging
  readonly hoverBox: HoverBox
  readonly textPosition: Readonly<Record<TileSize, TextPosition>>
  /** What the lightbox shows and offers; null for none. */
  readonly lightbox: LightboxOptions | null
  /** Where a click on a tile, beside its icons, leads. Its title is a link to the article in any case. */
  readonly tileClick: 'article' | 'lightbox' | 'nothing'
}

/** The lightbox as an editor set it up. */
export interface LightboxOptions {
  /** What a slide is: the tile's image, or its whole article. */
  readonly slides: 'images' | 'articles'
  /** Words under the images. */
  readonly captions: boolean
  readonly download: boolean
  readonly share: boolean
  /** A strip of the neighbours' images. */
  readonly thumbnails: boolean
  /** Does the slideshow begin by itself? */
  readonly autoplay: boolean
}

/** What the lightbox shows of a tile that stands for something else than an image or an article. */
export type SlideContent =
  /** A page of the same site, fetched with the header `X-Lightbox: 1`; what it answers is sanitised. */
  | { readonly kind: 'ajax'; readonly href: string }
  /** An element of the page, by its id. */
  | { readonly kind: 'inline'; readonly id: string }
  /** Another site in a sandboxed frame. */
  | { readonly kind: 'frame'; readonly href: string }
  /** An image whose size nobody told, by its address. */
  | { readonly kind: 'linked-image'; readonly href: string }
  /** A file of the same site, or a host's player in a frame; nothing is asked of either before the click. */
  | {
      readonly kind: 'video'
      readonly href: string
      readonly poster: string | null
      /** Width divided by height; 16:9 when absent. */
      readonly ratio?: number
      /** Of a file; a host's player brings its own. */
      readonly tracks?: readonly VideoTrack[]
    }

/** Subtitles in one language. `src`: a WebVTT file of the same site. */
export interface VideoTrack {
  readonly kind: 'captions' | 'subtitles'
  /** BCP 47. */
  readonly srcLang: string
  /** As the browser's menu names it. */
  readonly label: string
  readonly src: string
}

export type PatternId =
  '1' | '3a' | '3b' | '3c' | '4' | '5' | '5b' | '6' | '7' | '8' | '9' | '9r' | '12r' | '16r'

/** Width class of the gallery's own box. */
export type Breakpoint = 'wide' | 'medium' | 'narrow'

/** Columns and rows a tile covers, in grid cells. */
export type Span = readonly [columns: number, rows: number]

/** How a pattern lies at one breakpoint: spans in reading order, repeated; a remainder per remainder. */
export interface PatternBreakpoint {
  readonly columns: number
  readonly spans: readonly Span[]
  /** Remainder (1 to spans.length - 1) → spans that close the rectangle for that many last tiles. */
  readonly remainders: Readonly<Record<number, readonly Span[]>>
}

export interface Pattern {
  readonly id: string
  readonly label: string
  readonly breakpoints: Readonly<Record<Breakpoint, PatternBreakpoint>>
}

/** Group id → ids of the chosen options. A group that is absent or empty means "all". */
export type Selection = Readonly<Record<string, readonly string[]>>

/** What the URL says of one gallery. */
export interface GalleryState {
  readonly selection: Selection
  /** What the visitor searches for in this gallery, as typed; '' for nothing. */
  readonly query: string
  /** Null for the editor's order. */
  readonly sort: Sort | null
  /** With `more`, how many pages are shown: 1 at first. With `pages` and `endless`, which one, from 1. */
  readonly page: number
  /** Id of the tile open in the lightbox. */
  readonly view: string | null
}

/** Group id → option id → how many tiles it would give with the other groups as they are. The key '' counts "All". */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A way out when nothing matches: what leaving out one chosen option would give. */
export type WayOut =
  | {
      readonly kind: 'option'
      readonly group: string
      readonly option: string
      readonly count: number
    }
  /** Without any of the several options chosen in a group: taking back one of them frees nothing. */
  | { readonly kind: 'group'; readonly group: string; readonly count: number }
  /** Without the words searched for. */
  | { readonly kind: 'query'; readonly count: number }

/** A tile in the lightbox among its neighbours, in the order shown, looping. */
export interface Slide {
  readonly tile: Tile
  /** 1 for the first. */
  readonly position: number
  readonly total: number
  /** Up to 3 tiles on each side, nearest first; empty when there is only one slide. */
  readonly before: readonly Tile[]
  readonly after: readonly Tile[]
}

/** Everything a gallery shows for one state: a pure function of tiles, gallery and state. */
export interface GalleryView {
  /** The tiles shown, in order. */
  readonly tiles: readonly Tile[]
  /** How many matching tiles come before the first one shown; 0 but on later numbered pages. */
  readonly offset: number
  /** How many pages there are of `paging.size` tiles; 1 when all are shown at once. */
  readonly pages: number
  /** How many match the selection. */
  readonly matching: number
  /** How many there are in all. */
  readonly all: number
  readonly counts: OptionCounts
  /** Only when nothing matches; most tiles first, those that give none left out. */
  readonly waysOut: readonly WayOut[]
  /**
   * Width divided by height of every matching tile, to 4 decimals: only for `endless` galleries in `masonry` and
   * `justified`, whose height depends on them.
   */
  readonly ratios?: readonly number[]
  /** Set when `state.view` names a tile that matches. */
  readonly slide: Slide | null
}
