import { openTile } from '../../core/url/open-tile'
import { tileAnchor } from '../../core/url/tile-anchor'
import { pageOfSlide } from '../../core/filter/paging'
import type { LightboxProps } from './lightbox-props'
import type { GalleryActions, GalleryContext, LightboxComponent } from './gallery-context'

type OpenContext = Pick<
  GalleryContext,
  'gallery' | 'view' | 'state' | 'hrefOf' | 'slots' | 'Link'
> & {
  readonly labels: LightboxProps['labels']
  readonly actions: Pick<GalleryActions, 'apply' | 'range'> | undefined
}

/** The lightbox of the view's slide, if a tile is open. */
export function OpenLightbox({
  context,
  Lightbox,
}: {
  readonly context: OpenContext
  readonly Lightbox: LightboxComponent
}) {
  const { gallery, view, state, labels, actions, hrefOf } = context
  const { slide } = view
  if (state.openTileId === null || slide === null) return null
  const pageOfTile = pageOfSlide(gallery.paging, state.page, slide.position)
  const slideHref = (id: string | undefined) =>
    id === undefined ? null : hrefOf(openTile(state, id).state)
  return (
    <Lightbox
      gallery={gallery.id}
      slide={slide}
      labels={labels}
      {...(gallery.lightbox && { options: gallery.lightbox })}
      {...(context.slots.renderCaption && { renderCaption: context.slots.renderCaption })}
      Link={context.Link}
      links={{
        close: hrefOf(
          { ...state, openTileId: null, page: pageOfTile },
          tileAnchor(gallery.id, slide.tile.id),
        ),
        previous: slideHref(slide.before[0]?.id),
        next: slideHref(slide.after[0]?.id),
      }}
      {...(actions && {
        onClose: () => actions.apply(openTile(state, null)),
        onMove: (id: string) => actions.apply(openTile(state, id)),
        ...(actions.range && { range: actions.range }),
      })}
    />
  )
}
