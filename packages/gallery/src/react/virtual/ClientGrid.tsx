import { lazyComponent } from '../lazy'
import { Grid, type GridProps } from '../static/tiles/Grid'
import { isVirtual } from '../static/is-virtual'
import { HidingGrid } from './HidingGrid'

/** Most galleries have few tiles and never load it. */
const VirtualGrid = lazyComponent(
  'VirtualGrid',
  async () => (await import('./VirtualGrid')).VirtualGrid,
  Grid,
)

export const loadVirtualGrid = VirtualGrid.preload

/** The grid of a hydrated gallery. `GalleryTiles` puts a virtual one in a Suspense boundary. */
export function ClientGrid(props: GridProps) {
  const { gallery, view } = props.context
  return isVirtual(gallery, view) ? <VirtualGrid {...props} /> : <HidingGrid {...props} />
}
