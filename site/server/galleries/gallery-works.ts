import { IMAGES_PATH, withBase, type GalleryBlock } from '@tessera/content'
import type { Tile, TileFacets, TileList } from '@tessera/gallery/core'
import type { DocumentStore } from '../publications/document-store'
import type { WorkFields } from '../publications/tables/work-fields'
import type { WorkList } from './to-gallery'
import { tileOf } from './to-tile'
import { WorkFacets } from './work-facets'
import { withCamera } from './with-camera'

/** The works of a gallery, and their tiles, by the rows of the works: 4 bytes per work, and 4 when a slide is opened. */
export class GalleryWorks implements TileList, WorkList {
  readonly #store: DocumentStore
  readonly #rows: Uint32Array
  readonly #hasCamera: boolean
  readonly #facets: WorkFacets
  /** Positions + 1 by row. */
  #positions: Uint32Array | null = null
  /** With camera data, by those without. */
  readonly #cameraTiles = new WeakMap<Tile, Tile>()

  /** @param rows in the editor's order */
  constructor(
    store: DocumentStore,
    { lightbox }: Pick<GalleryBlock, 'lightbox'>,
    rows: Uint32Array,
  ) {
    this.#store = store
    this.#rows = rows
    this.#hasCamera = lightbox?.camera === true
    this.#facets = new WorkFacets(store)
  }

  get length(): number {
    return this.#rows.length
  }

  at = (position: number): Tile | undefined => {
    const row = this.#rows[position]
    const work = row === undefined ? undefined : this.#store.works.at(row)
    if (!work) return undefined
    const tile = tileOf(this.#store, work)
    if (!this.#hasCamera) return tile
    const known = this.#cameraTiles.get(tile) ?? withCamera(this.#store, work, tile)
    this.#cameraTiles.set(tile, known)
    return known
  }

  facetsAt = (position: number): TileFacets => this.#facets.at(this.#rows[position] ?? 0)

  /** @param id the slug of an article or image */
  positionOf = (id: string): number => {
    const { works, base, articlesPath } = this.#store
    const rows = [articlesPath, withBase(base, IMAGES_PATH)].flatMap(
      (folder) => works.rowAtPath(folder + encodeURI(id)) ?? [],
    )
    this.#positions ??= this.#indexRows()
    const [found] = rows.flatMap((row) => this.#positions?.[row] || [])
    return found === undefined ? -1 : found - 1
  };

  *[Symbol.iterator](): Generator<WorkFields> {
    const fields = this.#store.works.fields()
    for (const row of this.#rows) yield fields.at(row)
  }

  #indexRows(): Uint32Array {
    const positions = new Uint32Array(this.#store.works.rowCount)
    this.#rows.forEach((row, position) => (positions[row] = position + 1))
    return positions
  }
}
