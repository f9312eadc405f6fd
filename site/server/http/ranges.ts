/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Reads a `Range` header for a file of `size` bytes. `whole` when there is none or one we need not serve (several
 * ranges, another unit, nonsense); `unsatisfiable` when it lies beyond the end.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole'
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
