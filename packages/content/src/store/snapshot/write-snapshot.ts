import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { constants, createGzip } from 'node:zlib'
import type { PublicationReader, PublicationRow } from '../read/publication-reader'
import { footerLine, headerLine, toLine } from './snapshot-format'

/** 50 rows take about 1 ms. Then other requests are answered. */
const ROWS_PER_STEP = 50

/**
 * Writes a snapshot of everything published, row by row, and replaces the file when it is complete. Only the user who
 * runs the site can read it. Leaves nothing behind when it fails.
 * @throws the file system's or the database's error
 */
export async function writeSnapshot(
  reader: PublicationReader,
  file: string,
  signal?: AbortSignal,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  // A file of an interrupted run may have other permissions.
  await rm(part, { force: true })
  try {
    await pipeline(
      Readable.from(snapshotLines(reader)),
      createGzip({ level: constants.Z_BEST_SPEED }),
      createWriteStream(part, { mode: 0o600, flags: 'wx' }),
      { signal },
    )
    await flushToDisk(part)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function* snapshotLines(reader: PublicationReader): AsyncGenerator<string> {
  const start = await reader.latestRevision()
  const { generation } = reader
  yield headerLine(start)
  let count = 0
  for (let revision = 0; ;) {
    const rows = await reader.rowsAfter(revision, ROWS_PER_STEP)
    if (reader.generation !== generation)
      throw new Error('The database was replaced while the snapshot was written.')
    const last = rows.at(-1)
    if (!last) break
    revision = last.revision
    // A document that was unpublished before is not in the snapshot. One unpublished meanwhile may already be in it.
    // A document that was unpublished before is not in the snapshot. One unpublished meanwhile may already be in it.
    const needed = rows.filter((row) => row.body !== null || row.revision > start)
    count += needed.length
    // An import writes many rows with one revision.
    for (let first = 0; first < needed.length; first += ROWS_PER_STEP) {
      yield needed
        .slice(first, first + ROWS_PER_STEP)
        .map(toRowLine)
        .join('')
      await yieldToEventLoop()
    }
  }
  yield footerLine(count)
}

function toRowLine({ kind, key, locale, path, revision, body, uses }: PublicationRow): string {
  return toLine({ kind, key, locale, path, revision, body: toText(body), uses })
}

const toText = (body: unknown) =>
  body === null || typeof body === 'string' ? body : JSON.stringify(body)

/** Otherwise the new name could exist before the content after a power failure. */
async function flushToDisk(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
