export { DEFAULT_TEXT_POSITION, INITIAL_STATE, NOTHING_SELECTED } from './defaults'
export { GalleryIndex, SLIDE_NEIGHBOURS } from './gallery-index'
export { defaultLabels, type Labels, type LightboxLabels } from './labels'
export {
  chooseOption,
  clearFilters,
  leaveOutOption,
  loadMore,
  openView,
  stateHref,
  tileAnchor,
  type Address,
  type Change,
} from './links'
export { PLATE_TONES, plateTone, titleFit } from './plate'
export { canonicalSearch, readState, writeState } from './search-params'
export {
  chosenIn,
  chosenOptions,
  choose,
  filtered,
  isSelected,
  leaveOut,
  type Chosen,
} from './selection'
export type {
  FilterGroup,
  FilterOption,
  Gallery,
  GalleryState,
  GalleryView,
  HoverBox,
  ImageVariant,
  Layout,
  Level,
  OptionCounts,
  Paging,
  Pattern,
  PatternId,
  PatternLevel,
  Plate,
  Selection,
  Slide,
  Sort,
  SortKey,
  Span,
  TextPosition,
  Tile,
  TileImage,
  TileSize,
  WayOut,
} from './types'
