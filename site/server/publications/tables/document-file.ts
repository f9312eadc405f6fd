import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Bytes that are in memory before they are written. Small sites never write a file. */
const BUFFER_BYTES = 4 * 1024 * 1024
/** Extents have a multiple of this size, so that a changed text often fits into one that was freed, bytes. */
const UNIT_BYTES = 64

const files = new FinalizationRegistry<{ fd: number | null }>(({ fd }) => {
  if (fd !== null) closeSync(fd)
})

/** A file whose texts are not changed: those of a snapshot. Its positions come first. */
export interface BaseFile {
  readonly fd: number
  /** Bytes of texts. */
  readonly length: number
}

/**
 * Texts by position, outside the heap: the newest ones in a buffer, the others in a file that no other process sees and that
 * disappears with this one. It is a cache of what the database has; Linux keeps in memory what is often read.
 */
export class DocumentFile {
  readonly #folder: string
  readonly #base: BaseFile | null
  readonly #file: { fd: number | null } = { fd: null }
  /** What is not written yet. */
  #buffer = Buffer.alloc(0)
  #buffered = 0
  /** Position of the first text that is not in the base. */
  readonly #start: number
  /** Bytes in the own file. */
  #written = 0
  /** Positions of free extents by their sizes. */
  readonly #free = new Map<number, number[]>()
  #isShared = false

  /** @param folder for the file; the system's folder for temporary files if it cannot be written */
  constructor(folder: string, base: BaseFile | null = null) {
    this.#folder = folder
    this.#base = base
    this.#start = base?.length ?? 0
    files.register(this, this.#file)
  }

  /** From now on nothing is overwritten: another reader of the same positions may need it. */
  share(): this {
    this.#isShared = true
    return this
  }

  /** @returns its position. The length in bytes is the caller's to keep. @throws the file system's error */
  add(text: Buffer): number {
    const size = extentOf(text.length)
    const free = this.#isShared ? undefined : this.#free.get(size)?.pop()
    if (free !== undefined) {
      this.#overwrite(free, text)
      return free
    }
    if (this.#buffered + size > BUFFER_BYTES) this.#write()
    if (this.#buffered + size > this.#buffer.length) this.#growBuffer(this.#buffered + size)
    const position = this.#start + this.#written + this.#buffered
    text.copy(this.#buffer, this.#buffered)
    this.#buffered += size
    return position
  }

  read = (position: number, length: number): string => this.bytes(position, length).toString('utf8')

  /** Valid until the next call. */
  bytes(position: number, length: number): Buffer {
    const own = position - this.#start
    if (own >= this.#written) {
      const start = own - this.#written
      return this.#buffer.subarray(start, start + length)
    }
    const bytes = length <= SCRATCH.length ? SCRATCH : Buffer.allocUnsafe(length)
    if (own < 0 && this.#base) readSync(this.#base.fd, bytes, 0, length, position)
    else readSync(this.#open(), bytes, 0, length, own)
    return bytes.subarray(0, length)
  }

  free(position: number, length: number): void {
    if (position < this.#start) return
    const size = extentOf(length)
    const positions = this.#free.get(size)
    if (positions) positions.push(position)
    else this.#free.set(size, [position])
  }

  #overwrite(position: number, text: Buffer): void {
    const own = position - this.#start
    if (own >= this.#written) text.copy(this.#buffer, own - this.#written)
    else writeSync(this.#open(), text, 0, text.length, own)
  }

  #write(): void {
    let done = 0
    while (done < this.#buffered)
      done += writeSync(
        this.#open(),
        this.#buffer,
        done,
        this.#buffered - done,
        this.#written + done,
      )
    this.#written += this.#buffered
    this.#buffered = 0
  }

  #growBuffer(size: number): void {
    const grown = Buffer.alloc(Math.max(size, Math.min(BUFFER_BYTES, this.#buffer.length * 2)))
    this.#buffer.copy(grown, 0, 0, this.#buffered)
    this.#buffer = grown
  }

  #open(): number {
    return (this.#file.fd ??= openTemporary(this.#folder))
  }
}

/** For texts of usual length. */
const SCRATCH = Buffer.allocUnsafe(65_536)

const extentOf = (length: number) => Math.max(1, Math.ceil(length / UNIT_BYTES)) * UNIT_BYTES

function openTemporary(folder: string): number {
  const name = `documents-${randomBytes(9).toString('hex')}`
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return openUnlinked(join(folder, name))
  } catch {
    // The snapshot, which is in the same folder, reports that it cannot be written.
    return openUnlinked(join(tmpdir(), name))
  }
}

function openUnlinked(path: string): number {
  const fd = openSync(path, 'wx+', 0o600)
  unlinkSync(path)
  return fd
}
