import { uploadError } from '../../images/upload/upload-error'
import type { VideoBytes } from './video-bytes'

/** Reads per header. A normal header takes dozens. */
const MAX_READS = 10_000

/** Limits the number of reads, so that a malicious header cannot cause endless reading. */
export interface BoundedReader {
  readonly size: number
  /** @throws UploadError if the file ends before `length` bytes */
  readExactly(position: number, length: number): Promise<Buffer>
  /** Returns fewer than `length` bytes at the end of the file. */
  readUpTo(position: number, length: number): Promise<Buffer>
}

export function createBoundedReader({ size, read }: VideoBytes): BoundedReader {
  let readsLeft = MAX_READS
  const readUpTo = (position: number, length: number) => {
    readsLeft -= 1
    if (readsLeft < 0) throw damagedVideoError()
    return read(position, length)
  }
  const readExactly = async (position: number, length: number) => {
    const bytes = await readUpTo(position, length)
    if (bytes.length < length) throw damagedVideoError()
    return bytes
  }
  return { size, readExactly, readUpTo }
}

export const damagedVideoError = () =>
  uploadError('This video cannot be read; it may be damaged.', 400)
