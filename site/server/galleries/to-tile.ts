import type { Media } from '@tessera/content'
import type { Tile, TileImage } from '@tessera/gallery/core'
import type { ArticleRecord } from '../publications/article-record'
import type { DocumentStore } from '../publications/document-store'

/** The tile of an article. It is cached in the record until something in it changes. */
export const tileOf = (store: DocumentStore, article: ArticleRecord): Tile =>
  (article.tile ??= toTile(store, article))

function toTile(store: Pick<DocumentStore, 'media' | 'terms'>, article: ArticleRecord): Tile {
  const cover = article.cover === null ? undefined : store.media.get(article.cover)
  return {
    id: article.slug,
    title: article.title,
    href: article.path,
    image: cover ? toTileImage(cover) : null,
    textCover: cover ? null : { aspectRatio: article.aspectRatio, lines: article.lines },
    intro: article.excerpt,
    date: article.date,
    author: article.author,
    terms: store.terms.memberships(article.terms),
  }
}

/** Variants are sorted by width. */
export function toTileImage(media: Media): TileImage {
  const { alt, decorative, title, showCaption, width, height, focalPoint, thumbHash } = media
  return {
    alt: decorative ? '' : alt,
    width,
    height,
    focalPoint,
    thumbHash,
    caption: showCaption ? title : null,
    variants: media.variants
      .map(({ type, width, path }) => ({ type, width, src: path }))
      .sort((a, b) => a.width - b.width),
  }
}
