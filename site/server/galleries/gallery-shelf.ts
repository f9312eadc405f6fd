import { compileMembership, type GalleryBlock, type PageBlock } from '@tessera/content'
import { log, messageOf } from '../log'
import type { ArticleRecord } from '../publications/article-record'
import type { Library, LibraryListener, PageRecord } from '../publications/library'
import { indexWords } from './index-words'
import { buildGallery, buildLargeGallery, type ShownGallery } from './shown-gallery'

/** Up to this many articles a gallery is rebuilt while a visitor waits: about 10 ms. */
const SMALL_LIBRARY = 4_000
/** A large gallery that changes all the time may take this share of the time: one part in so many. */
const REBUILD_SHARE = 8

interface Place {
  readonly block: GalleryBlock
  readonly isMember: (article: ArticleRecord) => boolean
  shown: ShownGallery
  stale: boolean
  /** When the next rebuild in the background may start, and whether one is on its way. */
  notBefore: number
  rebuilding: boolean
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

  get({ key }: PageRecord, block: GalleryBlock): ShownGallery {
    const name = `${key}/${block.id}`
    const known = this.#places.get(name)
    if (known?.block !== block) return this.#place(name, block).shown
    if (known.stale) this.#refresh(known)
    return known.shown
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
      place.stale ||= typeof pattern !== 'string' && pattern.drawn === key
    }
  }

  pagesChanged(): void {
    const shown = new Set<unknown>(
      [...this.#library.pages.values()].flatMap(({ page }) => page.blocks),
    )
    for (const [name, { block }] of this.#places) if (!shown.has(block)) this.#places.delete(name)
  }

  #place(name: string, block: GalleryBlock): Place {
    const place = {
      block,
      isMember: compileMembership(block),
      shown: buildGallery(this.#library, block),
      stale: false,
      notBefore: 0,
      rebuilding: false,
    }
    this.#places.set(name, place)
    const isLarge = this.#library.articles.size > SMALL_LIBRARY
    if (block.search && isLarge) void indexWords(place.shown.index)
    return place
  }

  #refresh(place: Place): void {
    if (this.#library.articles.size > SMALL_LIBRARY) return this.#refreshLater(place)
    place.stale = false
    place.shown = buildGallery(this.#library, place.block)
  }

  #refreshLater(place: Place): void {
    if (place.rebuilding) return
    place.rebuilding = true
    const run = async () => {
      const start = performance.now()
      place.stale = false
      place.shown = await buildLargeGallery(this.#library, place.block)
      const took = performance.now() - start
      place.notBefore = performance.now() + took * REBUILD_SHARE
    }
    setTimeout(
      () =>
        void run()
          .catch((error: unknown) => {
            place.stale = true
            log('error', 'gallery-not-rebuilt', {
              gallery: place.block.id,
              problem: messageOf(error),
            })
          })
          .finally(() => {
            place.rebuilding = false
            this.#onRebuilt()
          }),
      Math.max(0, place.notBefore - performance.now()),
    ).unref()
  }
}

export const isGallery = (block: PageBlock): block is GalleryBlock => block.type === 'gallery'
