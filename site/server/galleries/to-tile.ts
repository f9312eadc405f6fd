import type { Media } from '@tessera/content'
import type { Tile, TileImage } from '@tessera/gallery/core'
import type { ArticleRecord } from '../publications/article-record'
import type { Library } from '../publications/library'

/** What a gallery shows of an article; kept with the article until something of it changes. */
export const tileOf = (library: Library, article: ArticleRecord): Tile =>
  (article.tile ??= toTile(library, article))

export function toTile(library: Pick<Library, 'media' | 'terms'>, article: ArticleRecord): Tile {
  const cover = article.cover === null ? undefined : library.media.get(article.cover)
  return {
    id: article.slug,
    title: article.title,
    href: article.path,
    image: cover ? toTileImage(cover) : null,
    textCover: cover ? null : { aspectRatio: article.aspectRatio, lines: article.lines },
    intro: article.excerpt,
    date: article.date,
    author: article.author,
    terms: library.terms.memberships(article.terms),
  }
}

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
