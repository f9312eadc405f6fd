/** About 1 ms for titles. */
export const COMPARISONS_PER_STEP = 2_000
/** Items per run. Sorting a run needs fewer comparisons than a step has. */
const RUN_LENGTH = 128

type Compare = (a: number, b: number) => number

/**
 * Sorts a copy in steps of about `COMPARISONS_PER_STEP`; to sort 100,000 titles at once would block the event loop for
 * nearly a second. Bottom-up merge sort (Knuth, The Art of Computer Programming 3, 5.2.4): stable, and fast for sorted
 * input. Typed arrays, because plain ones of a million items would leave 150 MB to the garbage collector.
 */
export function* sortInSteps(
  items: Uint32Array,
  compare: Compare,
): Generator<undefined, Uint32Array> {
  let from = yield* sortRuns(items, compare)
  let to: Uint32Array = new Uint32Array(items.length)
  for (let width = RUN_LENGTH; width < items.length; width *= 2) {
    let length = 0
    for (let start = 0; start < items.length; start += 2 * width) {
      const middle = start + width
      const merged = merge(
        from.subarray(start, middle),
        from.subarray(middle, middle + width),
        compare,
      )
      for (const item of merged) {
        to[length++] = item
        if (length % COMPARISONS_PER_STEP === 0) yield
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}

function* sortRuns(items: Uint32Array, compare: Compare): Generator<undefined, Uint32Array> {
  const sorted = items.slice()
  for (let start = 0; start < items.length; start += RUN_LENGTH) {
    sorted.subarray(start, start + RUN_LENGTH).sort(compare)
    yield
  }
  return sorted
}

/** Merges two sorted lists: at most one comparison per item, and one in all if the second list follows the first. */
function* merge(first: Uint32Array, second: Uint32Array, compare: Compare): Generator<number> {
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
  yield* second.subarray(position)
}
