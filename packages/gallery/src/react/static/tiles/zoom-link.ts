import type { Tile } from '../../../core/types'
import { openTile } from '../../../core/url/state-changes'
import { linkTo, type GalleryContext } from '../gallery-context'

/** Attributes of the link that opens a tile in the lightbox; null without a lightbox. */
export const zoomLink = (context: GalleryContext, tile: Tile) =>
  context.gallery.lightbox && {
    ...linkTo(context, openTile(context.state, tile.id)),
    'data-zoom': true,
    rel: 'nofollow',
    'aria-haspopup': 'dialog' as const,
    'aria-label': context.labels.enlarge(tile.title),
  }
