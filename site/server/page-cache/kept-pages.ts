import type { Encoding } from './encodings'
import type { FinishedPage } from './finished-page'

interface Entry {
  readonly pages: Map<Encoding, FinishedPage>
  bytes: number
}

/** What an entry costs besides its bodies, in bytes; roughly. */
const OVERHEAD = 1_000

/** Pages by address, bounded by bytes: the page unused for longest goes first. */
export class KeptPages {
  readonly #entries = new Map<string, Entry>()
  readonly #limit: number
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get size(): number {
    return this.#entries.size
  }
  get bytes(): number {
    return this.#bytes
  }

  get(address: string, encoding: Encoding): FinishedPage | undefined {
    const entry = this.#entries.get(address)
    if (!entry) return undefined
    // A map keeps the order of insertion: the last ones are those used last. The front page is nearly always there.
    if (this.#bytes > this.#limit / 2) {
      this.#entries.delete(address)
      this.#entries.set(address, entry)
    }
    return entry.pages.get(encoding)
  }

  put(address: string, encoding: Encoding, page: FinishedPage): void {
    const entry = this.#entries.get(address) ?? { pages: new Map(), bytes: OVERHEAD }
    const replaced = entry.pages.get(encoding)
    if (!this.#entries.has(address)) this.#bytes += OVERHEAD
    const more = page.body.length - (replaced?.body.length ?? 0)
    entry.pages.set(encoding, page)
    entry.bytes += more
    this.#bytes += more
    this.#entries.set(address, entry)
    this.#shrink()
  }

  clear(): void {
    this.#entries.clear()
    this.#bytes = 0
  }

  #shrink(): void {
    for (const [address, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) return
      this.#entries.delete(address)
      this.#bytes -= entry.bytes
    }
  }
}
