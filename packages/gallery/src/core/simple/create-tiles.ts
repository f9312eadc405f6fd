import { SOURCE_TYPES, type SourceType } from '../enumerations'
import type { ImageVariant, Tile, TileImage } from '../types'
import { checkImage, checkUniqueIds } from './check-input'
import type { ImageInput } from './image-input'

/** @throws when an image has no size or alternative text, or two have the same id */
export function createTiles(
  images: readonly ImageInput[],
  untitled = (position: number) => `Image ${position}`,
): readonly Tile[] {
  checkUniqueIds(images)
  const ids = new Set(images.flatMap(({ id }) => id ?? []))
  return images.map((image, index) => {
    checkImage(image, index + 1)
    const { id = freeId(fileName(image.src) || `image-${index + 1}`, ids) } = image
    ids.add(id)
    return createTile(image, id, untitled(index + 1))
  })
}

function createTile(image: ImageInput, id: string, name: string): Tile {
  return {
    kind: 'image',
    id,
    title: image.title || image.alt || name,
    ...(!image.title && { untitled: true }),
    href: image.href ?? '',
    image: createImage(image),
    textCover: null,
    intro: image.intro ?? null,
    date: image.date ?? null,
    author: image.author ?? null,
    terms: Object.fromEntries(
      Object.entries(image.terms ?? {}).map(([group, terms]) => [group, [terms].flat()]),
    ),
  }
}

function createImage(image: ImageInput): TileImage {
  const { src, width, height, srcSet = [] } = image
  const files = srcSet.some((file) => file.src === src) ? srcSet : [...srcSet, { src, width }]
  return {
    alt: image.alt,
    width,
    height,
    focalPoint: image.focalPoint ?? { x: 0.5, y: 0.5 },
    thumbHash: image.thumbHash ?? null,
    caption: image.caption ?? null,
    credit: image.credit ?? null,
    ...(image.wholeOn !== undefined && { wholeOn: image.wholeOn }),
    variants: files
      .toSorted((a, b) => a.width - b.width)
      .map((file): ImageVariant => ({ ...file, type: typeOf(src) })),
  }
}

/** All files of an image are one list: only `<source>` elements need the type, and there are none. */
function typeOf(src: string): SourceType {
  const extension = /\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase()
  return SOURCE_TYPES.find((type) => type === `image/${extension}`) ?? 'image/jpeg'
}

/** The name of a file, without folder, extension and hash; '' for a `data:` URL. */
const fileName = (src: string) =>
  src.startsWith('data:')
    ? ''
    : (src
        .split(/[?#]/)[0]
        ?.split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '')
        .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
        .replace(/^-|-$/g, '') ?? '')

/** Two files can have the same name in different folders. */
function freeId(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name
  let number = 2
  while (taken.has(`${name}-${number}`)) number++
  return `${name}-${number}`
}
