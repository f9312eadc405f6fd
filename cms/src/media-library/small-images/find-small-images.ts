import { compileMembership, type GalleryMember } from '@tessera/content'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { id, ids, isoDate } from '../../publish/row-schemas/fields'
import { mediaRow } from '../../publish/row-schemas/media-row'
import { NOT_IN_TRASH } from '../../trash/in-trash'
import { findGalleryTiles, type GalleryTile } from './find-gallery-tiles'
import { isTooSmall, USUAL_TILE, type Size } from './largest-tile'

/** Ids of the images that are blurred in a gallery that shows them, or in the usual largest tile if none does. */
export async function findSmallImages(req: PayloadRequest): Promise<readonly number[]> {
  const galleries = await findGalleryTiles(req)
  const tiles = [USUAL_TILE, ...galleries.map(({ tile }) => tile)]
  const [width, height] = [maxOf(tiles, 'width'), maxOf(tiles, 'height')]
  const isSmall: Where = {
    or: [{ width: { less_than: width } }, { height: { less_than: height } }],
  }
  const images = await readImages(req, isSmall)
  const showsWork = await galleryFinder(req, galleries, images)
  return images.flatMap((image) => {
    const shown = showsWork(image).map(({ tile }) => tile)
    const compared = shown.length > 0 ? shown : [USUAL_TILE]
    return compared.some((tile) => isTooSmall(sizeOf(image), tile)) ? [Number(image.id)] : []
  })
}

/** The published galleries that show an image, as a work or as the cover of an article, with their largest tiles. */
export async function findTilesOfImage(
  req: PayloadRequest,
  image: string,
): Promise<readonly GalleryTile[]> {
  const images = await readImages(req, { id: { equals: image } })
  const showsWork = await galleryFinder(req, await findGalleryTiles(req), images)
  return images.flatMap(showsWork)
}

type Image = z.output<typeof imageRow>
/** Without the fields that have a value per language. */
const IMAGE_FIELDS = {
  width: true,
  height: true,
  doNotCrop: true,
  terms: true,
  keywordTerms: true,
  folder: true,
  date: true,
} as const
const imageRow = mediaRow.pick({ id: true, ...IMAGE_FIELDS })

const toImageMember = ({ id, terms, keywordTerms, folder, date }: Image): GalleryMember => ({
  ...{ kind: 'image', key: id, slug: '', title: '', terms, keywordTerms, folder },
  time: timeOf(date),
})

const timeOf = (date: string | null) => (date === null ? null : Date.parse(date))

const sizeOf = ({ width, height, doNotCrop }: Image) => ({
  width: width ?? 0,
  height: height ?? 0,
  doNotCrop: doNotCrop ?? false,
})

const maxOf = (tiles: readonly Size[], side: keyof Size) =>
  Math.max(...tiles.map((tile) => tile[side]))

async function readImages(req: PayloadRequest, where: Where): Promise<readonly Image[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'media',
    where: { and: [where, NOT_IN_TRASH] },
    select: IMAGE_FIELDS,
    joins: {},
    pagination: false,
    limit: 0,
    req,
  })
  return docs.map((doc) => imageRow.parse(doc))
}

/** Returns which galleries show an image. Reads the articles with these covers only. */
async function galleryFinder(
  req: PayloadRequest,
  galleries: readonly GalleryTile[],
  images: readonly Image[],
): Promise<(image: Image) => readonly GalleryTile[]> {
  const isMember = galleries.map((gallery) => ({ gallery, test: compileMembership(gallery.block) }))
  const articles = new Map<string, GalleryMember[]>()
  for (const { cover, member } of await readArticles(req, images))
    articles.set(cover, [...(articles.get(cover) ?? []), member])
  return (image) => {
    const works = [toImageMember(image), ...(articles.get(image.id) ?? [])]
    return isMember.flatMap(({ gallery, test }) => (works.some(test) ? [gallery] : []))
  }
}

const articleRow = z.object({ id, cover: id, terms: ids, date: isoDate, dateEnd: isoDate })

async function readArticles(req: PayloadRequest, images: readonly Image[]) {
  if (images.length === 0) return []
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'articles',
    where: {
      and: [
        { cover: { in: images.map((image) => image.id) } },
        { _status: { equals: 'published' } },
        NOT_IN_TRASH,
      ],
    },
    select: { cover: true, terms: true, date: true, dateEnd: true },
    joins: {},
    pagination: false,
    limit: 0,
    req,
  })
  return docs.map((doc) => {
    const { id, cover, terms, date, dateEnd } = articleRow.parse(doc)
    const member: GalleryMember = {
      ...{ kind: 'article', key: id, slug: '', title: '', terms },
      ...{ time: timeOf(date), timeEnd: timeOf(dateEnd) },
    }
    return { cover, member }
  })
}
