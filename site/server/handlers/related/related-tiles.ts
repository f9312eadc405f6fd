import type { Tile } from '@tessera/gallery/core'
import { tileOf } from '../../galleries/to-tile'
import type { DocumentStore } from '../../publications/document-store'
import type { WorkRecord } from '../../publications/work-record'
import { relatedWorks } from './related-works'

/** A row of tiles on a wide screen. */
const MAX_RELATED = 4

/** Tiles of works of the same kind that are most like a work. None where the site's settings turn them off. */
export function relatedTiles(store: DocumentStore, work: WorkRecord): readonly Tile[] {
  if (store.site?.related === false) return []
  return relatedWorks(store.works, work, MAX_RELATED).map((each) => tileOf(store, each))
}
