import { compileMembership } from '@tessera/content'
import { INITIAL_STATE, writeState } from '@tessera/gallery/core'
import type { TermLink } from '../../components/pages/details/TermList'
import { isGallery } from '../galleries/is-gallery'
import { toGallery } from '../galleries/to-gallery'
import type { DocumentStore } from '../publications/document-store'
import type { WorkRecord } from '../publications/work-record'

/**
 * The terms of a work. Each links to a gallery that shows the work and filters by the term, on the page with the shortest
 * path: the front page before others.
 */
export function termLinks(store: DocumentStore, work: WorkRecord): readonly TermLink[] {
  const pages = [...store.pages.values()].sort((a, b) => a.path.length - b.path.length)
  const galleries = pages.flatMap(({ path, page }) =>
    page.blocks
      .filter(isGallery)
      .filter((block) => compileMembership(block)(work))
      .map((block) => ({ path, gallery: toGallery(block, store, []) })),
  )
  return work.terms.flatMap((id): readonly TermLink[] => {
    const term = store.terms.get(id)
    if (!term) return []
    const { group, option, label } = term
    const found = galleries.find(({ gallery }) => gallery.groups.some(({ id }) => id === group))
    if (!found) return [{ label, href: null }]
    const { path, gallery } = found
    const search = writeState(gallery, { ...INITIAL_STATE, selection: { [group]: [option] } }, '')
    return [{ label, href: `${path}${search}#${gallery.id}` }]
  })
}
