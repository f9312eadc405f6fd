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

/**
 * Texts by position, outside the heap: the newest ones in a buffer, the others in a file that no other process sees and that
 * disappears with this one. It is a cache of what the database has; Linux keeps in memory what is often read.
 */
export class DocumentFile {
  readonly #folder: string
  readonly #file: { fd: number | null } = { fd: null }
  /** What is not written yet. */
  #buffer = Buffer.alloc(0)
  #buffered = 0
  /** Bytes in the file. */
  #written = 0
  /** Positions of free extents by their sizes. */
  readonly #free = new Map<number, number[]>()
  #isShared = false

  /** @param folder for the file; the system's folder for temporary files if it cannot be written */
  constructor(folder: string) {
    this.#folder = folder
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
    const position = this.#written + this.#buffered
    text.copy(this.#buffer, this.#buffered)
    this.#buffered += size
    return position
  }

  read(position: number, length: number): string {
    if (position >= this.#written) {
      const start = position - this.#written
      return this.#buffer.toString('utf8', start, start + length)
    }
    const bytes = length <= SCRATCH.length ? SCRATCH : Buffer.allocUnsafe(length)
    readSync(this.#open(), bytes, 0, length, position)
    return bytes.toString('utf8', 0, length)
  }

  free(position: number, length: number): void {
    const size = extentOf(length)
    const positions = this.#free.get(size)
    if (positions) positions.push(position)
    else this.#free.set(size, [position])
  }

  #overwrite(position: number, text: Buffer): void {
    if (position >= this.#written) text.copy(this.#buffer, position - this.#written)
    else writeSync(this.#open(), text, 0, text.length, position)
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
