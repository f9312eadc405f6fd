import { useMemo, useRef, type ComponentProps, type RefObject } from 'react'
import { INITIAL_STATE } from '../../core/defaults'
import { GalleryIndex } from '../../core/gallery-index'
import type { Tile } from '../../core/types'
import { createLocalHrefs } from '../../core/url/local-hrefs'
import { tileAnchor } from '../../core/url/tile-anchor'
import { focusClosedTile } from '../client/effects/focus-closed-tile'
import { useDismissal } from '../client/effects/useDismissal'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect'
import { Lightbox } from '../lightbox/Lightbox'
import { OpenLightbox } from '../static/OpenLightbox'

type LightboxContext = ComponentProps<typeof OpenLightbox>['context']

/** The lightbox of `SimpleGallery`. It is rendered from the first use on, and returns the focus when it closes. */
export function ImagesLightbox({
  context,
  tiles,
  section,
}: {
  readonly context: Omit<LightboxContext, 'view' | 'hrefOf'>
  readonly tiles: readonly Tile[]
  readonly section: RefObject<HTMLElement | null>
}) {
  const { gallery, state, actions } = context
  const { openTileId } = state
  useDismissal(section)
  const index = useMemo(() => new GalleryIndex(gallery, tiles), [gallery, tiles])
  const view = useMemo(() => index.view({ ...INITIAL_STATE, openTileId }), [index, openTileId])
  const hrefOf = useMemo(() => createLocalHrefs(gallery.id, view), [gallery.id, view])

  const lastTileId = useRef<string | null>(null)
  useBrowserLayoutEffect(() => {
    const closedTileId = lastTileId.current
    lastTileId.current = openTileId
    if (openTileId !== null || closedTileId === null || !section.current) return
    const tile = document.getElementById(tileAnchor(gallery.id, closedTileId))
    focusClosedTile(section.current, tile)
  })

  const range = (from: number, to: number) => index.range(state, from, to)
  return (
    <OpenLightbox
      context={{ ...context, view, hrefOf, actions: actions && { ...actions, range } }}
      Lightbox={Lightbox}
    />
  )
}
