export { defaultLabels, type Labels } from './core/labels'
export { GalleryIndex } from './core/gallery-index'
export { canonicalSearch, readState, writeState } from './core/search-params'
export { patterns } from './core/patterns/patterns'
export type {
  FilterGroup,
  FilterOption,
  Gallery as GalleryData,
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
} from './core/types'
export { Gallery, type GalleryProps } from './react/Gallery'
export { LiveGallery, type LiveGalleryProps } from './react/LiveGallery'
export { prepareLiveGallery } from './react/live/prepare-live-gallery'
export type { GallerySource } from './react/live/gallery-store'
export type { LoadLightbox } from './react/live/useWantedLightbox'
export type { GalleryActions, HeadingLevel, LightboxComponent } from './react/context'
export type { LightboxProps } from './react/lightbox/props'
