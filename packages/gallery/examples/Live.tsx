import {
  GalleryIndex,
  LiveGallery,
  readState,
  type GalleryData,
  type Labels,
  type Tile,
} from '@tessera/gallery'

const loadLightbox = () => import('@tessera/gallery/lightbox').then(({ Lightbox }) => Lightbox)

/** A gallery in a page that renders in the browser alone. */
export function Live({
  gallery,
  tiles,
  labels,
}: {
  readonly gallery: GalleryData
  readonly tiles: readonly Tile[]
  readonly labels?: Labels
}) {
  const index = new GalleryIndex(gallery, tiles)
  const { search } = location
  return (
    <LiveGallery
      gallery={gallery}
      source={index}
      initialSearch={search}
      initialView={index.view(readState(gallery, search))}
      loadLightbox={loadLightbox}
      {...(labels && { labels })}
    />
  )
}
