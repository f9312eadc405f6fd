import { SOURCE_TYPES } from '../../core/enumerations'
import type { ImageVariant, TileImage } from '../../core/types'

/** Value of `data-lightbox-link` on links that contain a `<picture>` of the image that they lead to. */
const IMAGE_SET = 'images'

/** The image of a link of the set `IMAGE_SET`, in all its sizes; null for other links. */
export function readImage(link: HTMLAnchorElement): TileImage | null {
  const img = link.querySelector<HTMLImageElement>('picture > img[width][height]')
  if (link.dataset['lightboxLink'] !== IMAGE_SET || !img) return null
  const [width, height] = [Number(img.getAttribute('width')), Number(img.getAttribute('height'))]
  const known = [...link.querySelectorAll<HTMLSourceElement>('picture > source')].flatMap(
    ({ type, srcset }) => (isSourceType(type) ? readSrcSet(type, srcset) : []),
  )
  const type = typeOf(link.pathname)
  const own = readSrcSet(type, img.srcset)
  const largest = {
    type,
    width: Math.max(0, ...known.map((file) => file.width)) || width,
    src: link.href,
  }
  const caption = link.closest('figure')?.querySelector('figcaption')?.textContent
  return {
    ...{ alt: img.alt, width, height, focalPoint: { x: 0.5, y: 0.5 }, thumbHash: null },
    caption: caption?.trim() || null,
    variants: [...known, ...(own.length > 0 ? own : [largest])],
  }
}

const readSrcSet = (type: ImageVariant['type'], srcSet: string): readonly ImageVariant[] =>
  [...srcSet.matchAll(/(\S+)\s+(\d+)w/g)].map(([, src = '', width]) => ({
    ...{ type, src, width: Number(width) },
  }))

const isSourceType = (type: string): type is ImageVariant['type'] =>
  SOURCE_TYPES.some((each) => each === type)

/** The type of a file by its name. */
const typeOf = (path: string): ImageVariant['type'] =>
  SOURCE_TYPES.find((type) => path.endsWith(`.${type.slice('image/'.length)}`)) ?? 'image/jpeg'
