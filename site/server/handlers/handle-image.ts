import { compileMembership } from '@tessera/content'
import { INITIAL_STATE, writeState } from '@tessera/gallery/core'
import type { ImageOnPage } from '../../components/pages/ImageBody'
import { isGallery } from '../galleries/is-gallery'
import { toGallery } from '../galleries/to-gallery'
import { tileOf } from '../galleries/to-tile'
import { describeImage } from '../metadata/describe-image'
import type { DocumentStore } from '../publications/document-store'
import type { ImageRecord } from '../publications/image-record'
import type { Site } from '../site'
import { MAX_RELATED } from './handle-article'
import type { PageResponse } from './page-response'
import { relatedWorks } from './related-works'

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
    render: (renderer) => {
      const related =
        store.site?.related === false
          ? []
          : relatedWorks(store.images.values(), record, MAX_RELATED)
      return renderer.renderImage(
        site.pageShell(record.path),
        describeImage(site, record, image),
        image,
        related.map((each) => tileOf(store, each)),
      )
    },
  }
}

function imageOnPage(store: DocumentStore, record: ImageRecord): ImageOnPage | null {
  const media = store.media.get(record.media)
  if (!media) return null
  return {
    ...record,
    media,
    termLabels: record.terms.flatMap((id) => store.terms.get(id)?.label ?? []),
    galleries: galleriesWith(store, record),
  }
}

/** Links to the galleries that show an image, with the image open where they have a lightbox. */
function galleriesWith(store: DocumentStore, record: ImageRecord): ImageOnPage['galleries'] {
  const state = { ...INITIAL_STATE, openTileId: record.slug }
  return [...store.pages.values()].flatMap(({ path, page }) =>
    page.blocks.filter(isGallery).flatMap((block) => {
      if (!compileMembership(block)(record)) return []
      const { id, title, lightbox } = block
      const search = lightbox ? writeState(toGallery(block, store, 0), state, '') : ''
      return [{ title, href: search ? path + search : `${path}#${id}` }]
    }),
  )
}
