import type {
  Breakpoint,
  FilterForm,
  HoverEffect,
  SourceType,
  Layout,
  LightboxSlides,
  PagingKind,
  PatternId,
  SortKey,
  TextPosition,
  TileClick,
  TileSize,
  TrackKind,
} from './enumerations'

/** One image file. `src` is a root-relative URL; `width` in px. */
export interface ImageVariant {
  readonly type: SourceType
  readonly width: number
  readonly src: string
}

/** An image in all its sizes. `width` and `height` are those of the original, in px. */
export interface TileImage {
  /** Empty for a decorative image. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** The point that stays visible when the image is cropped: fractions of width and height, 0 to 1. */
  readonly focalPoint: { readonly x: number; readonly y: number }
  /** ThumbHash, base64 (evanw.github.io/thumbhash); about 28 characters. */
  readonly thumbHash: string | null
  /** Background on which tiles show the whole image, such as `#f2ead8`. Absent if they crop it. */
  readonly wholeOn?: string
  /** Shown under the image where captions are shown. */
  readonly caption: string | null
  /** Shown after the caption in the lightbox. */
  readonly credit?: ImageCredit | null
  /** Shown after the credit: camera, lens and exposure. */
  readonly camera?: string
  /** Smallest first within a type. Never empty. */
  readonly variants: readonly ImageVariant[]
}

/** Who made an image, and its licence. At least one of them. */
export interface ImageCredit {
  readonly text: string | null
  /** `href`: its terms, on another site. */
  readonly license: { readonly label: string; readonly href: string | null } | null
}

/** Text that replaces a missing image: the title and these lines. */
export interface TextCover {
  /** Width divided by height of the described object, when known. */
  readonly aspectRatio: number | null
  /** Up to three short lines, such as artist and medium. */
  readonly lines: readonly string[]
}

/** What a gallery shows of an article or an image. Plain data. */
/** A part of a title. `lang`: its language (BCP 47) if it is in another script than the page. */
export interface TitlePart {
  readonly text: string
  readonly lang?: string
}

export interface Tile {
  /** `image`: an image without an article. Its slide is always the image. Absent for an article. */
  readonly kind?: 'image'
  /** The slug: unique within a gallery, used in URLs and markup. */
  readonly id: string
  readonly title: string
  /** Set if words of the title are in another script: all of the title, in parts. */
  readonly titleParts?: readonly TitlePart[]
  /** Set if `title` is only a name for assistive technology. */
  readonly untitled?: boolean
  /** Root-relative URL of the article, or of the image's own page; '' if it has none. */
  readonly href: string
  readonly image: TileImage | null
  /** Images besides `image`, in order: steps within the slide. Absent if there are none. */
  readonly furtherImages?: readonly TileImage[]
  /** Set when there is no image. */
  readonly textCover: TextCover | null
  readonly intro: string | null
  /** ISO 8601 date. */
  readonly date: string | null
  /** Last day of a range that begins with `date`. */
  readonly dateEnd?: string
  /** Shown instead of the year of `date`, such as "ca. 1850". */
  readonly dateText?: string
  readonly author: string | null
  /** Group id → ids of the options this tile has. */
  readonly terms: Readonly<Record<string, readonly string[]>>
  /** What the lightbox shows instead of the image or the article. */
  readonly content?: SlideContent
}

export interface FilterOption {
  /** Unique within its group. Data, never a selector. */
  readonly id: string
  readonly label: string
  /** Ids in old links that mean this option, unless another option has them. */
  readonly formerIds?: readonly string[]
}

export interface FilterGroup {
  readonly id: string
  readonly label: string
  /** `period`: two years of the tiles' dates, as two handles below a histogram. */
  readonly form: FilterForm | 'period'
  /** Whether several options can be selected at once. A tile then needs any of them. */
  readonly multiple: boolean
  /** Empty with the form `period`. */
  readonly options: readonly FilterOption[]
  /** Only and always with the form `period`; `createPeriod` computes it. */
  readonly period?: Period
}

/** The histogram of a gallery's dates. */
export interface Period {
  /** First year of the first bar. */
  readonly first: number
  /** Years per bar. */
  readonly step: number
  /** Number of tiles per bar. A range of dates counts in each bar that it touches. */
  readonly tiles: readonly number[]
}

/** `size`: tiles per page. With `more`, also the number of tiles that each "Load more" adds. */
export type Paging =
  | { readonly kind: Extract<PagingKind, 'all'> }
  | { readonly kind: Exclude<PagingKind, 'all'>; readonly size: number }

/** The selected order. The seed makes a random order the same for everybody who has the link. */
export type Sort =
  | { readonly by: Exclude<SortKey, 'random'> }
  | { readonly by: 'random'; readonly seed: number }

/** A gallery's settings, without its tiles. */
export interface Gallery {
  /** Unique on the page: `[a-z][a-z0-9-]*`. */
  readonly id: string
  /** Its heading; '' for none. */
  readonly title: string
  /** Set if all tiles are untitled: no space is reserved for their text. */
  readonly untitled?: boolean
  /** `images`: all tiles are images, which its labels say. Absent for articles. */
  readonly works?: 'images'
  readonly layout: Layout
  /** A built-in pattern by its id, or one drawn by an editor. */
  readonly pattern: PatternId | Pattern
  /** Columns of `columns` and `masonry` in wide boxes; smaller boxes have fewer. Absent: as the style sheet. */
  readonly columns?: number
  /** Height of a row of `mosaic`, `justified` and `list` in wide boxes, px. Absent: as the style sheet. */
  readonly rowHeight?: number
  /** Distance of the tiles, except in `list`, px; less in narrow boxes. Absent: as the style sheet. */
  readonly gap?: number
  /**
   * Whether the tiles of a mosaic are assigned to the cells of each repeat of the pattern by the proportions of their
   * images. Ignored while a visitor sorts them.
   */
  readonly fitShapes?: boolean
  /** Number of tiles, from the first, that stay first in every order. */
  readonly pinned?: number
  /** Ids of the tiles that take the largest cell of their repeat of a mosaic. Absent if none. Ignored while a visitor sorts. */
  readonly large?: readonly string[]
  readonly groups: readonly FilterGroup[]
  /** Whether the gallery has a search field. */
  readonly search: boolean
  /** Orders offered besides the editor's own. When empty, no sort menu is shown. */
  readonly sorts: readonly SortKey[]
  readonly paging: Paging
  readonly hoverBox: HoverEffect
  readonly textPosition: Readonly<Record<TileSize, TextPosition>>
  /** Null for a gallery without a lightbox. */
  readonly lightbox: LightboxOptions | null
  readonly tileClick: TileClick
}

export interface LightboxOptions {
  readonly slides: LightboxSlides
  /** Whether captions are shown under the images. */
  readonly captions: boolean
  /**
   * Whether facts of the work are shown beside the image, on phones in a sheet. They are fetched from the tile's page:
   * its elements with `data-details-part`.
   */
  readonly details: boolean
  readonly download: boolean
  readonly share: boolean
  /** Whether a strip of thumbnails is shown. */
  readonly thumbnails: boolean
  /** Whether the slideshow starts when the lightbox opens. */
  readonly autoplay: boolean
}

/** What the lightbox shows for a tile that is neither an image nor an article. */
export type SlideContent =
  /** A page of the same site, fetched with the header `X-Lightbox: 1` and sanitised. */
  | { readonly kind: 'ajax'; readonly href: string }
  /** An element of the current page, by its id. */
  | { readonly kind: 'inline'; readonly id: string }
  /** A page of another site in a sandboxed frame. */
  | { readonly kind: 'frame'; readonly href: string }
  /** An image of unknown size, by its URL. */
  | { readonly kind: 'linked-image'; readonly href: string }
  /** A file of the same site, or a video host's player in a frame. Nothing is requested before the click. */
  | {
      readonly kind: 'video'
      readonly href: string
      readonly poster: string | null
      /** Width divided by height; 16:9 when absent. */
      readonly ratio?: number
      /** Only for files: a host's player brings its own. */
      readonly tracks?: readonly VideoTrack[]
    }

/** Subtitles in one language. `src`: a WebVTT file of the same site. */
export interface VideoTrack {
  readonly kind: TrackKind
  /** BCP 47. */
  readonly srcLang: string
  /** Shown in the browser's menu of tracks. */
  readonly label: string
  readonly src: string
}

/** Columns and rows a tile covers, in grid cells. */
export type Span = readonly [columns: number, rows: number]

/** A pattern at one breakpoint. The spans are in reading order and repeat. */
export interface PatternBreakpoint {
  readonly columns: number
  readonly spans: readonly Span[]
  /** The spans of every second repeat, if they differ: `mirrorPattern` computes them. */
  readonly mirrored?: readonly Span[]
  /** Number of last tiles (1 to spans.length - 1) → their spans, which fill the rectangle without a hole. */
  readonly remainders: Readonly<Record<number, readonly Span[]>>
}

export interface Pattern {
  readonly id: string
  readonly label: string
  readonly breakpoints: Readonly<Record<Breakpoint, PatternBreakpoint>>
}

/**
 * Group id → ids of the selected options. An absent or empty group means "all". With the form `period`, the only id is
 * two years, such as `1848..1852`.
 */
export type Selection = Readonly<Record<string, readonly string[]>>

/** The part of the URL that belongs to one gallery. */
export interface GalleryState {
  readonly selection: Selection
  /** The search text as typed; '' for no search. */
  readonly query: string
  /** Null for the editor's order. */
  readonly sort: Sort | null
  /** With `more`: the number of pages shown. With `pages` and `endless`: the page number. Both start at 1. */
  readonly page: number
  /** Id of the tile open in the lightbox; null when it is closed. */
  readonly openTileId: string | null
}

/**
 * Group id → option id → number of tiles the option would show, with the other groups unchanged. The key '' is the
 * count of "All". With the form `period`, the ids are the first years of the bars.
 */
export type OptionCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A part of a search that can be left out. */
export type Criterion =
  /** One selected option. */
  | { readonly kind: 'option'; readonly group: string; readonly option: string }
  /** All of the several options selected in a group: none of them matches alone. */
  | { readonly kind: 'group'; readonly group: string }
  /** A word of the search text, or all of a long one. */
  | { readonly kind: 'query'; readonly text: string }

/** A broader search, offered when nothing matches. */
export interface Relaxation {
  readonly without: readonly Criterion[]
  /** Number of tiles that it would show. */
  readonly count: number
  /** Up to three of them that have images, the first in the editor's order. */
  readonly tiles: readonly Tile[]
}

/** The tile shown in the lightbox and its neighbours. The order loops. */
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
  /** Number of matching tiles before the first one shown: above 0 only on later numbered pages. */
  readonly offset: number
  /** Number of pages of `paging.size` tiles; 1 without paging. */
  readonly pages: number
  /** Number of tiles that match the selection. */
  readonly matching: number
  /** Number of tiles in the gallery. */
  readonly all: number
  readonly counts: OptionCounts
  /** Filled only when nothing matches. Most tiles first; those that would show nothing are omitted. */
  readonly relaxations: readonly Relaxation[]
  /**
   * Width divided by height of every matching tile, to 4 decimals. Set only for `endless` galleries in `masonry` and
   * `justified`: their height depends on it.
   */
  readonly ratios?: readonly number[]
  /** Set when `state.openTileId` is the id of a matching tile. */
  readonly slide: Slide | null
}
