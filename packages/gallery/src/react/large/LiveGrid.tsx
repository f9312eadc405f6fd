import { lazy, type ComponentType } from 'react'
import type { Gallery, GalleryView } from '../../core/types'
import { Grid, type GridProps } from '../Grid'
import { isLarge } from './is-large'

const load = async () => (await import('./LargeGrid')).LargeGrid

/** Most galleries are small and never load it. A server draws all grids alike; offline, so does the browser. */
let LargeGrid: ComponentType<GridProps> =
  typeof document === 'undefined'
    ? Grid
    : lazy(() =>
        load().then(
          (component) => ({ default: component }),
          () => ({ default: Grid }),
        ),
      )

/** Loads what the first rendering of a gallery needs besides `LiveGallery` itself: await it before hydrating. */
export async function prepareLiveGallery(
  gallery: Gallery,
  view: Pick<GalleryView, 'all'>,
): Promise<void> {
  if (isLarge(gallery, view)) LargeGrid = await load()
}

/** The grid of a live gallery; one of many tiles stands within a Suspense boundary. */
export function LiveGrid(props: GridProps) {
  const { gallery, view } = props.context
  return isLarge(gallery, view) ? <LargeGrid {...props} /> : <Grid {...props} />
}
