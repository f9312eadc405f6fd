export {
  DEFAULT_LIGHTBOX,
  DEFAULT_TEXT_POSITION,
  INITIAL_STATE,
  NOTHING_SELECTED,
} from './defaults'
export { fold, isUnspaced, wordsOf } from './fold'
export { GalleryIndex, SLIDE_NEIGHBOURS } from './gallery-index'
export type { Labels } from './labels'
export type { LightboxLabels } from './lightbox-labels'
export {
  chooseOption,
  clearFilters,
  createHrefs,
  followOption,
  goToPage,
  leaveOutOption,
  loadMore,
  openView,
  searchFor,
  sortBy,
  stateHref,
  tileAnchor,
  toggleOption,
  type Address,
  type Change,
  type HrefOf,
} from './links'
export { nearestPage, pageCount, pageWindow } from './paging'
export { TEXT_COVER_TONES, textCoverTone, titleFit } from './text-cover'
export { MAX_QUERY, cleanQuery } from './query'
export { canonicalSearch, createStateWriter, readState, writeState } from './search-params'
export {
  selectedIn,
  selectedOptions,
  choose,
  filtered,
  isSelected,
  leaveOut,
  toggle,
  type Chosen,
} from './selection'
export { compareTiles, MAX_SEED, sortOrder } from './sort'
export type {
  FilterGroup,
  FilterOption,
  Gallery,
  GalleryState,
  GalleryView,
  HoverBox,
  ImageVariant,
  Layout,
  Breakpoint,
  LightboxOptions,
  OptionCounts,
  Paging,
  Pattern,
  PatternId,
  PatternBreakpoint,
  TextCover,
  Selection,
  Slide,
  SlideContent,
  Sort,
  SortKey,
  Span,
  TextPosition,
  Tile,
  TileImage,
  TileSize,
  VideoTrack,
  WayOut,
} from './types'
