export {
  DEFAULT_LIGHTBOX,
  DEFAULT_TEXT_POSITION,
  INITIAL_STATE,
  NOTHING_SELECTED,
} from './defaults'
export {
  BREAKPOINTS,
  FILTER_FORMS,
  HOVER_EFFECTS,
  LAYOUTS,
  LIGHTBOX_SLIDES,
  PAGING_KINDS,
  PATTERN_IDS,
  SORT_KEYS,
  SOURCE_TYPES,
  TEXT_POSITIONS,
  TILE_CLICKS,
  TILE_SIZES,
  TRACK_KINDS,
  type Breakpoint,
  type FilterForm,
  type HoverEffect,
  type Layout,
  type LightboxSlides,
  type PagingKind,
  type PatternId,
  type SortKey,
  type SourceType,
  type TextPosition,
  type TileClick,
  type TileSize,
  type TrackKind,
} from './enumerations'
export { createPeriod } from './filter/period/create-period'
export { foldText } from './filter/fold-text'
export { MAX_PAGE_SIZE, pageWindow } from './filter/paging'
export { cleanQuery, MAX_QUERY_LENGTH } from './filter/query'
export { isSelected, selectedIn, selectedOptions } from './filter/selection'
export { MAX_SEED, readSortKeys } from './filter/sort'
export { createWordSplitter } from './filter/word-splitter'
export { GalleryIndex } from './gallery-index'
export {
  GRID_SIZE_LIMITS,
  GRID_SIZES,
  LAYOUT_SIZES,
  type GridSize,
} from './layouts/grid/grid-size-limits'
export type { Labels, WorkLabels } from './labels'
export type { LightboxLabels } from './lightbox/labels'
export { toTileList, type TileFacets, type TileList, type Tiles } from './tile-list'
export { coverLetters } from './tile/cover-letters'
export { textCoverTone } from './tile/text-cover'
export type {
  Criterion,
  FilterGroup,
  FilterOption,
  Gallery,
  GalleryState,
  GalleryView,
  ImageCredit,
  ImageVariant,
  LightboxOptions,
  OptionCounts,
  Paging,
  Pattern,
  PatternBreakpoint,
  Period,
  Relaxation,
  Selection,
  Slide,
  SlideContent,
  Sort,
  Span,
  TextCover,
  Tile,
  TileImage,
  TitlePart,
  VideoTrack,
} from './types'
export { createHrefBuilder, type Address, type HrefBuilder } from './url/hrefs'
export { openTile } from './url/open-tile'
export { canonicalSearch, mayHaveState, readState, writeState } from './url/search-params'
export {
  activateOption,
  clearFilters,
  goToPage,
  loadMore,
  removeOption,
  searchFor,
  selectOption,
  sortBy,
  type StateChange,
} from './url/state-changes'
export { tileAnchor } from './url/tile-anchor'
