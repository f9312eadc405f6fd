/** A set of positions from 0 to size - 1, 32 to a word. */
export type Bitset = Uint32Array

export const emptyBitset = (size: number): Bitset => new Uint32Array(Math.ceil(size / 32))

export function fullBitset(size: number): Bitset {
  const bits = emptyBitset(size).fill(0xffffffff)
  const rest = size % 32
  if (rest > 0) bits[bits.length - 1] = 2 ** rest - 1
  return bits
}

export function addBit(bits: Bitset, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31))
}

export const hasBit = (bits: Bitset, position: number): boolean =>
  ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0

/** Leaves in `bits` what is in `others` too. Both are of one size. */
export function intersectInto(bits: Bitset, others: Bitset): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (others[i] ?? 0)
}

/** Adds to `bits` what is in `others`. Both are of one size. */
export function uniteInto(bits: Bitset, others: Bitset): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (others[i] ?? 0)
}

/** The same set in another order: place i of the new one stands for position `order[i]` of the old. */
export function reorder(bits: Bitset, order: Uint32Array): Bitset {
  const ordered = emptyBitset(order.length)
  for (let i = 0; i < order.length; i++) {
    const position = order[i] ?? 0
    const word = i >>> 5
    const bit = ((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1
    ordered[word] = (ordered[word] ?? 0) | (bit << (i & 31))
  }
  return ordered
}

/** How many positions below `end` are set; `end` defaults to all. */
export function countBits(bits: Bitset, end = bits.length * 32): number {
  const words = end >>> 5
  let count = 0
  for (let i = 0; i < words; i++) count += ones(bits[i] ?? 0)
  const rest = end & 31
  return rest === 0 ? count : count + ones((bits[words] ?? 0) & (2 ** rest - 1))
}

/** How many positions are set in both, without making a third set: the hot loop of the option counts. */
export function countCommon(a: Bitset, b: Bitset): number {
  let count = 0
  for (let i = 0; i < a.length; i++) count += ones((a[i] ?? 0) & (b[i] ?? 0))
  return count
}

/** Up to `limit` positions that are set, ascending, without the first `offset` of them. */
export function someBits(bits: Bitset, offset: number, limit: number): readonly number[] {
  const found: number[] = []
  let i = 0
  let skip = offset
  for (; i < bits.length; i++) {
    const here = ones(bits[i] ?? 0)
    if (here > skip) break
    skip -= here
  }
  for (; i < bits.length && found.length < limit; i++) {
    for (let word = bits[i] ?? 0; word !== 0 && found.length < limit; word &= word - 1) {
      if (skip > 0) skip--
      else found.push(i * 32 + 31 - Math.clz32(word & -word))
    }
  }
  return found
}

/** The nearest set position beyond `position` in a direction, going round at the end. The set must not be empty. */
export function nextBit(bits: Bitset, position: number, step: 1 | -1): number {
  const size = bits.length * 32
  let next = position
  do {
    next = (next + step + size) % size
    while (bits[next >>> 5] === 0 && next >>> 5 !== position >>> 5)
      next = wordEdge(next, step, size)
  } while (!hasBit(bits, next) && next !== position)
  return next
}

const wordEdge = (position: number, step: 1 | -1, size: number) =>
  ((step === 1 ? (position | 31) + 1 : (position & ~31) - 1) + size) % size

/** Population count of a 32-bit word (Hacker's Delight, figure 5-2). */
function ones(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555)
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333)
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
