import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { z } from 'zod'
import type { BaseFile } from '../tables/document-file'
import { END, NUMBERS, SNAPSHOT_FORMAT } from './snapshot-format'

const byteRange = z.object({
  [NUMBERS]: z.enum(['Float64Array', 'Uint32Array']),
  at: z.number(),
  length: z.number(),
})

export interface Snapshot {
  /** The texts. The file stays open, because another snapshot replaces it. */
  readonly base: BaseFile
  /** What was passed to `writeSnapshot`, by a program with the same format. */
  readonly content: unknown
}

/** @throws the file system's error, such as ENOENT, or an Error for a file that is not a whole snapshot of this format */
export function readSnapshot(path: string): Snapshot {
  const fd = openSync(path, 'r')
  try {
    const { size } = fstatSync(fd)
    const end = readBytes(fd, Math.max(0, size - END.length - 8), END.length + 8)
    if (end.toString('latin1', 8) !== END) throw new Error(`The snapshot "${path}" is incomplete.`)
    const start = end.readDoubleLE()
    const json = readBytes(fd, start, size - start - end.length).toString('utf8')
    const content: unknown = JSON.parse(json, (_, value: unknown) => {
      const parsed = isByteRange(value) ? byteRange.parse(value) : null
      return parsed ? readNumbers(fd, parsed) : value
    })
    const { format } = z.object({ format: z.string() }).parse(content)
    if (format !== SNAPSHOT_FORMAT())
      throw new Error(`The snapshot "${path}" is of another version of this program.`)
    return { base: { fd, length: start }, content }
  } catch (error) {
    closeSync(fd)
    throw error
  }
}

const isByteRange = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, NUMBERS)

function readNumbers(fd: number, { [NUMBERS]: type, at, length }: z.infer<typeof byteRange>) {
  const numbers = type === 'Float64Array' ? new Float64Array(length) : new Uint32Array(length)
  readSync(fd, numbers, 0, numbers.byteLength, at)
  return numbers
}

function readBytes(fd: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readSync(fd, bytes, 0, length, position)
  return bytes
}
