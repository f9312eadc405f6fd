import { memo, Suspense, type ComponentType } from 'react'
import { hasSameTileSettings } from '../tile-context'
import { isVirtual } from '../is-virtual'
import { Grid, type GridProps } from './Grid'

interface GalleryTilesProps extends GridProps {
  readonly grid: ComponentType<GridProps>
}

/**
 * The tiles of a gallery. Many tiles are in a Suspense boundary, whose content React hydrates in slices of 5 ms; 1,000
 * tiles at once took 60 ms. The fallback is shown while the code of the virtual grid loads, unless a server rendered the
 * tiles.
 *
 * The frame that shows a pressed option has the same view. It must not reach the boundary: React would hydrate all of
 * its content at once.
 */
export const GalleryTiles = memo(
  function GalleryTiles({ grid: GridComponent, ...props }: GalleryTilesProps) {
    const { gallery, view } = props.context
    if (!isVirtual(gallery, view)) return <GridComponent {...props} />
    return (
      <Suspense fallback={<Grid {...props} />}>
        <GridComponent {...props} />
      </Suspense>
    )
  },
  ({ context: a, ...before }, { context: b, ...after }) =>
    before.grid === after.grid &&
    before.eagerImages === after.eagerImages &&
    a.view === b.view &&
    a.address.path === b.address.path &&
    a.actions === b.actions &&
    hasSameTileSettings(a, b),
)
