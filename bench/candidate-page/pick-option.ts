/**
 * A pseudo-random but reproducible option of an item in a group, by the finalizer of MurmurHash3. With fixed strides most
 * pairs of options would have no item.
 * @returns a number from 0 to `options - 1`
 */
export function pickOption(index: number, group: number, options: number): number {
  let hash = Math.imul(index * 8 + group + 1, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % options
}
