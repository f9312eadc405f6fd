/** Byte positions in a file, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Reads a `Range` header.
 *
 * @param size of the file, bytes
 * @returns `whole` without a header and for ranges that the server does not support (several ranges, other units,
 * invalid ones); `unsatisfiable` for ranges beyond the end
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
