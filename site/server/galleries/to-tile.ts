import type { Media } from '@tessera/content'
import type { Tile, TileImage } from '@tessera/gallery/core'
import { imageCredit } from '../../components/blocks/images/image-credit'
import { titleParts } from '../../i18n/title-parts'
import type { ArticleRecord } from '../publications/article-record'
import type { DocumentStore } from '../publications/document-store'
import type { ImageRecord } from '../publications/image-record'
import { publicFileUrl } from '../publications/media-file'
import type { WorkRecord } from '../publications/work-record'

/** The tile of an article or image. It is cached in the record until something in it changes. */
export const tileOf = (store: DocumentStore, work: WorkRecord): Tile =>
  (work.tile ??= work.kind === 'image' ? toImageTile(store, work) : toArticleTile(store, work))

type Documents = Pick<DocumentStore, 'media' | 'terms' | 'mediaPublicUrl' | 'language'>

function toImageTile(store: Documents, image: ImageRecord): Tile {
  const media = store.media.get(image.media)
  return {
    kind: 'image',
    id: image.slug,
    ...toTitle(store, image),
    href: image.path,
    // The caption of the lightbox is the title of the work.
    image: media ? { ...toTileImage(media, store), caption: null } : null,
    ...toFurtherImages(store, image),
    textCover: media ? null : { aspectRatio: null, lines: [] },
    intro: image.caption,
    date: image.date,
    author: media?.credit?.creator ?? null,
    terms: store.terms.memberships(image.terms),
  }
}

function toArticleTile(store: Documents, article: ArticleRecord): Tile {
  const cover = article.cover === null ? undefined : store.media.get(article.cover)
  return {
    id: article.slug,
    ...toTitle(store, article),
    href: article.path,
    image: cover ? toTileImage(cover, store) : null,
    ...toFurtherImages(store, article),
    textCover: cover ? null : { aspectRatio: article.aspectRatio, lines: article.lines },
    intro: article.excerpt,
    date: article.date,
    ...(article.dateEnd && { dateEnd: article.dateEnd }),
    ...(article.dateText && { dateText: article.dateText }),
    author: article.author,
    terms: store.terms.memberships(article.terms),
  }
}

function toTitle(
  { language }: Pick<Documents, 'language'>,
  { title }: Pick<WorkRecord, 'title'>,
): Pick<Tile, 'title' | 'titleParts'> {
  const parts = titleParts(title, language)
  return { title, ...(parts && { titleParts: parts }) }
}

function toFurtherImages(
  store: Pick<Documents, 'media' | 'mediaPublicUrl'>,
  work: WorkRecord,
): Pick<Tile, 'furtherImages'> {
  const images = furtherMedia(store, work).map((media) => toTileImage(media, store))
  return images.length > 0 ? { furtherImages: images } : {}
}

/** The images of a work after its first one, in order. */
export const furtherMedia = (
  { media }: Pick<DocumentStore, 'media'>,
  { furtherImages = [] }: Pick<WorkRecord, 'furtherImages'>,
): readonly Media[] => furtherImages.flatMap((id) => media.get(id) ?? [])

const CENTRE = { x: 0.5, y: 0.5 }

/**
 * Variants are sorted by width.
 * @param store whose images visitors load; without it the URLs are those of the site, for texts that others read
 */
export function toTileImage(
  media: Media,
  { mediaPublicUrl }: Pick<DocumentStore, 'mediaPublicUrl'> = { mediaPublicUrl: null },
): TileImage {
  const { alt, decorative, title, showCaption, width, height, focalPoint, thumbHash, wholeOn } =
    media
  return {
    alt: decorative ? '' : alt,
    width,
    height,
    // A whole image is in the middle of its tile.
    focalPoint: wholeOn ? CENTRE : focalPoint,
    thumbHash,
    ...(wholeOn && { wholeOn }),
    caption: showCaption ? title : null,
    credit: imageCredit(media),
    variants: media.variants
      .map(({ type, width, path }) => ({
        ...{ type, width },
        src: publicFileUrl(mediaPublicUrl, path, type),
      }))
      .sort((a, b) => a.width - b.width),
  }
}
