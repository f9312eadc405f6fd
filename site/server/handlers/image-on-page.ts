import { compileMembership } from '@tessera/content'
import { INITIAL_STATE, writeState } from '@tessera/gallery/core'
import type { ImageOnPage } from '../../components/pages/ImageBody'
import { isGallery } from '../galleries/is-gallery'
import { toGallery } from '../galleries/to-gallery'
import { furtherMedia } from '../galleries/to-tile'
import type { DocumentStore } from '../publications/document-store'
import type { ImageRecord } from '../publications/image-record'
import { termLinks } from './term-links'

/** An image with all that its page and its fragment show. Null while its files are not published. */
export function imageOnPage(store: DocumentStore, record: ImageRecord): ImageOnPage | null {
  const media = store.media.get(record.media)
  if (!media) return null
  return {
    ...record,
    media,
    furtherMedia: furtherMedia(store, record),
    termLinks: termLinks(store, record),
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
      const search = lightbox ? writeState(toGallery(block, store, []), state, '') : ''
      return [{ title, href: search ? path + search : `${path}#${id}` }]
    }),
  )
}
