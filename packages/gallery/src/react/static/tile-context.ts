import type { TileLabels } from '../../core/tile-labels'
import type { Gallery } from '../../core/types'
import type { TileExtras } from './tiles/tile-extras'
import type { GalleryActions, GalleryContext } from './gallery-context'

/** The settings of a gallery that the markup of its tiles depends on, besides their placement. */
export type TileSettings = Pick<
  Gallery,
  'id' | 'layout' | 'groups' | 'hoverBox' | 'textPosition' | 'lightbox' | 'tileClick'
>

/** What tiles need of the context of their gallery. */
export type TileContext = Pick<
  GalleryContext,
  'state' | 'hrefOf' | 'headingLevel' | 'slots' | 'Link'
> & {
  readonly gallery: TileSettings
  readonly labels: TileLabels
  readonly extras: TileExtras | undefined
  readonly actions: Pick<GalleryActions, 'apply'> | undefined
}

/** Whether tiles look the same in both: all but the addresses of their links, which `useCurrentLinks` updates. */
export const hasSameTileSettings = (a: TileContext, b: TileContext): boolean =>
  a.gallery === b.gallery &&
  a.labels === b.labels &&
  a.headingLevel === b.headingLevel &&
  a.slots.renderTile === b.slots.renderTile
