export { deal } from './deal'
export { DEFAULT_TEXT_POSITION, INITIAL_STATE, NOTHING_SELECTED } from './defaults'
export { countOptions, countWithout, filterTiles, matches } from './filter'
export { GalleryIndex, SLIDE_NEIGHBOURS } from './gallery-index'
export { defaultLabels, type Labels, type LightboxLabels } from './labels'
export { arrange } from './layouts/arrange'
export type { Arrangement, Box, Measures, Shapes } from './layouts/arrangement'
export { LEVEL_MIN_WIDTH, LEVELS, ROW_HEIGHT } from './levels'
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
export { drawLevel, drawRows, drawSpans } from './patterns/draw'
export { patternOf } from './patterns/pattern-of'
export { patterns } from './patterns/patterns'
export {
  objectPosition,
  pictureSizes,
  pictureSources,
  type PictureSource,
  type PictureSources,
  type Shape,
} from './picture-sources'
export { picture, place, type Cell } from './place'
export { placeholder, type Placeholder } from './placeholder'
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
