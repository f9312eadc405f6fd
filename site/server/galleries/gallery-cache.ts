import { compileMembership, type GalleryBlock } from '@tessera/content'
import { readState } from '@tessera/gallery/core'
import { log, messageOf } from '../log'
import type {
  DocumentStore,
  DocumentStoreListener,
  PageRecord,
} from '../publications/document-store'
import type { WorkRecord } from '../publications/work-record'
import { buildGallery, buildLargeGallery, type BuiltGallery } from './build-gallery'
import { isGallery } from './is-gallery'

/** Up to this number of articles and images a gallery is built during a request: about 10 ms. */
const MAX_SMALL_STORE = 4_000
/** After a background build of t ms, the next one of the same gallery starts no earlier than t times this. */
const REBUILD_PAUSE = 8

interface Entry {
  readonly block: GalleryBlock
  readonly isMember: (work: WorkRecord) => boolean
  /** Null until the first build has finished. */
  built: BuiltGallery | null
  isStale: boolean
  /** Earliest time of the next background build, in ms of `performance.now`. */
  nextBuildTime: number
  /** Resolves when the running background build has finished. */
  building: Promise<void> | null
}

/** The galleries of all pages. Each is built on the first request and again after something in it has changed. */
export class GalleryCache implements DocumentStoreListener {
  readonly #store: DocumentStore
  readonly #onRebuilt: () => void
  /** By `<page key>/<gallery id>`. */
  readonly #entries = new Map<string, Entry>()

  /** @param onRebuilt called when a background build has replaced a gallery */
  constructor(store: DocumentStore, onRebuilt: () => void) {
    this.#store = store
    this.#onRebuilt = onRebuilt
    store.listener = this
  }

  galleriesOf({ key, page }: PageRecord): readonly BuiltGallery[] {
    return page.blocks.filter(isGallery).map((block) => this.get(key, block))
  }

  get(pageKey: string, block: GalleryBlock): BuiltGallery {
    const entry = this.#entryOf(pageKey, block)
    if (entry.built && entry.isStale) this.#rebuild(entry)
    return (entry.built ??= this.#buildNow(block))
  }

  /** Waits until the galleries of a page can show the state of a URL. Undefined if they are ready, as nearly always. */
  whenReady(page: PageRecord, search: string): Promise<void> | undefined {
    return this.#isSmall ? undefined : this.#makeReady(page, search)
  }

  async #makeReady({ key, page }: PageRecord, search: string): Promise<void> {
    for (const block of page.blocks.filter(isGallery)) {
      const entry = this.#entryOf(key, block)
      if (!entry.built) await (entry.building ??= this.#build(entry))
      if (entry.built && search !== '') {
        await entry.built.preparation.waitFor(readState(entry.built.gallery, search))
      }
    }
  }

  workChanged(before: WorkRecord | undefined, after: WorkRecord | undefined): void {
    for (const entry of this.#entries.values()) {
      entry.isStale ||=
        (before !== undefined && entry.isMember(before)) ||
        (after !== undefined && entry.isMember(after))
    }
  }

  tilesChanged(): void {
    for (const entry of this.#entries.values()) entry.isStale = true
  }

  patternChanged(key: string): void {
    for (const entry of this.#entries.values()) {
      const { pattern } = entry.block
      entry.isStale ||= typeof pattern !== 'string' && pattern.custom === key
    }
  }

  pagesChanged(): void {
    const blocks = new Set<unknown>(
      [...this.#store.pages.values()].flatMap(({ page }) => page.blocks),
    )
    for (const [key, { block }] of this.#entries) if (!blocks.has(block)) this.#entries.delete(key)
  }

  get #isSmall(): boolean {
    return this.#store.articles.size + this.#store.images.size <= MAX_SMALL_STORE
  }

  #entryOf(pageKey: string, block: GalleryBlock): Entry {
    const key = `${pageKey}/${block.id}`
    const known = this.#entries.get(key)
    if (known?.block === block) return known
    const entry = {
      block,
      isMember: compileMembership(block),
      built: null,
      isStale: false,
      nextBuildTime: 0,
      building: null,
    }
    this.#entries.set(key, entry)
    return entry
  }

  #buildNow(block: GalleryBlock): BuiltGallery {
    const built = buildGallery(this.#store, block)
    void built.preparation.complete()
    return built
  }

  #rebuild(entry: Entry): void {
    if (!this.#isSmall) return this.#rebuildInBackground(entry)
    entry.isStale = false
    entry.built = buildGallery(this.#store, entry.block)
  }

  #rebuildInBackground(entry: Entry): void {
    entry.building ??= new Promise((resolve) => {
      const run = () => void this.#build(entry).then(this.#onRebuilt).then(resolve)
      setTimeout(run, Math.max(0, entry.nextBuildTime - performance.now())).unref()
    })
  }

  /** Builds in steps. The previous gallery stays in use until the new one is built and prepared. */
  async #build(entry: Entry): Promise<void> {
    const start = performance.now()
    entry.isStale = false
    try {
      const built = await buildLargeGallery(this.#store, entry.block)
      const prepared = built.preparation.complete()
      if (entry.built) await prepared
      entry.built = built
    } catch (error) {
      entry.isStale = true
      log('error', 'gallery-not-built', { gallery: entry.block.id, problem: messageOf(error) })
    } finally {
      entry.building = null
      const end = performance.now()
      entry.nextBuildTime = end + (end - start) * REBUILD_PAUSE
    }
  }
}
