import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { TextSink } from '../tables/document-table'
import { END, isNumbers, NUMBERS, SNAPSHOT_FORMAT } from './snapshot-format'

/** Bytes that are collected before they are written. */
const CHUNK_BYTES = 1024 * 1024

/** Appends texts and numbers to a snapshot. */
export class SnapshotWriter implements TextSink {
  readonly #file: FileHandle
  #chunks: Buffer[] = []
  #pending = 0
  #position = 0

  constructor(file: FileHandle) {
    this.#file = file
  }

  get position(): number {
    return this.#position
  }

  /** @param bytes which are copied */
  add(bytes: Uint8Array): number {
    const position = this.#position
    this.#chunks.push(Buffer.from(bytes))
    this.#pending += bytes.length
    this.#position += bytes.length
    return position
  }

  async drain(): Promise<void> {
    if (this.#pending < CHUNK_BYTES) return yieldToEventLoop()
    await this.flush()
  }

  async flush(): Promise<void> {
    const chunks = this.#chunks
    this.#chunks = []
    this.#pending = 0
    if (chunks.length > 0) await this.#file.writev(chunks)
  }

  /** Writes the lists of numbers in a value. @returns the value as JSON, with their byte ranges instead */
  toJson(value: unknown): string {
    return JSON.stringify(value, (_, each: unknown) => {
      if (!isNumbers(each)) return each
      // Lists of numbers are read at positions that are a multiple of their elements.
      this.add(Buffer.alloc((8 - (this.#position % 8)) % 8))
      const { buffer, byteOffset, byteLength } = each
      const at = this.add(Buffer.from(buffer, byteOffset, byteLength))
      return { [NUMBERS]: each.constructor.name, at, length: each.length }
    })
  }
}

/**
 * Writes a snapshot, and replaces the file when it is complete. Only the user who runs the site can read it. Leaves nothing
 * behind when it fails.
 * @param write adds the texts, and returns the rest
 * @throws the file system's error, or that of `write`
 */
export async function writeSnapshot(
  path: string,
  write: (writer: SnapshotWriter) => Promise<object>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.part`
  // A file of an interrupted run may have other permissions.
  await rm(part, { force: true })
  try {
    const file = await open(part, 'wx', 0o600)
    try {
      const writer = new SnapshotWriter(file)
      const content = await write(writer)
      const json = Buffer.from(writer.toJson({ ...content, format: SNAPSHOT_FORMAT() }))
      const end = Buffer.alloc(END.length + 8)
      end.writeDoubleLE(writer.add(json))
      end.write(END, 8)
      writer.add(end)
      await writer.flush()
      // Otherwise the new name could exist before the content after a power failure.
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
