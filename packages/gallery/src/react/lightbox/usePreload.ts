import { useEffect, useRef } from 'react'
import { lightboxImage } from '../../core/lightbox-image'
import type { TileImage } from '../../core/types'

/** Loads images ahead, most wanted first, once `ready`; lets go of those no longer wanted at any time. */
export function usePreload(wanted: readonly TileImage[], ready: boolean) {
  const underWay = useRef(new Map<string, HTMLImageElement>())
  useEffect(() => {
    const loading = underWay.current
    const images = new Map(wanted.map((image) => [lightboxImage(image, 0).src, image]))
    for (const [key, img] of loading) {
      if (images.has(key)) continue
      abandon(img)
      loading.delete(key)
    }
    if (!ready) return
    for (const [key, image] of images) {
      if (!loading.has(key)) loading.set(key, load(image))
    }
  }, [wanted, ready])
  useEffect(() => {
    const loading = underWay.current
    return () => {
      loading.forEach(abandon)
      loading.clear()
    }
  }, [])
}

/** An image outside the page chooses its file as one inside does. */
function load(image: TileImage): HTMLImageElement {
  const { sources, sizes, src } = lightboxImage(image, 0)
  const picture = document.createElement('picture')
  for (const { type, srcSet } of sources) {
    picture.append(Object.assign(document.createElement('source'), { type, sizes, srcset: srcSet }))
  }
  const img = new Image()
  img.fetchPriority = 'low'
  picture.append(img)
  img.src = src
  // A slide is then drawn in the frame of the key. One that fails, or is let go of, is the slide's own business later.
  img.decode().catch(() => undefined)
  return img
}

function abandon(img: HTMLImageElement) {
  img.parentElement?.replaceChildren()
  img.src = ''
}
