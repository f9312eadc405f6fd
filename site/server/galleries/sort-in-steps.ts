/** Comparisons between two steps: of titles, about 1 ms. */
export const STEP = 2_000
/** Merge sort begins with runs of so many, sorted at once: fewer comparisons than a step has. */
const RUN = 128

type Compare<T> = (a: T, b: T) => number

/**
 * Sorts a copy in steps, so that a server answers others in between: `toSorted` of 100,000 titles takes most of a second.
 * Merge sort from the bottom up (Knuth, The Art of Computer Programming 3, 5.2.4): stable, and little to do for what is
 * in order already.
 */
export function* sortInSteps<T extends object | number>(
  items: readonly T[],
  compare: Compare<T>,
): Generator<undefined, readonly T[]> {
  let from: readonly T[] = yield* sortRuns(items, compare)
  for (let width = RUN; width < items.length; width *= 2) {
    const to: T[] = []
    for (let start = 0; start < from.length; start += 2 * width) {
      const merged = merge(
        from.slice(start, start + width),
        from.slice(start + width, start + 2 * width),
        compare,
      )
      for (const item of merged) {
        to.push(item)
        if (to.length % STEP === 0) yield
      }
    }
    from = to
  }
  return from
}

function* sortRuns<T>(items: readonly T[], compare: Compare<T>): Generator<undefined, T[]> {
  const sorted: T[] = []
  for (let start = 0; start < items.length; start += RUN) {
    sorted.push(...items.slice(start, start + RUN).sort(compare))
    yield
  }
  return sorted
}

/** At most one comparison for an item, and one for all of them when the second run follows the first. */
function* merge<T>(first: readonly T[], second: readonly T[], compare: Compare<T>): Generator<T> {
  let taken = 0
  const [last, next] = [first.at(-1), second[0]]
  const isInOrder = last === undefined || next === undefined || compare(last, next) <= 0
  if (!isInOrder) {
    for (const item of first) {
      for (
        let other = second[taken];
        other !== undefined && compare(item, other) > 0;
        other = second[++taken]
      )
        yield other
      yield item
    }
  } else yield* first
  yield* second.slice(taken)
}
