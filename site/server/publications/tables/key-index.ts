const EMPTY = 0
const DELETED = 0xffffffff
/** Slots that are in use or were, at most. With more, linear probing visits many of them. */
const MAX_LOAD = 0.7

export interface SavedKeyIndex {
  readonly slots: Uint32Array<ArrayBuffer>
  readonly used: number
}

/**
 * Rows by key, without the keys: a hash table (linear probing) of 32-bit hashes and rows, 8 bytes per slot. The caller says
 * whether a row has the key, which it reads only for equal hashes.
 */
export class KeyIndex {
  /** Hash and row + 1 of each slot. */
  #slots = new Uint32Array(32)
  #used = 0

  get bytes(): number {
    return this.#slots.byteLength
  }

  copy = (): KeyIndex => KeyIndex.load(this.save())

  save = (): SavedKeyIndex => ({ slots: this.#slots.slice(), used: this.#used })

  static load({ slots, used }: SavedKeyIndex): KeyIndex {
    const index = new KeyIndex()
    index.#slots = slots
    index.#used = used
    return index
  }

  find(key: string, hasKey: (row: number) => boolean): number | undefined {
    const hash = hashOf(key)
    for (let slot = this.#firstSlot(hash); ; slot = this.#nextSlot(slot)) {
      const stored = this.#slots[slot + 1] ?? EMPTY
      if (stored === EMPTY) return undefined
      if (stored !== DELETED && this.#slots[slot] === hash && hasKey(stored - 1)) return stored - 1
    }
  }

  /** Adds a key that is not in the index. */
  add(key: string, row: number): void {
    if ((this.#used + 1) * 2 > this.#slots.length * MAX_LOAD) this.#rebuild()
    this.#insert(hashOf(key), row + 1)
  }

  /** Does nothing if the key is not in the index with this row. */
  delete(key: string, row: number): void {
    const hash = hashOf(key)
    for (let slot = this.#firstSlot(hash); ; slot = this.#nextSlot(slot)) {
      const stored = this.#slots[slot + 1] ?? EMPTY
      if (stored === EMPTY) return
      if (stored !== row + 1 || this.#slots[slot] !== hash) continue
      this.#slots[slot + 1] = DELETED
      return
    }
  }

  #insert(hash: number, stored: number): void {
    let slot = this.#firstSlot(hash)
    while ((this.#slots[slot + 1] ?? EMPTY) !== EMPTY) slot = this.#nextSlot(slot)
    this.#slots[slot] = hash
    this.#slots[slot + 1] = stored
    this.#used += 1
  }

  /** Removes deleted slots, and makes space for half as many keys as there are. */
  #rebuild(): void {
    const old = this.#slots
    let live = 0
    for (let slot = 0; slot < old.length; slot += 2) if (isLive(old[slot + 1])) live += 1
    this.#slots = new Uint32Array(2 * Math.max(16, Math.ceil((live * 1.5) / MAX_LOAD)))
    this.#used = 0
    for (let slot = 0; slot < old.length; slot += 2) {
      const stored = old[slot + 1] ?? EMPTY
      if (isLive(stored)) this.#insert(old[slot] ?? 0, stored)
    }
  }

  #firstSlot = (hash: number) => 2 * (hash % (this.#slots.length / 2))
  #nextSlot = (slot: number) => (slot + 2) % this.#slots.length
}

const isLive = (stored = EMPTY) => stored !== EMPTY && stored !== DELETED

/** FNV-1a (Fowler, Noll, Vo) of the UTF-16 units, with the last step of MurmurHash3, which mixes the bits. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < key.length; i++) hash = Math.imul(hash ^ key.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
