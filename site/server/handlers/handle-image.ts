import { describeImage } from '../metadata/describe-image'
import type { ImageRecord } from '../publications/image-record'
import type { Site } from '../site'
import { imageOnPage } from './image-on-page'
import type { PageResponse } from './page/page-response'
import { relatedTiles } from './related/related-tiles'

/** The page of an image. Null while its files are not published: the next revision brings them. */
export function handleImage(site: Site, record: ImageRecord): PageResponse | null {
  const { store } = site.publications
  const image = imageOnPage(store, record)
  if (!image) return null
  return {
    kind: 'page',
    status: 200,
    cacheKey: record.path,
    isCacheable: true,
    render: (renderer) =>
      renderer.renderImage(
        site.pageShell(record.path),
        describeImage(site, record, image),
        image,
        relatedTiles(store, record),
      ),
  }
}
