import { open } from 'node:fs/promises'

/** Reads bytes of a file; fewer than `length` at its end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>

export interface VideoBytes {
  readonly size: number
  readonly read: ReadAt
}

/** An uploaded video: in memory (Payload's local API), or streamed to a file (the upload endpoints). */
export interface UploadedVideo {
  readonly data: Buffer
  readonly tempFilePath?: string | undefined
}

/** Reads a video in parts, because it may be larger than the memory. */
export async function withVideoBytes<T>(
  { data, tempFilePath }: UploadedVideo,
  readFrom: (bytes: VideoBytes) => Promise<T>,
): Promise<T> {
  if (!tempFilePath) {
    const read: ReadAt = async (position, length) => data.subarray(position, position + length)
    return readFrom({ size: data.length, read })
  }
  const file = await open(tempFilePath, 'r')
  try {
    const { size } = await file.stat()
    const read: ReadAt = async (position, length) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
      return buffer.subarray(0, bytesRead)
    }
    return await readFrom({ size, read })
  } finally {
    await file.close()
  }
}
