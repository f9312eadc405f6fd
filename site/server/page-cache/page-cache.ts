import { LRUCache } from 'lru-cache'
import type { Encoding } from '../http/content-encoding'
import type { EncodedPage } from './encoded-page'

/** Bytes of memory for encoded pages. */
const MAX_BYTES = 64 * 1024 * 1024
/** Gallery views may use this part of the memory: 1 / VIEWS_PART. */
const VIEWS_PART = 4
/** Bytes that an entry takes besides its bodies, estimated. */
const ENTRY_BYTES = 1_000

/** The encodings of one page. */
type Entry = { readonly [Name in Encoding]?: EncodedPage }

/**
 * Encoded pages by canonical URL. The site has as many URLs without a query string as documents. Visitors can make up
 * any number of URLs with one, so these have a cache of their own and cannot evict pages.
 */
export class PageCache {
  readonly #pages: LRUCache<string, Entry>
  readonly #views: LRUCache<string, Entry>
  #generation = 0

  /** @param maxBytes 0 caches nothing */
  constructor(readonly maxBytes = MAX_BYTES) {
    const viewBytes = Math.floor(maxBytes / VIEWS_PART)
    this.#pages = createCache(maxBytes - viewBytes)
    this.#views = createCache(viewBytes)
  }

  /** Increases with every `clear`. */
  get generation(): number {
    return this.#generation
  }
  /** Number of URLs. */
  get size(): number {
    return this.#pages.size + this.#views.size
  }
  get bytes(): number {
    return this.#pages.calculatedSize + this.#views.calculatedSize
  }

  get(url: string, encoding: Encoding): EncodedPage | undefined {
    return this.#cacheFor(url).get(url)?.[encoding]
  }

  /** Caches a page that was rendered in `generation`, unless the cache has been cleared since. */
  set(
    url: string,
    encoding: Encoding,
    { page, generation }: { readonly page: EncodedPage; readonly generation: number },
  ): void {
    if (generation !== this.#generation) return
    const cache = this.#cacheFor(url)
    cache.set(url, { ...cache.peek(url), [encoding]: page })
  }

  clear(): void {
    this.#pages.clear()
    this.#views.clear()
    this.#generation += 1
  }

  #cacheFor = (url: string) => (url.includes('?') ? this.#views : this.#pages)
}

/** lru-cache requires a positive size. No entry fits into 1 byte. */
const createCache = (maxBytes: number) =>
  new LRUCache<string, Entry>({ maxSize: Math.max(1, maxBytes), sizeCalculation: bytesOf })

const bytesOf = (entry: Entry) =>
  Object.values(entry).reduce((sum, { body }) => sum + body.length, ENTRY_BYTES)
