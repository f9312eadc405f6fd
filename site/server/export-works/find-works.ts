import { readState, writeState } from '@tessera/gallery/core'
import { buildLargeGallery } from '../galleries/build-gallery'
import { isGallery } from '../galleries/is-gallery'
import type { DocumentStore } from '../publications/document-store'
import type { WorkRecord } from '../publications/work-record'

export interface WorkSelection {
  /** Id of a gallery; undefined for everything. */
  readonly gallery?: string | undefined
  /** The URL of the filtered gallery, or its query string. */
  readonly filter?: string | undefined
}

/**
 * The published works that a gallery shows, in its order.
 * @throws for a gallery or a filter that does not exist
 */
export async function findWorks(
  store: DocumentStore,
  { gallery: id, filter }: WorkSelection,
): Promise<readonly WorkRecord[]> {
  if (id === undefined) {
    if (filter !== undefined)
      throw new Error('--filter is for a gallery: give --gallery <id>, too.')
    return [...store.articles.values(), ...store.images.values()]
  }
  const { gallery, index, preparation } = await buildLargeGallery(store, blockOf(store, id))
  await preparation.complete()
  const state = { ...readState(gallery, searchOf(filter)), page: 1, openTileId: null }
  if (filter !== undefined && writeState(gallery, state, '') === '')
    throw new Error(
      `The filter "${filter}" changes nothing in ${id}. Copy the address of the filtered gallery.`,
    )
  return index
    .range(state, 0, Infinity)
    .flatMap(({ href }) => store.articleAt(href) ?? store.imageAt(href) ?? [])
}

function blockOf({ pages }: DocumentStore, id: string) {
  const all = [...pages.values()].flatMap(({ path, page }) =>
    page.blocks.filter(isGallery).map((block) => ({ path, block })),
  )
  const found = all.filter(({ path, block }) => block.id === id || `${path}#${block.id}` === id)
  const [first] = found
  const namesOf = (galleries: typeof all) =>
    galleries.map(({ path, block }) => `${path}#${block.id}`).join(', ')
  if (!first)
    throw new Error(`There is no gallery "${id}". The galleries are ${namesOf(all) || 'none'}.`)
  if (found.length > 1)
    throw new Error(`Several pages have a gallery "${id}". Give one of ${namesOf(found)}.`)
  return first.block
}

/** Of a URL, or of what follows its question mark. */
const searchOf = (filter = '') => `?${filter.replace(/#.*$/s, '').replace(/^[^?]*\?/s, '')}`
