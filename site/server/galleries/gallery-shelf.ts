import { compileMembership, type GalleryBlock, type PageBlock } from '@tessera/content'
import { readState } from '@tessera/gallery/core'
import { log, messageOf } from '../log'
import type { ArticleRecord } from '../publications/article-record'
import type { Library, LibraryListener, PageRecord } from '../publications/library'
import { buildGallery, buildLargeGallery, type ShownGallery } from './shown-gallery'

/** Up to this many articles a gallery is rebuilt while a visitor waits: about 10 ms. */
const SMALL_LIBRARY = 4_000
/** A large gallery that changes all the time may take this share of the time: one part in so many. */
const REBUILD_SHARE = 8

interface Place {
  readonly block: GalleryBlock
  readonly isMember: (article: ArticleRecord) => boolean
  /** Null while it is built for the first time. */
  shown: ShownGallery | null
  stale: boolean
  /** When the next rebuild in the background may start. */
  notBefore: number
  /** Settles when what is being built is shown. */
  building: Promise<void> | null
}

/** The galleries of all pages, each built when first shown and again when something in it changed. */
export class GalleryShelf implements LibraryListener {
  readonly #library: Library
  readonly #onRebuilt: () => void
  readonly #places = new Map<string, Place>()

  /** @param onRebuilt called when a gallery that was shown in an older form has its new one */
  constructor(library: Library, onRebuilt: () => void) {
    this.#library = library
    this.#onRebuilt = onRebuilt
    library.listener = this
  }

  on(page: PageRecord): readonly ShownGallery[] {
    return page.page.blocks.filter(isGallery).map((block) => this.get(page, block))
  }

  get(page: PageRecord, block: GalleryBlock): ShownGallery {
    const place = this.#placeOf(page, block)
    if (place.shown && place.stale) this.#refresh(place)
    return (place.shown ??= this.#buildAtOnce(block))
  }

  /** Undefined when all that an address of this page asks of its galleries can be answered at once: nearly always. */
  whenReady(page: PageRecord, search: string): Promise<void> | undefined {
    return this.#isSmall ? undefined : this.#makeReady(page, search)
  }

  async #makeReady(page: PageRecord, search: string): Promise<void> {
    for (const block of page.page.blocks.filter(isGallery)) {
      const place = this.#placeOf(page, block)
      if (!place.shown) await (place.building ??= this.#build(place))
      if (place.shown && search !== '') {
        await place.shown.preparation.of(readState(place.shown.gallery, search))
      }
    }
  }

  articleChanged(before: ArticleRecord | undefined, after: ArticleRecord | undefined): void {
    for (const place of this.#places.values()) {
      place.stale ||=
        (before !== undefined && place.isMember(before)) ||
        (after !== undefined && place.isMember(after))
    }
  }

  tilesChanged(): void {
    for (const place of this.#places.values()) place.stale = true
  }

  patternChanged(key: string): void {
    for (const place of this.#places.values()) {
      const { pattern } = place.block
      place.stale ||= typeof pattern !== 'string' && pattern.custom === key
    }
  }

  pagesChanged(): void {
    const shown = new Set<unknown>(
      [...this.#library.pages.values()].flatMap(({ page }) => page.blocks),
    )
    for (const [name, { block }] of this.#places) if (!shown.has(block)) this.#places.delete(name)
  }

  get #isSmall(): boolean {
    return this.#library.articles.size <= SMALL_LIBRARY
  }

  #placeOf({ key }: PageRecord, block: GalleryBlock): Place {
    const name = `${key}/${block.id}`
    const known = this.#places.get(name)
    if (known?.block === block) return known
    const isMember = compileMembership(block)
    const place = { block, isMember, shown: null, stale: false, notBefore: 0, building: null }
    this.#places.set(name, place)
    return place
  }

  #buildAtOnce(block: GalleryBlock): ShownGallery {
    const shown = buildGallery(this.#library, block)
    void shown.preparation.all()
    return shown
  }

  #refresh(place: Place): void {
    if (!this.#isSmall) return this.#refreshLater(place)
    place.stale = false
    place.shown = buildGallery(this.#library, place.block)
  }

  /** In small steps; what is shown in an older form stays until the new one is prepared as well. */
  async #build(place: Place): Promise<void> {
    const start = performance.now()
    place.stale = false
    try {
      const shown = await buildLargeGallery(this.#library, place.block)
      const prepared = shown.preparation.all()
      if (place.shown) await prepared
      place.shown = shown
    } catch (error) {
      place.stale = true
      log('error', 'gallery-not-built', { gallery: place.block.id, problem: messageOf(error) })
    } finally {
      place.building = null
      place.notBefore = performance.now() + (performance.now() - start) * REBUILD_SHARE
    }
  }

  #refreshLater(place: Place): void {
    place.building ??= new Promise((done) => {
      const run = () => void this.#build(place).then(this.#onRebuilt).then(done)
      setTimeout(run, Math.max(0, place.notBefore - performance.now())).unref()
    })
  }
}

export const isGallery = (block: PageBlock): block is GalleryBlock => block.type === 'gallery'
