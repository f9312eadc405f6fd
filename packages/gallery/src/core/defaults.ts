import type { Gallery, GalleryState, LightboxOptions, Selection } from './types'

export const NOTHING_SELECTED: Selection = {}

/** What a gallery shows when its URL says nothing. */
export const INITIAL_STATE: GalleryState = {
  selection: NOTHING_SELECTED,
  query: '',
  sort: null,
  page: 1,
  view: null,
}

/** The words at the foot of every tile. */
export const DEFAULT_TEXT_POSITION: Gallery['textPosition'] = {
  small: 'bottom',
  wide: 'bottom',
  tall: 'bottom',
  big: 'bottom',
}

/** Images with their captions, to be shared. */
export const DEFAULT_LIGHTBOX: LightboxOptions = {
  slides: 'images',
  captions: true,
  download: false,
  share: true,
  thumbnails: false,
  autoplay: false,
}
