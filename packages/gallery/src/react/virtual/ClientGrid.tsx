import { lazy, type ComponentType } from 'react'
import { Grid, type GridProps } from '../static/tiles/Grid'
import { tellFailure } from '../tell-failure'
import { isLarge } from './is-virtual'

const load = async () => (await import('./VirtualGrid')).LargeGrid

/** Most galleries are small and never load it. A server draws all grids alike; offline, so does the browser. */
let LargeGrid: ComponentType<GridProps> =
  typeof document === 'undefined'
    ? Grid
    : lazy(() =>
        load().then(
          (component) => ({ default: component }),
          (error: unknown) => {
            tellFailure('LargeGrid', error)
            return { default: Grid }
          },
        ),
      )

/** Loads the grid of many tiles, for those who cannot wait for it to be wanted. */
export async function loadLargeGrid(): Promise<void> {
  LargeGrid = await load()
}

/** The grid of a live gallery; one of many tiles stands within a Suspense boundary. */
export function LiveGrid(props: GridProps) {
  const { gallery, view } = props.context
  return isLarge(gallery, view) ? <LargeGrid {...props} /> : <Grid {...props} />
}
