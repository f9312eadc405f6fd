import type { LightboxProps } from '@tessera/gallery/lightbox'
import {
  GalleryIndex,
  LiveGallery,
  readState,
  type GalleryData,
  type Labels,
  type Tile,
} from '@tessera/gallery'

/** A gallery that is rendered in the browser only. */
export function Live({
  gallery,
  tiles,
  labels,
  frameHosts = [],
}: {
  readonly gallery: GalleryData
  readonly tiles: readonly Tile[]
  readonly labels?: Labels
  readonly frameHosts?: readonly string[]
}) {
  const index = new GalleryIndex(gallery, tiles)
  const { search } = location
  return (
    <LiveGallery
      gallery={gallery}
      source={index}
      initialSearch={search}
      initialView={index.view(readState(gallery, search))}
      loadLightbox={() => loadLightbox(frameHosts)}
      {...(labels && { labels })}
    />
  )
}

async function loadLightbox(frameHosts: readonly string[]) {
  const { Lightbox } = await import('@tessera/gallery/lightbox')
  return (props: LightboxProps) => <Lightbox {...props} frameHosts={frameHosts} />
}
