import { Gallery, type LightboxComponent } from '@tessera/gallery'
import { WrittenGrid } from '@tessera/gallery/server'
import type { Gallery as GalleryData, GalleryState, GalleryView } from '@tessera/gallery/core'
import { renderToString } from 'react-dom/server'
import type { Words } from '../words/words'
import type { ArticleOnPage } from './ArticleBody'

export interface GalleryOnPage {
  readonly gallery: GalleryData
  readonly state: GalleryState
  readonly view: GalleryView
  /** The whole page's canonical query string. */
  readonly search: string
  /** Where the island finds its data. */
  readonly source: string
  /** Images that are seen before the visitor scrolls. */
  readonly eagerImages: number
  /** That of the open slide, where slides are articles. */
  readonly article?: ArticleOnPage | null
}

/**
 * A gallery's own root: rendered by itself, so that the island finds exactly what it would render. The attributes
 * are all that crosses; the data is fetched when the island wakes. Their names are apart from the gallery's own, which its
 * style sheets know.
 */
export function GalleryRoot({
  shown,
  words,
  lightbox,
}: {
  readonly shown: GalleryOnPage
  readonly words: Words
  readonly lightbox: LightboxComponent
}) {
  const { source, search, eagerImages, gallery, state, view } = shown
  const html = renderToString(
    <Gallery
      {...{ gallery, state, view, search, eagerImages, lightbox }}
      {...(words.gallery && { labels: words.gallery })}
      grid={WrittenGrid}
    />,
  )
  return (
    <div
      className="gallery-root"
      data-island={source}
      data-island-search={search || undefined}
      data-island-eager={eagerImages || undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
