/** A set of positions from 0 to size - 1, 32 per array element. */
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

/** Intersects `bits` in place with `others` of the same size. */
export function intersectInto(bits: Bitset, others: Bitset): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) & (others[i] ?? 0)
}

/** Adds to `bits` in place all positions of `others` of the same size. */
export function uniteInto(bits: Bitset, others: Bitset): void {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] ?? 0) | (others[i] ?? 0)
}

/** The same set in another order: position `i` of the result is position `order[i]` of `bits`. */
export function reorder(bits: Bitset, order: Uint32Array): Bitset {
  const ordered = emptyBitset(order.length)
  for (let i = 0; i < order.length; i++) {
    const position = order[i] ?? 0
    const element = i >>> 5
    const bit = ((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1
    ordered[element] = (ordered[element] ?? 0) | (bit << (i & 31))
  }
  return ordered
}

/** Number of positions in the set that are less than `end`; all by default. */
export function countBits(bits: Bitset, end = bits.length * 32): number {
  const elements = end >>> 5
  let count = 0
  for (let i = 0; i < elements; i++) count += popCount(bits[i] ?? 0)
  const rest = end & 31
  return rest === 0 ? count : count + popCount((bits[elements] ?? 0) & (2 ** rest - 1))
}

/** Size of the intersection. Allocates nothing: this is the hot loop of the option counts. */
export function countCommon(a: Bitset, b: Bitset): number {
  let count = 0
  for (let i = 0; i < a.length; i++) count += popCount((a[i] ?? 0) & (b[i] ?? 0))
  return count
}

/** Positions in ascending order: at most `limit`, after the first `offset`. */
export function sliceBits(bits: Bitset, offset: number, limit: number): readonly number[] {
  const found: number[] = []
  let i = 0
  let skip = offset
  for (; i < bits.length; i++) {
    const count = popCount(bits[i] ?? 0)
    if (count > skip) break
    skip -= count
  }
  for (; i < bits.length && found.length < limit; i++) {
    for (let rest = bits[i] ?? 0; rest !== 0 && found.length < limit; rest &= rest - 1) {
      if (skip > 0) skip--
      else found.push(i * 32 + 31 - Math.clz32(rest & -rest))
    }
  }
  return found
}

/** Number of 1 bits in a 32-bit number (Hacker's Delight, figure 5-2). */
function popCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
