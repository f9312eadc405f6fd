/** About 1 ms for titles. */
export const COMPARISONS_PER_STEP = 2_000
/** Items per run. Sorting a run needs fewer comparisons than a step has. */
const RUN_LENGTH = 128

type Compare<T> = (a: T, b: T) => number

/**
 * Sorts a copy in steps of about `COMPARISONS_PER_STEP`; `toSorted` of 100,000 titles would block the event loop for
 * nearly a second. Bottom-up merge sort (Knuth, The Art of Computer Programming 3, 5.2.4): stable, and fast for sorted
 * input.
 */
export function* sortInSteps<T extends object | number>(
  items: readonly T[],
  compare: Compare<T>,
): Generator<undefined, readonly T[]> {
  let from: readonly T[] = yield* sortRuns(items, compare)
  for (let width = RUN_LENGTH; width < items.length; width *= 2) {
    const to: T[] = []
    for (let start = 0; start < from.length; start += 2 * width) {
      const merged = merge(
        from.slice(start, start + width),
        from.slice(start + width, start + 2 * width),
        compare,
      )
      for (const item of merged) {
        to.push(item)
        if (to.length % COMPARISONS_PER_STEP === 0) yield
      }
    }
    from = to
  }
  return from
}

function* sortRuns<T>(items: readonly T[], compare: Compare<T>): Generator<undefined, T[]> {
  const sorted: T[] = []
  for (let start = 0; start < items.length; start += RUN_LENGTH) {
    sorted.push(...items.slice(start, start + RUN_LENGTH).sort(compare))
    yield
  }
  return sorted
}

/** Merges two sorted lists: at most one comparison per item, and one in all if the second list follows the first. */
function* merge<T>(first: readonly T[], second: readonly T[], compare: Compare<T>): Generator<T> {
  let position = 0
  const [last, next] = [first.at(-1), second[0]]
  const isInOrder = last === undefined || next === undefined || compare(last, next) <= 0
  if (!isInOrder) {
    for (const item of first) {
      for (
        let other = second[position];
        other !== undefined && compare(item, other) > 0;
        other = second[++position]
      )
        yield other
      yield item
    }
  } else yield* first
  yield* second.slice(position)
}
