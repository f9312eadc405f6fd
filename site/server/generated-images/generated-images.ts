import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

/** Images that may wait to be rendered. Further requests are rejected. */
const MAX_PENDING = 16

/**
 * Images that are rendered on the first request and cached. By default one is rendered at a time, on a thread of
 * sharp's. The cache is empty after a start.
 */
export class GeneratedImages {
  readonly #cache: LRUCache<string, Buffer>
  readonly #pending = new Map<string, Promise<Buffer>>()
  readonly #runNext: ReturnType<typeof pLimit>

  /** @param atATime images that are rendered at the same time */
  constructor(maxBytes: number, atATime = 1) {
    this.#runNext = pLimit(atATime)
    this.#cache = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ length }) => length })
  }

  get bytes(): number {
    return this.#cache.calculatedSize
  }

  /**
   * Rejects if `render` does.
   * @param key names what the image shows
   * @returns null if too many images are pending
   */
  async get(key: string, render: () => Promise<Buffer>): Promise<Buffer | null> {
    const cached = this.#cache.get(key)
    if (cached) return cached
    const pending = this.#pending.get(key)
    if (pending) return pending
    if (this.#pending.size >= MAX_PENDING) return null
    const rendering = this.#runNext(render).finally(() => this.#pending.delete(key))
    this.#pending.set(key, rendering)
    const image = await rendering
    this.#cache.set(key, image)
    return image
  }
}
