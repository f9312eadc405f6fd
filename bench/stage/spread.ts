/**
 * One of `options` for a thing and a group, as if by chance and always the same: MurmurHash3's finalizer. Strides would
 * leave most pairs of options without a single thing.
 */
export function spread(index: number, group: number, options: number): number {
  let hash = Math.imul(index * 8 + group + 1, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % options
}
