import { SOURCE_TYPES } from '../../core/enumerations'
import type { ImageVariant, TileImage } from '../../core/types'
import { readCaption } from './read-caption'

/** Value of `data-lightbox-link` on links that contain a `<picture>` of the image that they lead to. */
const IMAGE_SET = 'images'

/** The image of a link of the set `IMAGE_SET`, in all its sizes; null for other links. */
export function readImage(link: HTMLAnchorElement): TileImage | null {
  const img = link.querySelector<HTMLImageElement>('picture > img[width][height]')
  if (link.dataset['lightboxLink'] !== IMAGE_SET || !img) return null
  const width = Number(img.getAttribute('width'))
  const height = Number(img.getAttribute('height'))
  const known = SOURCE_TYPES.flatMap((type) => {
    const source = link.querySelector<HTMLSourceElement>(`source[type="${type}"]`)
    return readSrcSet(type, source?.srcset)
  })
  const type = typeOf(link.pathname)
  const own = readSrcSet(type, img.srcset)
  const largest = {
    type,
    width: Math.max(0, ...known.map((file) => file.width)) || width,
    src: link.href,
  }
  return {
    ...{ alt: img.alt, width, height, focalPoint: { x: 0.5, y: 0.5 }, thumbHash: null },
    ...readCaption(link.closest('figure') ?? link),
    variants: [...known, ...(own.length > 0 ? own : [largest])],
  }
}

const readSrcSet = (type: ImageVariant['type'], srcSet = ''): readonly ImageVariant[] =>
  [...srcSet.matchAll(/(\S+)\s+(\d+)w/g)].map(([, src = '', width]) => ({
    ...{ type, src, width: Number(width) },
  }))

/** The type of a file by its name. */
const typeOf = (path: string): ImageVariant['type'] =>
  SOURCE_TYPES.find((type) => path.endsWith(type.replace('image/', '.'))) ?? 'image/jpeg'
