import type { Tile } from '../../../core/types'
import { openTile } from '../../../core/url/open-tile'
import type { TileContext } from '../tile-context'
import { linkTo } from '../link-to'

/** Attributes of the link that opens a tile in the lightbox; null without a lightbox. */
export const zoomLink = (context: TileContext, tile: Tile) =>
  context.gallery.lightbox && {
    ...linkTo(context, openTile(context.state, tile.id)),
    'data-zoom': true,
    rel: 'nofollow',
    'aria-haspopup': 'dialog' as const,
    'aria-label': context.labels.enlarge(tile.title),
  }
