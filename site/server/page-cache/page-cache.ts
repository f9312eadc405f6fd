import type { FinishedPage } from './finished-page'
import type { Encoding } from './encodings'
import { KeptPages } from './kept-pages'

/** Bytes of finished pages kept in memory. */
const LIMIT = 64 * 1024 * 1024
/** Views of galleries may fill this part of the memory: one in so many. */
const VIEWS_SHARE = 4

/**
 * Finished pages by canonical address. All of them go when anything was published. There are as many plain addresses
 * as documents, but of views of galleries (with a query string) as many as anybody cares to make up: those have a room
 * of their own, so that no flood of them drives out a page.
 */
export class PageCache {
  readonly #plain: KeptPages
  readonly #views: KeptPages
  #generation = 0

  /** @param limit bytes, roughly */
  constructor(limit = LIMIT) {
    this.#plain = new KeptPages(limit - limit / VIEWS_SHARE)
    this.#views = new KeptPages(limit / VIEWS_SHARE)
  }

  /** Changes with every `clear`: an answer begun before it must not be kept after it. */
  get generation(): number {
    return this.#generation
  }
  get size(): number {
    return this.#plain.size + this.#views.size
  }
  get bytes(): number {
    return this.#plain.bytes + this.#views.bytes
  }

  get(address: string, encoding: Encoding): FinishedPage | undefined {
    return this.#roomOf(address).get(address, encoding)
  }

  /** Keeps a page that was made in `generation`, unless something was published since. */
  put(
    address: string,
    encoding: Encoding,
    { page, generation }: { page: FinishedPage; generation: number },
  ): void {
    if (generation === this.#generation) this.#roomOf(address).put(address, encoding, page)
  }

  clear(): void {
    this.#plain.clear()
    this.#views.clear()
    this.#generation += 1
  }

  #roomOf = (address: string): KeptPages => (address.includes('?') ? this.#views : this.#plain)
}
