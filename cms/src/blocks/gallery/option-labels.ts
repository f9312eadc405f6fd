import type {
  FilterForm,
  HoverEffect,
  Layout,
  LightboxSlides,
  PagingKind,
  SortKey,
  TextPosition,
  TileClick,
} from '@tessera/gallery/core'

export const LAYOUT_LABELS: Readonly<Record<Layout, string>> = {
  mosaic: 'Mosaic · tiles of several sizes',
  columns: 'Columns · tiles of one size',
  masonry: 'Masonry · columns of uncropped images',
  justified: 'Justified · rows of uncropped images',
  list: 'List · one below the other',
}

export const FILTER_FORM_LABELS: Readonly<Record<FilterForm, string>> = {
  buttons: 'Buttons',
  dropdown: 'Dropdown',
}

export const SORT_LABELS: Readonly<Record<SortKey, string>> = {
  title: 'By title',
  date: 'Newest first',
  oldest: 'Oldest first',
  random: 'Random',
}

export const PAGING_LABELS: Readonly<Record<PagingKind, string>> = {
  all: 'All at once',
  more: '“Load more” button',
  pages: 'Numbered pages',
  endless: 'Endless scrolling',
}

export const HOVER_EFFECT_LABELS: Readonly<Record<HoverEffect, string>> = {
  none: 'No effect',
  fade: 'Fade in',
  'slide-top': 'Slide in from the top',
  'slide-right': 'Slide in from the right',
  'slide-bottom': 'Slide in from the bottom',
  'slide-left': 'Slide in from the left',
  flip: 'Flip over',
  zoom: 'Zoom in',
}

export const TEXT_POSITION_LABELS: Readonly<Record<TextPosition, string>> = {
  top: 'Top',
  right: 'Right',
  bottom: 'Bottom',
  left: 'Left',
  cover: 'Whole tile',
}

export const TILE_CLICK_LABELS: Readonly<Record<TileClick, string>> = {
  article: 'Opens the article',
  lightbox: 'Opens the lightbox',
  nothing: 'Does nothing',
}

export const LIGHTBOX_SLIDES_LABELS: Readonly<Record<LightboxSlides, string>> = {
  images: 'The image',
  articles: 'The whole article',
}
