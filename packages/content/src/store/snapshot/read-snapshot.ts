import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { PublicationRow } from '../read/publication-reader'
import { snapshotFooter, snapshotHeader, snapshotRow } from './snapshot-format'

/**
 * The rows of a snapshot, oldest first. They count only after the last one: a damaged or incomplete file throws then at
 * the latest.
 * @throws the file system's error, such as ENOENT, or an Error for a file that is not a whole snapshot
 */
export async function* readSnapshot(file: string): AsyncGenerator<PublicationRow> {
  let isHeader = true
  let count = 0
  let expected: number | undefined
  for await (const line of linesOf(file)) {
    const value: unknown = JSON.parse(line)
    const row = isHeader ? null : snapshotRow.safeParse(value).data
    if (row) {
      count += 1
      yield row
    } else if (isHeader) {
      snapshotHeader.parse(value)
      isHeader = false
    } else expected = snapshotFooter.parse(value).rows
  }
  if (expected !== count) throw new Error(`The snapshot "${file}" is incomplete.`)
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const compressed = createReadStream(file)
  const text = createGunzip().setEncoding('utf8')
  // `pipe` does not forward errors.
  compressed.on('error', (error) => text.destroy(error)).pipe(text)
  let rest = ''
  try {
    for await (const chunk of text) {
      const lines = (rest + String(chunk)).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    if (rest) yield rest
  } finally {
    compressed.destroy()
  }
}
