import { MAX_IMAGES } from '../../media-library/max-images'

/**
 * Ids for an address, in ascending order: `3-7.9`. Images that were uploaded together make one range. Node.js accepts
 * 16 kB of headers, in which Next.js repeats the address twice, with commas as three characters.
 */
export function writeIds(ids: readonly number[]): string {
  const ranges: [from: number, to: number][] = []
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && last[1] === id - 1) last[1] = id
    else ranges.push([id, id])
  }
  return ranges.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join('.')
}

/** Reads ids from an address, at most `MAX_IMAGES`; they may also be divided by commas. What is no id is left out. */
export function readIds(text: string): readonly number[] {
  const ids = new Set<number>()
  for (const part of text.split(/[.,]/)) {
    const [, from = '', to = from] = /^(\d{1,15})(?:-(\d{1,15}))?$/.exec(part) ?? []
    for (let id = Number(from || NaN); id <= Number(to) && ids.size < MAX_IMAGES; id++)
      if (id > 0) ids.add(id)
  }
  return [...ids]
}
