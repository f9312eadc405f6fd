import type { ComponentType } from 'react'
import type { GalleryContext } from '../gallery-context'
import { GalleryTiles } from '../tiles/GalleryTiles'
import { Grid, type GridProps } from '../tiles/Grid'

/** The tiles of a gallery, or what is shown when nothing matches. */
export function GalleryBody({
  context,
  eagerImages = 0,
  grid = Grid,
}: {
  readonly context: GalleryContext
  readonly eagerImages?: number | undefined
  readonly grid?: ComponentType<GridProps> | undefined
}) {
  if (context.view.matching > 0)
    return <GalleryTiles context={context} eagerImages={eagerImages} grid={grid} />
  const message = <context.components.NoResults context={context} />
  return context.slots.renderEmpty?.({ context, children: message }) ?? message
}
