export type {
  Breakpoint,
  HoverEffect,
  Layout,
  PatternId,
  SortKey,
  TextPosition,
  TileClick,
  TileSize,
} from './core/enumerations'
export { GalleryIndex } from './core/gallery-index'
export { defaultLabels, type Labels } from './core/labels'
export { patterns } from './core/patterns/patterns'
export type {
  Criterion,
  FilterGroup,
  FilterOption,
  Gallery as GalleryData,
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
} from './core/types'
export { canonicalSearch, readState, writeState } from './core/url/search-params'
export { createGallery } from './core/simple/create-gallery'
export type { FullGallery, GalleryOptions, ImageInput } from './core/simple/image-input'
export { Gallery, type GalleryProps } from './react/images/Gallery'
export { GalleryRoot, type GalleryRootProps } from './react/client/GalleryRoot'
export {
  ActiveFilters,
  GalleryFilters,
  GalleryGrid,
  GalleryHeader,
  GalleryLightbox,
  GalleryPaging,
  GalleryStatus,
} from './react/client/components'
export { useGallery, type UseGalleryOptions } from './react/client/useGallery'
export type { GalleryHandle } from './react/client/live/useLiveGallery'
export { BrowserLocation } from './react/location/BrowserLocation'
export { MemoryLocation } from './react/location/MemoryLocation'
export type { GallerySlots, ComponentSlot, TileSlot } from './react/static/slots'
export { StaticGallery, type StaticGalleryProps } from './react/static/StaticGallery'
export { LiveGallery, type LiveGalleryProps } from './react/client/live/LiveGallery'
export { prepareLiveGallery } from './react/client/live/prepare-live-gallery'
export type { GallerySource } from './react/store/gallery-source'
export type { LoadLightbox } from './react/client/live/useLazyLightbox'
export type {
  GalleryActions,
  HeadingLevel,
  LinkComponent,
  LightboxComponent,
} from './react/static/gallery-context'
export type { LightboxProps } from './react/static/lightbox-props'
