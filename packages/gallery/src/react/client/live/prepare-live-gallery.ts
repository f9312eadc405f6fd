'use client'
import type { Gallery, GalleryView } from '../../../core/types'
import { loadVirtualGrid } from '../../virtual/ClientGrid'
import { isVirtual } from '../../static/is-virtual'
import { loadLazyComponents, loadPeriodFilter } from '../client-components'

/**
 * Loads the code that the first rendering of a gallery needs besides `LiveGallery`. Await it before hydrating.
 *
 * @throws when loading fails; the server's markup works without hydration
 */
export async function prepareLiveGallery(
  gallery: Gallery,
  view: Pick<GalleryView, 'all' | 'matching'>,
): Promise<void> {
  const loaded = await Promise.all([
    isVirtual(gallery, view) && loadVirtualGrid(),
    needsLazyComponents(gallery, view) && loadLazyComponents(),
    gallery.groups.some(({ period }) => period) && loadPeriodFilter(),
  ])
  if (!loaded.includes(null)) return
  throw new Error(
    `The code of the gallery "${gallery.id}" did not load. Hydration would remove parts of its markup. Leave it as it is, or try again.`,
  )
}

const needsLazyComponents = (
  { search, sorts, paging }: Gallery,
  { matching }: Pick<GalleryView, 'matching'>,
) =>
  search ||
  sorts.length > 0 ||
  paging.kind === 'pages' ||
  paging.kind === 'endless' ||
  matching === 0
