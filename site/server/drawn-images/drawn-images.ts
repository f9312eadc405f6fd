/** Drawings that may wait for their turn; whoever comes later is asked to try again. */
const LONGEST_QUEUE = 16

/**
 * Images drawn when they are first asked for, by what they show. One is drawn at a time, on a thread of its own, and as
 * many are kept as fit; those unused for longest go first. After a start they are drawn anew.
 */
export class DrawnImages {
  readonly #kept = new Map<string, Buffer>()
  readonly #drawing = new Map<string, Promise<Buffer>>()
  readonly #limit: number
  #bytes = 0
  #last: Promise<unknown> = Promise.resolve()

  /** @param limit bytes */
  constructor(limit: number) {
    this.#limit = limit
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Null when too many are being drawn. */
  async get(name: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
    const kept = this.#kept.get(name)
    if (kept) {
      // A map keeps the order of insertion: the last ones are those used last.
      this.#kept.delete(name)
      this.#kept.set(name, kept)
      return kept
    }
    const begun = this.#drawing.get(name)
    if (begun) return begun
    if (this.#drawing.size >= LONGEST_QUEUE) return null
    const mine = this.#last.then(draw)
    // The next one's turn comes whether this one succeeds or not; whoever asked for it hears of the failure.
    this.#last = mine.catch(() => null)
    this.#drawing.set(name, mine)
    try {
      const image = await mine
      this.#keep(name, image)
      return image
    } finally {
      this.#drawing.delete(name)
    }
  }

  #keep(name: string, image: Buffer): void {
    this.#kept.set(name, image)
    this.#bytes += image.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#limit) return
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
  }
}
