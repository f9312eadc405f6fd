import { useContext, useImperativeHandle, useRef, useState } from 'react'
import type { ComponentProps, ComponentType, Ref } from 'react'
import { resultsLabel } from '../../core/count-works'
import { INITIAL_STATE } from '../../core/defaults'
import { defaultTileLabels } from '../../core/tile-labels'
import { splitProps } from '../client/split-props'
import type { UseGalleryOptions } from '../client/useGallery'
import { useLazyLightbox } from '../client/live/useLazyLightbox'
import { LocationContext } from '../location/location-context'
import type { StateUpdate } from '../static/gallery-context'
import { GallerySection, type RootAttributes } from '../static/frame/GallerySection'
import { GridList } from '../static/tiles/GridList'
import { titleId } from '../static/frame/title-id'
import type { ImagesLightbox } from './ImagesLightbox'
import { useImages } from './useImages'

export interface GalleryOfImagesProps extends UseGalleryOptions, RootAttributes {
  readonly rootRef: Ref<HTMLElement>
}

/**
 * Images in a mosaic, with a lightbox: the part of a gallery that a page needs when it has no filters, no pages and no
 * other layout. Its markup is that of `FullGallery`. The code of the lightbox is loaded when a visitor points at a tile.
 */
export function SimpleGallery({ rootRef, ...props }: GalleryOfImagesProps) {
  const { options, attributes } = splitProps(props)
  const { labels, headingLevel = 2, renderTile, renderCaption } = options
  const { gallery, tiles, hrefOf, gridStyle, gridTiles } = useImages(options)
  const [openTileId, setOpenTileId] = useState<string | null>(null)
  const Link = useContext(LocationContext)?.Link ?? 'a'
  const section = useRef<HTMLElement>(null)
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(rootRef, () => section.current, [])

  const state = { ...INITIAL_STATE, openTileId }
  const usedTiles = useLazyLightbox<ComponentType<UsedTilesProps>>(section, {
    initial: null,
    intent: '[data-tile]',
    load: gallery.lightbox ? loadLightbox : loadDismissal,
    isOpen: openTileId !== null,
    onFailed: () => window.location.assign(hrefOf(state)),
  })
  const context = {
    ...{ gallery, state, hrefOf, headingLevel, Link, extras: undefined },
    labels: labels ?? defaultTileLabels,
    slots: { renderTile, renderCaption },
    actions: {
      apply: (update: StateUpdate) => {
        const change = typeof update === 'function' ? update(state) : update
        setOpenTileId(change.state.openTileId)
      },
    },
  }
  const { results = resultsLabel('image') } = labels?.images ?? labels ?? {}
  const Heading = `h${headingLevel}` as const
  return (
    <GallerySection {...{ gallery, attributes }} sectionRef={section} isOpen={openTileId !== null}>
      <header data-gallery-header={gallery.title ? true : 'bare'}>
        {gallery.title && <Heading id={titleId(gallery.id)}>{gallery.title}</Heading>}
        <p role="status" tabIndex={-1}>
          {results(tiles.length, tiles.length)}
        </p>
      </header>
      <GridList context={context} tiles={gridTiles} style={gridStyle} />
      {usedTiles && (
        <UsedTiles
          component={usedTiles}
          {...{ section, tiles }}
          context={{ ...context, labels: labels ?? {} }}
        />
      )}
    </GallerySection>
  )
}

type UsedTilesProps = ComponentProps<typeof ImagesLightbox>

/** What a gallery has once a visitor pointed at a tile. */
const UsedTiles = ({
  component: Component,
  ...props
}: UsedTilesProps & { readonly component: ComponentType<UsedTilesProps> }) => (
  <Component {...props} />
)

async function loadLightbox() {
  const [{ ImagesLightbox }] = await Promise.all([
    import('./ImagesLightbox'),
    import('./adopt-lightbox-styles').then(({ adoptLightboxStyles }) => adoptLightboxStyles()),
  ])
  return ImagesLightbox
}

const loadDismissal = async () => (await import('./TileDismissal')).TileDismissal
