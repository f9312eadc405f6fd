import type { Gallery, Selection, Tile } from '@tessera/gallery/core'
import type { FilterResult } from './naive-filter'

/** Minimal bitsets: a flat array of 32-bit words for each option, AND, and a population count. */
export function makeMinimalFilter(
  { groups }: Gallery,
  tiles: readonly Tile[],
): (selection: Selection) => FilterResult {
  const words = Math.ceil(tiles.length / 32)
  const sets = new Map(
    groups.flatMap((group) =>
      group.options.map(({ id }) => [`${group.id} ${id}`, new Uint32Array(words)] as const),
    ),
  )
  tiles.forEach(({ terms }, position) => {
    for (const [group, options] of Object.entries(terms))
      for (const option of options) {
        const set = sets.get(`${group} ${option}`)
        if (set) set[position >>> 5] = (set[position >>> 5] ?? 0) | (1 << (position & 31))
      }
  })
  const all = new Uint32Array(words).fill(0xffffffff)
  if (tiles.length % 32 > 0) all[words - 1] = 2 ** (tiles.length % 32) - 1

  const mask = new Uint32Array(words)
  const fillMask = (selection: Selection, except: string | null) => {
    mask.set(all)
    for (const [group, [option]] of Object.entries(selection)) {
      const set = group === except ? undefined : sets.get(`${group} ${option}`)
      if (set) for (let i = 0; i < words; i++) mask[i] = (mask[i] ?? 0) & (set[i] ?? 0)
    }
  }
  const common = (set: Uint32Array) => {
    let count = 0
    for (let i = 0; i < words; i++) count += ones((mask[i] ?? 0) & (set[i] ?? 0))
    return count
  }
  return (selection) => {
    const counts: Record<string, Record<string, number>> = {}
    for (const { id: group, options } of groups) {
      fillMask(selection, group)
      const each: Record<string, number> = {}
      for (const { id } of options) each[id] = common(sets.get(`${group} ${id}`) ?? all)
      each[''] = common(all)
      counts[group] = each
    }
    fillMask(selection, null)
    const first: string[] = []
    for (let i = 0; i < words && first.length < 24; i++)
      for (let word = mask[i] ?? 0; word !== 0 && first.length < 24; word &= word - 1)
        first.push(tiles[i * 32 + 31 - Math.clz32(word & -word)]?.id ?? '')
    return [common(all), first, counts]
  }
}

/** Population count of a 32-bit word (Hacker's Delight, figure 5-2). */
function ones(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555)
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333)
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
