import type { Gallery, GalleryState, LightboxOptions, Selection } from './types'

export const NOTHING_SELECTED: Selection = {}

/** The state of a gallery without parameters in the URL. */
export const INITIAL_STATE: GalleryState = {
  selection: NOTHING_SELECTED,
  query: '',
  sort: null,
  page: 1,
  openTileId: null,
}

export const DEFAULT_TEXT_POSITION: Gallery['textPosition'] = {
  small: 'bottom',
  wide: 'bottom',
  tall: 'bottom',
  big: 'bottom',
}

export const DEFAULT_LIGHTBOX: LightboxOptions = {
  slides: 'images',
  captions: true,
  details: false,
  download: false,
  share: true,
  thumbnails: false,
  autoplay: false,
}
