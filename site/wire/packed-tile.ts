import type { ImageVariant, TextCover, Tile, TileImage } from '@tessera/gallery/core'

/** A tile as it travels: a row instead of a record, addresses of images by their common stem. */
export type PackedTile = readonly [
  id: string,
  title: string,
  /** 0 when it is the articles' path and the id. */
  href: string | 0,
  image: PackedImage | null,
  textCover: TextCover | null,
  intro: string | null,
  date: string | null,
  author: string | null,
  terms: Tile['terms'],
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
]

/** Variants of one type: `<stem>-<width>.<extension>` for each width; or one variant with another address. */
type PackedVariants =
  | readonly [type: ImageVariant['type'], stem: string, widths: readonly number[]]
  | readonly [type: ImageVariant['type'], src: string, width: number]

const EXTENSION: Readonly<Record<ImageVariant['type'], string>> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

/** @param articles where articles live, such as `/articles/` */
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
]

export function unpackTile(packed: PackedTile, articles: string): Tile {
  const [id, title, href, image, textCover, intro, date, author, terms] = packed
  return {
    id,
    title,
    href: href === 0 ? articles + encodeURI(id) : href,
    image: image && unpackImage(image),
    textCover,
    intro,
    date,
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
]

function unpackImage(packed: PackedImage): TileImage {
  const [alt, width, height, x, y, thumbHash, caption, variants] = packed
  return {
    alt,
    width,
    height,
    focalPoint: { x, y },
    thumbHash,
    caption,
    // Smallest first, as they were: the types take turns.
    variants: variants.flatMap(unpackVariants).sort((a, b) => a.width - b.width),
  }
}

function packVariants(variants: readonly ImageVariant[]): readonly PackedVariants[] {
  const packed: PackedVariants[] = []
  const stems = new Map<string, number[]>()
  for (const { type, width, src } of variants) {
    const end = `-${width}.${EXTENSION[type]}`
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

const unpackVariants = ([type, address, widths]: PackedVariants): readonly ImageVariant[] =>
  typeof widths === 'number'
    ? [{ type, width: widths, src: address }]
    : widths.map((width) => ({ type, width, src: `${address}-${width}.${EXTENSION[type]}` }))
