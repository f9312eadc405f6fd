import type { Gallery } from '@tessera/gallery/core'

const galleries = new Map<string, WeakRef<Gallery>>()
const collected = new FinalizationRegistry<string>((json) => {
  if (galleries.get(json)?.deref() === undefined) galleries.delete(json)
})

/**
 * The same object for equal settings, while it is in use: the markup of tiles is kept for each gallery, and then stays
 * when a gallery is built again, for example for the preview of the next draft.
 */
export function shareGallery(gallery: Gallery): Gallery {
  const json = JSON.stringify(gallery)
  const known = galleries.get(json)?.deref()
  if (known) return known
  galleries.set(json, new WeakRef(gallery))
  collected.register(gallery, json)
  return gallery
}
