import type { Gallery, GalleryView } from '../../core/types'
import { isLarge } from '../virtual/is-virtual'
import { loadLargeGrid } from '../virtual/ClientGrid'
import { loadSeldomParts } from './client-components'

/** Loads what the first rendering of a gallery needs besides `LiveGallery` itself: await it before hydrating. */
export async function prepareLiveGallery(
  gallery: Gallery,
  view: Pick<GalleryView, 'all' | 'matching'>,
): Promise<void> {
  await Promise.all([
    isLarge(gallery, view) && loadLargeGrid(),
    hasSeldomParts(gallery, view) && loadSeldomParts(),
  ])
}

const hasSeldomParts = (
  { search, sorts, paging }: Gallery,
  { matching }: Pick<GalleryView, 'matching'>,
) =>
  search ||
  sorts.length > 0 ||
  paging.kind === 'pages' ||
  paging.kind === 'endless' ||
  matching === 0
