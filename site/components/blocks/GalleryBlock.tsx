import { type LightboxComponent, StaticGallery } from '@tessera/gallery'
import type { Gallery as GalleryData, GalleryState, GalleryView } from '@tessera/gallery/core'
import { createCachedGrid } from '@tessera/gallery/server'
import { renderToString } from 'react-dom/server'
import type { Messages } from '../../i18n/messages'
import { toPart } from '../../server/preview/known-parts'
import type { ArticleOnPage } from '../pages/article/ArticleBody'
import type { DetailedWork } from '../pages/details/WorkDetails'

/** Shared by all requests, so that a tile is rendered once. */
const CachedGrid = createCachedGrid({ toContent: toPart })

export interface GalleryOnPage {
  readonly gallery: GalleryData
  readonly state: GalleryState
  readonly view: GalleryView
  /** Canonical query string of the whole page. */
  readonly search: string
  /** URL of the gallery's data file. */
  readonly source: string
  /** Number of images in the viewport before the visitor scrolls. */
  readonly eagerImages: number
  /** Article of the open slide, if slides show articles. */
  readonly article?: ArticleOnPage | null
  /** Work of the open slide, if its details are shown. */
  readonly details?: DetailedWork | null
}

/**
 * A gallery in the element that client/galleries hydrates. It is rendered as a React root of its own, so that hydration
 * finds the same markup. The data attributes tell the client where the data file is; their names are outside of the
 * gallery's own, which its style sheets use.
 */
export function GalleryBlock({
  content,
  messages,
  lightbox,
}: {
  readonly content: GalleryOnPage
  readonly messages: Messages
  readonly lightbox: LightboxComponent
}) {
  const { source, search, eagerImages, gallery, state, view } = content
  const html = renderToString(
    <StaticGallery
      {...{ gallery, state, view, search, eagerImages, lightbox }}
      {...(messages.gallery && { labels: messages.gallery })}
      grid={CachedGrid}
    />,
  )
  return (
    <div
      className="gallery-root"
      data-gallery-file={source}
      data-gallery-search={search || undefined}
      data-gallery-eager={eagerImages || undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
