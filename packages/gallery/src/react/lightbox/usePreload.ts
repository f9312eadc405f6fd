import { useEffect, useRef } from 'react'
import { lightboxSources } from '../../core/lightbox/slides/image-sources'
import type { TileImage } from '../../core/types'

/**
 * Loads images in advance, in order, once `ready` is true. Aborts the loading of images that are no longer in the list.
 */
export function usePreload(pending: readonly TileImage[], ready: boolean) {
  const loadingImages = useRef(new Map<string, HTMLImageElement>())
  useEffect(() => {
    const loading = loadingImages.current
    const images = new Map(pending.map((image) => [lightboxSources(image, 0).src, image]))
    for (const [key, img] of loading) {
      if (images.has(key)) continue
      abort(img)
      loading.delete(key)
    }
    if (!ready) return
    for (const [key, image] of images) {
      if (!loading.has(key)) loading.set(key, load(image))
    }
  }, [pending, ready])
  useEffect(() => {
    const loading = loadingImages.current
    return () => {
      loading.forEach(abort)
      loading.clear()
    }
  }, [])
}

/** Loads through a detached `<picture>`, so that the browser selects the same file as for the slide. */
function load(image: TileImage): HTMLImageElement {
  const { sources, sizes, src } = lightboxSources(image, 0)
  const picture = document.createElement('picture')
  for (const { type, srcSet } of sources) {
    picture.append(Object.assign(document.createElement('source'), { type, sizes, srcset: srcSet }))
  }
  const img = new Image()
  img.fetchPriority = 'low'
  picture.append(img)
  img.src = src
  // A decoded image can be shown in the next frame. The slide itself reports failures.
  img.decode().catch(() => undefined)
  return img
}

function abort(img: HTMLImageElement) {
  img.parentElement?.replaceChildren()
  img.src = ''
}
