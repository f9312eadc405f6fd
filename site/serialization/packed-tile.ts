import { IMAGE_TYPES } from '@tessera/content/file-types'
import type {
  ImageCredit,
  ImageVariant,
  TextCover,
  Tile,
  TileImage,
  TitlePart,
} from '@tessera/gallery/core'

/** A tile as an array without field names. URLs of image variants share their stem. */
export type PackedTile = readonly [
  id: string,
  title: string,
  /** 0 for `articles` followed by the id. */
  href: string | 0,
  image: PackedImage | null,
  textCover: TextCover | null,
  intro: string | null,
  date: string | null,
  author: string | null,
  terms: Tile['terms'],
  ...rest: PackedRest,
]

/** `kind`: only of images. */
type PackedRest = readonly [
  kind?: 'image' | null,
  dateText?: string | null,
  dateEnd?: string | null,
  furtherImages?: readonly PackedImage[] | null,
  titleParts?: readonly TitlePart[],
]

type PackedImage = readonly [
  alt: string,
  width: number,
  height: number,
  focalX: number,
  focalY: number,
  thumbHash: string | null,
  caption: string | null,
  variants: readonly PackedVariants[],
  ...rest: PackedImageRest,
]

/** The last elements, which most images do not have. */
type PackedImageRest = readonly [
  credit?: ImageCredit | null,
  wholeOn?: string | null,
  camera?: string,
]

/** Variants of one type with the URLs `<stem>-<width>.<extension>`, or one variant with another URL. */
type PackedVariants =
  | readonly [type: ImageVariant['type'], stem: string, widths: readonly number[]]
  | readonly [type: ImageVariant['type'], src: string, width: number]

/** @param articles start of the paths of articles, such as `/articles/` */
export const packTile = (tile: Tile, articles: string): PackedTile => [
  tile.id,
  tile.title,
  tile.href === articles + encodeURI(tile.id) ? 0 : tile.href,
  tile.image && packImage(tile.image),
  tile.textCover,
  tile.intro,
  tile.date,
  tile.author,
  tile.terms,
  ...packRest(tile),
]

/** The last elements, which most tiles do not have. */
function packRest({ kind, dateText, dateEnd, furtherImages, titleParts }: Tile): PackedRest {
  if (titleParts)
    return [
      kind ?? null,
      dateText ?? null,
      dateEnd ?? null,
      furtherImages?.map(packImage) ?? null,
      titleParts,
    ]
  if (furtherImages)
    return [kind ?? null, dateText ?? null, dateEnd ?? null, furtherImages.map(packImage)]
  if (dateEnd) return [kind ?? null, dateText ?? null, dateEnd]
  return dateText ? [kind ?? null, dateText] : optional(kind)
}

export function unpackTile(packed: PackedTile, articles: string): Tile {
  const [id, title, href, image, textCover, intro, date, author, terms, ...rest] = packed
  const [kind, dateText, dateEnd, furtherImages, titleParts] = rest
  return {
    ...(kind && { kind }),
    id,
    title,
    ...(titleParts && { titleParts }),
    href: href === 0 ? articles + encodeURI(id) : href,
    image: image && unpackImage(image),
    ...(furtherImages && { furtherImages: furtherImages.map(unpackImage) }),
    textCover,
    intro,
    date,
    ...(dateEnd && { dateEnd }),
    ...(dateText && { dateText }),
    author,
    terms,
  }
}

const packImage = (image: TileImage): PackedImage => [
  image.alt,
  image.width,
  image.height,
  image.focalPoint.x,
  image.focalPoint.y,
  image.thumbHash,
  image.caption,
  packVariants(image.variants),
  ...packImageRest(image),
]

function packImageRest({ credit, wholeOn, camera }: TileImage): PackedImageRest {
  if (camera) return [credit ?? null, wholeOn ?? null, camera]
  return wholeOn ? [credit ?? null, wholeOn] : optional(credit)
}

function unpackImage(packed: PackedImage): TileImage {
  const [alt, width, height, x, y, thumbHash, caption, variants, ...rest] = packed
  const [credit = null, wholeOn, camera] = rest
  return {
    alt,
    width,
    height,
    focalPoint: { x, y },
    thumbHash,
    ...(wholeOn && { wholeOn }),
    caption,
    credit,
    ...(camera && { camera }),
    // Restores the order by width; grouping by type has changed it.
    variants: variants.flatMap(unpackVariants).sort((a, b) => a.width - b.width),
  }
}

/** The last element of an array, if there is one. */
const optional = <T>(value: T | null | undefined): readonly [T?] => (value == null ? [] : [value])

function packVariants(variants: readonly ImageVariant[]): readonly PackedVariants[] {
  const packed: PackedVariants[] = []
  const stems = new Map<string, number[]>()
  for (const { type, width, src } of variants) {
    const end = `-${width}.${IMAGE_TYPES[type]}`
    if (!src.endsWith(end)) {
      packed.push([type, src, width])
      continue
    }
    const stem = src.slice(0, -end.length)
    const widths = stems.get(`${type} ${stem}`)
    if (widths) widths.push(width)
    else {
      const first = [width]
      stems.set(`${type} ${stem}`, first)
      packed.push([type, stem, first])
    }
  }
  return packed
}

const unpackVariants = ([type, srcOrStem, widths]: PackedVariants): readonly ImageVariant[] =>
  typeof widths === 'number'
    ? [{ type, width: widths, src: srcOrStem }]
    : widths.map((width) => ({ type, width, src: `${srcOrStem}-${width}.${IMAGE_TYPES[type]}` }))
