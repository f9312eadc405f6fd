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
export { Gallery, type GalleryProps } from './react/static/Gallery'
export { LiveGallery, type LiveGalleryProps } from './react/client/LiveGallery'
export { prepareLiveGallery } from './react/client/prepare-live-gallery'
export type { GallerySource } from './react/client/store/gallery-store'
export type { LoadLightbox } from './react/client/useLazyLightbox'
export type { GalleryActions, HeadingLevel, LightboxComponent } from './react/static/gallery-context'
export type { LightboxProps } from './react/lightbox/props'
